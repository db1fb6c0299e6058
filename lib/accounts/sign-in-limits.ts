import "server-only";
import type { Client } from "@/lib/platform/client";
import type { Limit } from "@/lib/platform/contract";
import { consumeShared } from "@/lib/platform/limits";
import { knownBrowserIn } from "./known-browser";

type Limits = { own: Limit; addressFromPlace: Limit; place: Limit; address: Limit };

/** Who signs in: the browser with its cookies, and the request it sends. */
export type SignInRequest = { client: Client; cookies: string | null };

/**
 * Counts one try for an address, known or not. Throws 429 `rate_limited`. What is refused here does not count for the
 * address, so one place alone cannot use up what everybody has.
 */
export async function countTry(
  kind: "link" | "password",
  email: string,
  limits: Limits,
  { client, cookies }: SignInRequest,
): Promise<void> {
  const isKnownBrowser = knownBrowserIn(cookies, email);
  if (isKnownBrowser) return consumeShared(`${kind}-own`, isKnownBrowser, limits.own);
  await consumeShared(`${kind}-ip`, client.address, limits.place);
  await consumeShared(`${kind}-address-ip`, `${email} ${client.address}`, limits.addressFromPlace);
  await consumeShared(`${kind}-address`, email, limits.address);
}
