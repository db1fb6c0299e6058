import "server-only";
import { createHmac } from "node:crypto";
import { queryRows } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { hashOf } from "@/lib/platform/secrets";
import type { Viewer } from "@/lib/platform/session";

const SECRET = /^[A-Za-z0-9_-]{43}$/;

// The database alone gives nobody an address: it holds the hash to look up by and a seed that needs the key.
export const feedSecretFrom = (seed: string): string =>
  createHmac("sha256", env.authSecret).update(`calendar-feed:${seed}`).digest("base64url");

export const feedAt = (secret: string | null) => ({ address: secret && `${env.appUrl}/api/calendar/${secret}.ics` });

/** The address of the caller's calendar feed; null without one, or when the key has changed since it was made. */
export async function getFeed(viewer: Viewer) {
  const [user] = await queryRows<{ hash: string | null; seed: string | null }>`
    select "calendarSecretHash" as hash, "calendarSecretSeed" as seed from "User" where id = ${viewer.id}`;
  const secret = user?.seed ? feedSecretFrom(user.seed) : null;
  return feedAt(secret && hashOf(secret) === user?.hash ? secret : null);
}

/** Whose feed this is, in one statement. She has no session here, and has not proved lately who she is. */
export async function findFeedOwner(secret: string): Promise<Viewer | null> {
  if (!SECRET.test(secret)) return null;
  const [owner] = await queryRows<Viewer>`
    select id, username, name, email, "avatarUrl", "isAdmin", "timeZone", "timeZoneChosen", "subscriptionStatus", "subscriptionTier",
           "subscriptionCurrentPeriodEnd", "subscriptionSource", "subscriptionCancelAtPeriodEnd",
           '' as "sessionId", to_timestamp(0) as "authenticatedAt", 'link' as method
    from "User" where "calendarSecretHash" = ${hashOf(secret)}`;
  return owner ?? null;
}
