import { verify } from "@/lib/accounts/contract";
import { nextPath } from "@/lib/accounts/rules";
import { signIn } from "@/lib/accounts/writes";
import { addressFrom } from "@/lib/platform/limits";
import { methods, reply, route } from "@/lib/platform/route";
import { sessionIn } from "@/lib/platform/session";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(verify, async ({ body, request: { headers } }) => {
    const by = {
      from: addressFrom(headers),
      userAgent: headers.get("user-agent") ?? "",
      session: sessionIn(headers.get("cookie")),
    };
    const { cookie, next } = await signIn(body, by);
    return reply({ ok: true as const, next: nextPath(next) }, { headers: [["Set-Cookie", cookie]] });
  }),
);
