import { requestMagicLink } from "@/lib/accounts/contract";
import { cookieForRequester } from "@/lib/accounts/cookies";
import { requestLink } from "@/lib/accounts/writes";
import { methods, respond, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(requestMagicLink, async ({ body, request, client }) => {
    const requester = await requestLink(body, { client, cookies: request.headers.get("cookie") });
    return respond({ ok: true as const }, { headers: [["Set-Cookie", cookieForRequester(requester)]] });
  }),
);
