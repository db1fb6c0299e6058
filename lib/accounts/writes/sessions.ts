import "server-only";
import type { Body } from "@/lib/platform/contract/endpoint";
import { notFound } from "@/lib/platform/contract/problem";
import { logAuth } from "@/lib/platform/database/auth-log";
import { db, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { type endAllSessions as endAllContract, SESSION_MISSING } from "../contract/security";
import { requireRecentSignIn } from "../recent-sign-in";
import { endSessions } from "./end-sessions";
import { prepareRemoval } from "./password";

/** Throws 404 for another user's session too. */
export async function endOneSession(viewer: Viewer, id: number): Promise<{ ended: number }> {
  const { count } = await db.session.deleteMany({ where: { id, userId: viewer.id } });
  if (count === 0) throw notFound(SESSION_MISSING);
  return { ended: count };
}

/**
 * Also ends the current session. Throws 403 `reauth_required` when the password is to be removed after an old sign-in.
 */
export async function endAllSessions(
  viewer: Viewer,
  { removePassword = false }: Body<typeof endAllContract>,
): Promise<{ ended: number }> {
  if (removePassword) requireRecentSignIn(viewer);
  const remove = removePassword ? await prepareRemoval(viewer) : null;
  return transaction(async (tx) => {
    await remove?.(tx);
    await logAuth(tx, { action: "sign-out-everywhere", userId: viewer.id, client: viewer.client });
    return { ended: await endSessions(tx, { userId: viewer.id, email: viewer.email }) };
  });
}
