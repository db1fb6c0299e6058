import { signInWithPassword } from "@/lib/accounts/contract/security";
import { nextPath } from "@/lib/accounts/rules";
import * as writes from "@/lib/accounts/writes/password";
import { addressFrom } from "@/lib/platform/limits";
import { methods, reply, route } from "@/lib/platform/route";
import { sessionIn } from "@/lib/platform/session";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(signInWithPassword, async ({ body, request: { headers } }) => {
    const by = {
      from: addressFrom(headers),
      userAgent: headers.get("user-agent") ?? "",
      session: sessionIn(headers.get("cookie")),
    };
    const cookie = await writes.signInWithPassword(body, by);
    return reply({ ok: true as const, next: nextPath(body.next) }, { headers: [["Set-Cookie", cookie]] });
  }),
);
