import "server-only";
import { randomBytes } from "node:crypto";
import { db } from "@/lib/platform/database/db";
import { hashOf } from "@/lib/platform/process/secrets";
import type { Viewer } from "@/lib/platform/server/session";
import { feedAt, feedSecretFrom } from "../reads/feed";

/** Creates a new feed URL; the old one stops working at once. */
export async function resetFeed(viewer: Viewer) {
  const calendarSecretSeed = randomBytes(32).toString("base64url");
  const secret = feedSecretFrom(calendarSecretSeed);
  await saveSecret(viewer, { calendarSecretHash: hashOf(secret), calendarSecretSeed });
  return feedAt(secret);
}

export async function revokeFeed(viewer: Viewer) {
  await saveSecret(viewer, { calendarSecretHash: null, calendarSecretSeed: null });
  return feedAt(null);
}

const saveSecret = (viewer: Viewer, data: { calendarSecretHash: string | null; calendarSecretSeed: string | null }) =>
  db.user.update({ where: { id: viewer.id }, data, select: { id: true } });
