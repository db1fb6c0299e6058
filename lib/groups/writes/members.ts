import "server-only";
import { notifyAgain } from "@/lib/notifications/writes";
import { notFound } from "@/lib/platform/contract/problem";
import { type Db, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { Member } from "../contract/members";
import { roleNotice } from "../notices";
import { requireManager } from "../reads/access";
import type { Role } from "../rules";
import { lastAdmin } from "./groups";
import { lockGroup } from "./lock";
import { removeFromGroup } from "./membership";

type Row = Omit<Member, "joinedAt"> & { joinedAt: Date };

/** Throws 404, 403, and 409 `last_admin` when nobody would be left to run the group. */
export async function changeRole(viewer: Viewer, groupId: number, userId: string, role: Role): Promise<Member> {
  return transaction(async (tx) => {
    const group = await lockGroup(tx, groupId);
    await requireManager(viewer, groupId, tx);
    const member = await memberOf(tx, groupId, userId);
    if (member.isAdmin !== (role === "admin")) {
      if (member.isAdmin && (await isLastAdmin(tx, groupId))) throw lastAdmin();
      await tx.groupMember.updateMany({ where: { groupId, userId }, data: { role } });
      if (userId !== viewer.id) await notifyAgain(tx, [roleNotice(userId, { id: groupId, name: group.name }, role)]);
    }
    return { ...member, joinedAt: member.joinedAt.toISOString(), isAdmin: role === "admin" };
  });
}

/**
 * Throws 404, 403, and 409 `last_admin`. Invitation links of a private group are revoked, because the removed member
 * may have seen one.
 */
export async function removeMember(viewer: Viewer, groupId: number, userId: string) {
  return transaction(async (tx) => {
    await lockGroup(tx, groupId);
    const group = await requireManager(viewer, groupId, tx);
    const member = await memberOf(tx, groupId, userId);
    if (member.isAdmin && (await isLastAdmin(tx, groupId))) throw lastAdmin();
    await removeFromGroup(tx, userId, group);
    if (group.isPrivate)
      await tx.groupInvitation.updateMany({
        where: { groupId, userId: null, revokedAt: null },
        data: { revokedAt: now() },
      });
    return { id: userId, isMember: false as const };
  });
}

async function memberOf(tx: Db, groupId: number, userId: string): Promise<Row> {
  const member = await tx.groupMember.findUnique({
    where: { groupId_userId: { groupId, userId } },
    select: { role: true, joinedAt: true, user: { select: { id: true, username: true, avatarUrl: true } } },
  });
  if (!member) throw notFound("Member not found");
  return { ...member.user, joinedAt: member.joinedAt, isAdmin: member.role === "admin" };
}

const isLastAdmin = async (tx: Db, groupId: number): Promise<boolean> =>
  (await tx.groupMember.count({ where: { groupId, role: "admin" } })) === 1;
