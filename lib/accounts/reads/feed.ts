import "server-only";
import { createHmac } from "node:crypto";
import { queryRows } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { hashOf } from "@/lib/platform/secrets";
import type { Viewer } from "@/lib/platform/session";

const SECRET = /^[A-Za-z0-9_-]{43}$/;

// A copy of the database reveals no feed URL: it holds a hash for the look-up and a seed that needs the key.
export const feedSecretFrom = (seed: string): string =>
  createHmac("sha256", env.authSecret).update(`calendar-feed:${seed}`).digest("base64url");

export const feedAt = (secret: string | null) => ({ address: secret && `${env.appUrl}/api/calendar/${secret}.ics` });

/** The URL of the caller's calendar feed; null when there is none or the key has changed. */
export async function getFeed(viewer: Viewer) {
  const [user] = await queryRows<{ hash: string | null; seed: string | null }>`
    select "calendarSecretHash" as hash, "calendarSecretSeed" as seed from "User" where id = ${viewer.id}`;
  const secret = user?.seed ? feedSecretFrom(user.seed) : null;
  return feedAt(secret && hashOf(secret) === user?.hash ? secret : null);
}

/** Finds the owner of a feed in one statement. There is no session here. */
export async function findFeedOwner(secret: string): Promise<Viewer | null> {
  if (!SECRET.test(secret)) return null;
  const [owner] = await queryRows<Viewer>`
    select id, username, name, email, "avatarUrl", "isAdmin", "timeZone", "timeZoneChosen", "subscriptionStatus", "subscriptionTier",
           "subscriptionCurrentPeriodEnd", "subscriptionSource", "subscriptionCancelAtPeriodEnd",
           '' as "sessionId", to_timestamp(0) as "authenticatedAt", 'link' as method
    from "User" where "calendarSecretHash" = ${hashOf(secret)}`;
  return owner ?? null;
}
