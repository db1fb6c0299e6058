import "server-only";
import { db, transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/process/env";
import type { Client } from "@/lib/platform/server/client";
import { openSession } from "../sign-in";

/** The sample people as whom a reviewer can enter a preview. */
export const REVIEWERS = ["ada", "root"] as const;
export type Reviewer = (typeof REVIEWERS)[number];

/** Opens a session of a sample person in a preview. Returns its cookie; null where this is no preview. */
export async function enterPreview(username: Reviewer, client: Client): Promise<string | null> {
  if (!env.preview) return null;
  const user = await db.user.findUnique({ where: { username }, select: { id: true } });
  return user && transaction((tx) => openSession(user.id, { method: "link", client }, tx));
}
