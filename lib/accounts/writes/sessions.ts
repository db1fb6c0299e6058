import "server-only";
import { db } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import { SESSION_MISSING } from "../contract/security";

/** Throws 404 for another person's session as for none. */
export async function endOneSession(viewer: Viewer, id: number): Promise<{ ended: number }> {
  const { count } = await db.session.deleteMany({ where: { id, userId: viewer.id } });
  if (count === 0) throw notFound(SESSION_MISSING);
  return { ended: count };
}

export async function endAllSessions(viewer: Viewer): Promise<{ ended: number }> {
  const { count } = await db.session.deleteMany({ where: { userId: viewer.id } });
  return { ended: count };
}
