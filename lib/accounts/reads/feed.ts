import "server-only";
import { createHmac } from "node:crypto";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/process/env";
import { hashOf } from "@/lib/platform/process/secrets";
import type { Viewer } from "@/lib/platform/server/session";

const SECRET = /^[A-Za-z0-9_-]{43}$/;

// A copy of the database reveals no feed URL: it holds a hash for the look-up and a seed that needs the key.
export const feedSecretFrom = (seed: string): string =>
  createHmac("sha256", env.authSecret).update(`calendar-feed:${seed}`).digest("base64url");

export const feedAt = (secret: string | null) => ({ address: secret && `${env.appUrl}/api/calendar/${secret}.ics` });

/** The URL of the caller's calendar feed; null when there is none or the key has changed. */
export async function getFeed(viewer: Viewer) {
  const user = await db.user.findUnique({
    where: { id: viewer.id },
    select: { calendarSecretHash: true, calendarSecretSeed: true },
  });
  const secret = user?.calendarSecretSeed ? feedSecretFrom(user.calendarSecretSeed) : null;
  return feedAt(secret && hashOf(secret) === user?.calendarSecretHash ? secret : null);
}

const VIEWER_COLUMNS = {
  id: true,
  username: true,
  name: true,
  email: true,
  avatarUrl: true,
  isAdmin: true,
  timeZone: true,
  timeZoneChosen: true,
  subscriptionStatus: true,
  subscriptionTier: true,
  subscriptionCurrentPeriodEnd: true,
  subscriptionSource: true,
  subscriptionCancelAtPeriodEnd: true,
  subscriptionPaymentFailedAt: true,
} as const;

const NO_SESSION = { sessionId: 0, authenticatedAt: new Date(0), method: "link" } as const;

/** Finds the owner of a feed in one statement. Null while the account is suspended. A feed has no session. */
export async function findFeedOwner(secret: string): Promise<Viewer | null> {
  if (!SECRET.test(secret)) return null;
  const owner = await db.user.findUnique({
    where: { calendarSecretHash: hashOf(secret), suspendedAt: null },
    select: VIEWER_COLUMNS,
  });
  return owner && { ...owner, ...NO_SESSION };
}

/** For the hourly job, which reads data of a user as if she had signed in. */
export async function findUserAsViewer(userId: string): Promise<Viewer | null> {
  const owner = await db.user.findUnique({ where: { id: userId }, select: VIEWER_COLUMNS });
  return owner && { ...owner, ...NO_SESSION };
}
