import { logout } from "@/lib/accounts/contract";
import { signedOutHeaders } from "@/lib/accounts/cookies";
import { endSession } from "@/lib/accounts/writes";
import { methods, reply, route } from "@/lib/platform/route";
import { sessionIn } from "@/lib/platform/session";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(logout, async ({ request }) => {
    await endSession(sessionIn(request.headers.get("cookie")));
    return reply({ ok: true as const }, { headers: signedOutHeaders() });
  }),
);
