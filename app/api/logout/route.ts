import { logout } from "@/lib/accounts/contract";
import { signedOutHeaders } from "@/lib/accounts/cookies";
import { endSession } from "@/lib/accounts/writes";
import { methods, respond, route } from "@/lib/platform/server/route";
import { sessionTokenIn } from "@/lib/platform/server/session";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(logout, async ({ request }) => {
    await endSession(sessionTokenIn(request.headers.get("cookie")));
    return respond({ ok: true as const }, { headers: signedOutHeaders() });
  }),
);
