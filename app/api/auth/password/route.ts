import { signInWithPassword } from "@/lib/accounts/contract/security";
import { cookieForKnownBrowser } from "@/lib/accounts/known-browser";
import { nextPath } from "@/lib/accounts/rules";
import * as writes from "@/lib/accounts/writes/password";
import { methods, respond, route } from "@/lib/platform/server/route";
import { sessionTokenIn } from "@/lib/platform/server/session";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(signInWithPassword, async ({ body, client, request }) => {
    const cookies = request.headers.get("cookie");
    const cookie = await writes.signInWithPassword(body, { client, cookies, session: sessionTokenIn(cookies) });
    const headers: [string, string][] = [
      ["Set-Cookie", cookie],
      ["Set-Cookie", cookieForKnownBrowser(cookies, body.email)],
    ];
    return respond({ ok: true as const, next: nextPath(body.next) }, { headers });
  }),
);
