import "server-only";
import type { Limit } from "@/lib/platform/contract/endpoint";
import type { Client } from "@/lib/platform/server/client";
import { consumeShared } from "@/lib/platform/server/limits";
import { knownBrowserIn } from "./known-browser";

type Limits = { own: Limit; addressFromNetwork: Limit; network: Limit; address: Limit };

/** The browser's cookies and the request of a sign-in. */
export type SignInRequest = { client: Client; cookies: string | null };

/**
 * Counts one attempt for an address, whether it has an account or not. Throws 429 `rate_limited`. Refused attempts do
 * not count for the address, so one network alone cannot use up its limit.
 */
export async function countTry(
  kind: "link" | "password",
  email: string,
  limits: Limits,
  { client, cookies }: SignInRequest,
): Promise<void> {
  const knownBrowser = knownBrowserIn(cookies, email);
  if (knownBrowser) return consumeShared(`${kind}-own`, knownBrowser, limits.own);
  await consumeShared(`${kind}-ip`, client.address, limits.network);
  await consumeShared(`${kind}-address-ip`, `${email} ${client.address}`, limits.addressFromNetwork);
  await consumeShared(`${kind}-address`, email, limits.address);
}
