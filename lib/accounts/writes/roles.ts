import "server-only";
import { audit } from "@/lib/platform/audit";
import { type Db, transaction } from "@/lib/platform/db";
import { notFound, Problem } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";

/** Counts from the user's next request on. Throws 404, 409 `last_admin`. */
export async function setAdmin(viewer: Pick<Viewer, "id">, id: string, isAdmin: boolean): Promise<void> {
  await transaction(async (tx) => {
    const before = await lockAdmins(tx, id);
    if (before.isAdmin === isAdmin) return;
    if (!isAdmin && before.admins < 2)
      throw new Problem("last_admin", "This is the only admin. Make somebody else an admin first.");
    await tx.user.update({ where: { id }, data: { isAdmin }, select: { id: true } });
    const deed = { action: isAdmin ? "user.make-admin" : "user.remove-admin", targetType: "user", targetId: id };
    await audit(tx, viewer, { ...deed, before: { isAdmin: before.isAdmin }, after: { isAdmin } });
  });
}

/** All admins with the user, always in one order: two who remove each other wait, and the second is refused. */
async function lockAdmins(tx: Db, id: string): Promise<{ isAdmin: boolean; admins: number }> {
  const locked = await tx.$queryRaw<{ id: string; isAdmin: boolean }[]>`
    select id, "isAdmin" from "User" where id = ${id} or "isAdmin" order by id for update`;
  const user = locked.find((one) => one.id === id);
  if (!user) throw notFound("User not found");
  return { isAdmin: user.isAdmin, admins: locked.filter((one) => one.isAdmin).length };
}

/** Every browser of the user is out at its next request. Throws 404. */
export async function revokeSessions(viewer: Pick<Viewer, "id">, id: string): Promise<{ ended: number }> {
  return transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id }, select: { id: true } });
    if (!user) throw notFound("User not found");
    const { count } = await tx.session.deleteMany({ where: { userId: id } });
    const row = { action: "user.revoke-sessions", targetType: "user", targetId: id };
    await audit(tx, viewer, { ...row, before: { sessions: count }, after: { sessions: 0 } });
    return { ended: count };
  });
}
