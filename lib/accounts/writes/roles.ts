import "server-only";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { type Db, db, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { endSessions } from "./end-sessions";
import { prepareRemoval } from "./password";

/** The actor: an admin, or the command line tool. */
type Actor = Pick<Viewer, "id" | "client">;

/** Takes effect with the user's next request. Throws 404, 409 `last_admin`, 409 `conflict`. */
export async function setAdmin(viewer: Actor, id: string, isAdmin: boolean): Promise<void> {
  await transaction(async (tx) => {
    const before = await lockAdmins(tx, id);
    if (before.isAdmin === isAdmin) return;
    if (!isAdmin && before.admins < 2)
      throw new Problem("last_admin", "This is the only admin. Make somebody else an admin first.");
    const { suspendedAt } = await tx.user.findUniqueOrThrow({ where: { id }, select: { suspendedAt: true } });
    if (isAdmin && suspendedAt)
      throw new Problem("conflict", "This account is suspended. Lift the suspension before you make it an admin's.");
    await tx.user.update({ where: { id }, data: { isAdmin }, select: { id: true } });
    const entry = { action: isAdmin ? "user.make-admin" : "user.remove-admin", targetType: "user", targetId: id };
    await audit(tx, viewer, { ...entry, before: { isAdmin: before.isAdmin }, after: { isAdmin } });
  });
}

/**
 * Locks all admins and the user in one order: of two admins who remove each other, the second waits and is refused.
 * Throws 404.
 */
export async function lockAdmins(tx: Db, id: string): Promise<{ isAdmin: boolean; admins: number }> {
  // SQL: a row lock with the read that it protects.
  const locked = await tx.$queryRaw<{ id: string; isAdmin: boolean }[]>`
    select id, "isAdmin" from "User" where id = ${id} or "isAdmin" order by id for update`;
  const user = locked.find((one) => one.id === id);
  if (!user) throw notFound("User not found");
  return { isAdmin: user.isAdmin, admins: locked.filter((one) => one.isAdmin).length };
}

/** Signs the user out everywhere. Throws 404. */
export async function revokeSessions(viewer: Actor, id: string): Promise<{ ended: number }> {
  return transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id }, select: { email: true } });
    if (!user) throw notFound("User not found");
    const ended = await endSessions(tx, { userId: id, email: user.email });
    const row = { action: "user.revoke-sessions", targetType: "user", targetId: id };
    await audit(tx, viewer, { ...row, before: { sessions: ended }, after: { sessions: 0 } });
    return { ended };
  });
}

/** Removes the password, signs the user out everywhere and sends a mail. Throws 404. */
export async function removePasswordOf(viewer: Actor, id: string): Promise<void> {
  const user = await db.user.findUnique({ where: { id }, select: { email: true } });
  if (!user) throw notFound("User not found");
  const remove = await prepareRemoval({ id, email: user.email, ...(viewer.client && { client: viewer.client }) }, true);
  await transaction(async (tx) => {
    if (!(await remove(tx))) return;
    await endSessions(tx, { userId: id, email: user.email });
    await audit(tx, viewer, { action: "user.remove-password", targetType: "user", targetId: id });
  });
}
