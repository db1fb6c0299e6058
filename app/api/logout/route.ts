import { logout } from "@/lib/accounts/contract";
import { clearedCookie } from "@/lib/accounts/cookies";
import { signOut } from "@/lib/accounts/writes";
import { methods, reply, route } from "@/lib/platform/route";
import { sessionIn } from "@/lib/platform/session";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(logout, async ({ request }) => {
    await signOut(sessionIn(request.headers.get("cookie")));
    const headers: [string, string][] = [
      ["Set-Cookie", clearedCookie()],
      ["Clear-Site-Data", '"cache", "storage"'],
    ];
    return reply({ ok: true as const }, { headers });
  }),
);
