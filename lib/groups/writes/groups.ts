import "server-only";
import { audit } from "@/lib/platform/audit";
import { now } from "@/lib/platform/clock";
import { Prisma, transaction } from "@/lib/platform/db";
import { Problem } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import type { Group, NewGroup } from "../contract/groups";
import { shownGroup } from "../reads/groups";
import { managerStanding, standingOf } from "../reads/standing";
import { lockGroup } from "./lock";

/** The group and its first member, who is its admin, appear together. */
export async function createGroup(viewer: Viewer, { name, description, isPrivate }: NewGroup): Promise<Group> {
  const at = now();
  return transaction(async (tx) => {
    const group = await tx.group.create({
      data: { name, description, isPrivate, createdBy: viewer.id, memberCount: 1, createdAt: at },
    });
    await tx.groupMember.create({ data: { groupId: group.id, userId: viewer.id, role: "admin", joinedAt: at } });
    return shownGroup(group);
  });
}

type Changes = { name?: string | undefined; description?: string | undefined; isPrivate?: boolean | undefined };

/** Who is in stays in when a group becomes private. Throws 404, 403 `membership_required`, 403 `not_manager`. */
export async function updateGroup(viewer: Viewer, id: number, changes: Changes): Promise<Group> {
  const { name = Prisma.skip, description = Prisma.skip, isPrivate = Prisma.skip } = changes;
  return transaction(async (tx) => {
    await lockGroup(tx, id);
    await managerStanding(viewer, id, tx);
    return shownGroup(await tx.group.update({ where: { id }, data: { name, description, isPrivate } }));
  });
}

/** For the group's admins; for site admins too, and then it is noted. Throws 404 and 403. */
export async function deleteGroup(viewer: Viewer, id: number): Promise<{ ok: true }> {
  await transaction(async (tx) => {
    await lockGroup(tx, id);
    const { name, memberCount, createdBy, role } = viewer.isAdmin
      ? await standingOf(viewer, id, tx)
      : await managerStanding(viewer, id, tx);
    if (role !== "admin") {
      const before = { name, memberCount, createdBy };
      await audit(tx, viewer, { action: "group.delete", targetType: "group", targetId: id, before });
    }
    await tx.group.delete({ where: { id } });
  });
  return { ok: true };
}

export const lastAdmin = () =>
  new Problem("last_admin", "A group needs an admin. Make somebody else an admin first, or leave the group.");
