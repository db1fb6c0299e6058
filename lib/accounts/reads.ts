import "server-only";
import { db } from "@/lib/platform/database/db";
import { hashOf, keyedHashOf } from "@/lib/platform/process/secrets";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { subscriptionSummaryOf } from "@/lib/subscriptions/rules";
import type { CurrentUser } from "./contract";

export function currentUserOf(viewer: Viewer): CurrentUser {
  const { id, username, name, email, avatarUrl, isAdmin, timeZone, timeZoneChosen } = viewer;
  const person = { id, username, name, email, avatarUrl, isAdmin, timeZone, timeZoneChosen };
  return { ...person, subscription: subscriptionSummaryOf(viewer, now()) };
}

/** Six digits can be guessed, so their hash uses a key that is not in the database. */
export const codeHashOf = (email: string, code: string): string => keyedHashOf("sign-in-code", `${email}:${code}`);

const TOKEN = /^[0-9a-f]{64}$/;

export type MagicLink = { email: string; sameBrowser: boolean };

/** Finds a valid link without using it up. `requester` is the cookie of the browser that opens it. */
export async function findLink(token: string, requester: string | undefined): Promise<MagicLink | null> {
  if (!TOKEN.test(token)) return null;
  const magicLinkToken = await db.magicLinkToken.findUnique({ where: { token: hashOf(token) } });
  if (
    !magicLinkToken ||
    magicLinkToken.isUsed ||
    magicLinkToken.kind !== "sign-in" ||
    magicLinkToken.expiresAt <= now()
  )
    return null;
  const sameBrowser = requester !== undefined && magicLinkToken.requesterHash === hashOf(requester);
  return { email: magicLinkToken.email, sameBrowser };
}
