import { verify } from "@/lib/accounts/contract";
import { cookieForKnownBrowser } from "@/lib/accounts/known-browser";
import { nextPath } from "@/lib/accounts/rules";
import { signInByMail } from "@/lib/accounts/writes";
import { methods, respond, route } from "@/lib/platform/server/route";
import { sessionTokenIn } from "@/lib/platform/server/session";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(verify, async ({ body, client, request }) => {
    const cookies = request.headers.get("cookie");
    const { cookie, next, email } = await signInByMail(body, { client, session: sessionTokenIn(cookies) });
    const headers: [string, string][] = [
      ["Set-Cookie", cookie],
      ["Set-Cookie", cookieForKnownBrowser(cookies, email)],
    ];
    return respond({ ok: true as const, next: nextPath(next) }, { headers });
  }),
);
