import "server-only";
import { deleteAbout, notifyAgain } from "@/lib/notifications/writes";
import { Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { type Db, Prisma, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { Group, NewGroup } from "../contract/groups";
import { openedNotice } from "../notices";
import { getGroupAccess, requireManager } from "../reads/access";
import { shownGroup } from "../reads/groups";
import { lockGroup } from "./lock";

/** Creates the group and its first member, who is its admin. */
export async function createGroup(viewer: Viewer, { name, description, isPrivate }: NewGroup): Promise<Group> {
  const createdAt = now();
  return transaction(async (tx) => {
    const group = await tx.group.create({
      data: { name, description, isPrivate, createdBy: viewer.id, memberCount: 1, createdAt },
    });
    await tx.groupMember.create({ data: { groupId: group.id, userId: viewer.id, role: "admin", joinedAt: createdAt } });
    return shownGroup(group);
  });
}

type Changes = { name?: string | undefined; description?: string | undefined; isPrivate?: boolean | undefined };

/**
 * Members stay when a group becomes private. When it becomes public, its members are notified, and older messages stay
 * visible to them only. Throws 404, 403 `membership_required`, 403 `not_manager`.
 */
export async function updateGroup(viewer: Viewer, id: number, changes: Changes): Promise<Group> {
  const { name = Prisma.skip, description = Prisma.skip, isPrivate = Prisma.skip } = changes;
  return transaction(async (tx) => {
    await lockGroup(tx, id);
    const before = await requireManager(viewer, id, tx);
    const becomesPublic = before.isPrivate && isPrivate === false;
    const privateUpToMessageId = becomesPublic ? before.lastMessageId : Prisma.skip;
    const data = { name, description, isPrivate, privateUpToMessageId };
    const group = await tx.group.update({ where: { id }, data });
    if (becomesPublic) await notifyOpened(tx, viewer, group);
    return shownGroup(group);
  });
}

async function notifyOpened(tx: Db, viewer: Viewer, group: { id: number; name: string }): Promise<void> {
  const others = await tx.groupMember.findMany({
    where: { groupId: group.id, userId: { not: viewer.id } },
    select: { userId: true },
  });
  await notifyAgain(
    tx,
    others.map(({ userId }) => openedNotice(userId, group, viewer.username)),
  );
}

/** For the group's admins and for site admins; the latter is audited. Throws 404 and 403. */
export async function deleteGroup(viewer: Viewer, id: number): Promise<{ ok: true }> {
  await transaction(async (tx) => {
    await lockGroup(tx, id);
    const { name, memberCount, createdBy, role } = viewer.isAdmin
      ? await getGroupAccess(viewer, id, tx)
      : await requireManager(viewer, id, tx);
    if (role !== "admin") {
      const before = { name, memberCount, createdBy };
      await audit(tx, viewer, { action: "group.delete", targetType: "group", targetId: id, before });
    }
    await deleteAbout(tx, "group", [id]);
    await tx.group.delete({ where: { id } });
  });
  return { ok: true };
}

export const lastAdmin = () =>
  new Problem("last_admin", "A group needs an admin. Make somebody else an admin first, or leave the group.");
