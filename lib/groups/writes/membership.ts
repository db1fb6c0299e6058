import "server-only";
import { deleteAbout, notifyAgain } from "@/lib/notifications/writes";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { type Db, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { roleNotice } from "../notices";
import { type GroupAccess, getGroupAccess, membershipIn } from "../reads/access";
import { GROUP_MISSING } from "../rules";
import { lockGroup } from "./lock";

/**
 * `created` is false for a member. Throws 404 for a private group without an invitation, or 403 `invitation_required`
 * for a site admin, who sees that it exists.
 */
export async function join(viewer: Viewer, id: number, invite?: string) {
  return transaction(async (tx) => {
    await lockGroup(tx, id);
    const access = await getGroupAccess(viewer, id, tx, invite);
    const existing = await membershipIn(access, tx);
    if (existing) return { created: false, membership: existing };
    await spendInvitation(tx, access);
    await addMember(tx, viewer, access);
    const membership = await membershipIn(await getGroupAccess(viewer, id, tx), tx);
    if (!membership) throw new Error("A member was added but is not found.");
    return { created: true, membership };
  });
}

/** Counts under the group's lock, so that two people cannot share the last use of a link. */
async function spendInvitation(tx: Db, { invitationId, isPrivate }: GroupAccess): Promise<void> {
  if (invitationId !== null) {
    await tx.groupInvitation.update({ where: { id: invitationId }, data: { uses: { increment: 1 } } });
  } else if (isPrivate) {
    // Only a site admin sees a private group from outside without an invitation.
    throw new Problem("invitation_required", "This group is private. One of its admins has to invite you.");
  }
}

/**
 * The first member of an empty group becomes its admin; everybody else is an ordinary member. Earlier messages do not
 * count as unread, and messages from before the group became public are not shown.
 */
async function addMember(tx: Db, viewer: Viewer, { id: groupId, lastMessageId: lastReadMessageId }: GroupAccess) {
  const { memberCount, privateUpToMessageId: hiddenUpToMessageId } = await tx.group.update({
    where: { id: groupId },
    data: { memberCount: { increment: 1 } },
    select: { memberCount: true, privateUpToMessageId: true },
  });
  const role = memberCount === 1 ? "admin" : "member";
  await tx.groupMember.create({
    data: { groupId, userId: viewer.id, role, joinedAt: now(), lastReadMessageId, hiddenUpToMessageId },
    select: { id: true },
  });
}

/** Leaves a group or declines an invitation. Throws 404 for a private group that the viewer has no relation to. */
export async function leaveGroup(viewer: Viewer, id: number): Promise<{ isMember: false }> {
  await transaction(async (tx) => {
    await lockGroup(tx, id);
    const access = await getGroupAccess(viewer, id, tx);
    if (access.role !== null) await removeFromGroup(tx, viewer.id, access);
    else await decline(tx, viewer, access);
  });
  return { isMember: false };
}

async function decline(tx: Db, viewer: Viewer, { id }: GroupAccess): Promise<void> {
  await tx.groupInvitation.updateMany({
    where: { groupId: id, userId: viewer.id, revokedAt: null },
    data: { revokedAt: now() },
  });
  await deleteAbout(tx, "group", [id], viewer.id);
}

/** Call it under the group's lock. When no admin is left, the longest-standing member becomes admin. */
export async function removeFromGroup(tx: Db, userId: string, group: Pick<GroupAccess, "id" | "name">): Promise<void> {
  const { count } = await tx.groupMember.deleteMany({ where: { groupId: group.id, userId } });
  if (count === 0) throw notFound(GROUP_MISSING);
  await deleteAbout(tx, "group", [group.id], userId);
  await tx.group.update({ where: { id: group.id }, data: { memberCount: { decrement: count } } });
  const successor = await tx.groupMember.findFirst({
    where: { groupId: group.id },
    select: { id: true, userId: true, role: true },
    // Admins come first.
    orderBy: [{ role: "asc" }, { joinedAt: "asc" }, { id: "asc" }],
  });
  if (!successor || successor.role === "admin") return;
  await tx.groupMember.update({ where: { id: successor.id }, data: { role: "admin" }, select: { id: true } });
  await notifyAgain(tx, [roleNotice(successor.userId, group, "admin")]);
}
