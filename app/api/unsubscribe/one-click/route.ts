import { KIND_IN_WORDS } from "@/lib/accounts/rules/mails";
import { unsubscribe } from "@/lib/accounts/writes/mail-preferences";
import { Problem } from "@/lib/platform/contract/problem";
import { bytesFrom, refuseEncoded } from "@/lib/platform/server/body";
import { consumeLocal } from "@/lib/platform/server/limits";
import { methods, plainRoute } from "@/lib/platform/server/route";

const MOST_BYTES = 4096;

/** Generous: a mail provider posts for all its users from a few addresses. */
const POSTS_OF_AN_ADDRESS = { points: 600, seconds: 60 };

/**
 * What mail programs post to the address in List-Unsubscribe (RFC 8058), `/unsubscribe`; the middleware leads it here.
 * The response is no redirect: the programs do not follow one.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plainRoute("POST", "/api/unsubscribe/one-click", async (request, client) => {
    await consumeLocal("one-click", client.address, POSTS_OF_AN_ADDRESS);
    if (!(await isOneClick(request)))
      throw new Problem("invalid_body", "This address takes 'List-Unsubscribe=One-Click'.");
    const { stopped } = await unsubscribe(new URL(request.url).searchParams.get("token") ?? "");
    return new Response(`Done. You get no more mails of this kind: ${KIND_IN_WORDS[stopped]}.\n`, {
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  }),
);

/** The form is URL-encoded or multipart, as the program likes. */
async function isOneClick(request: Request): Promise<boolean> {
  refuseEncoded(request);
  const type = request.headers.get("content-type") ?? "";
  const body = await bytesFrom(request, MOST_BYTES);
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => null);
  return form?.get("List-Unsubscribe") === "One-Click";
}
