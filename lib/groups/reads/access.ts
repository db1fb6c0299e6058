import "server-only";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { type Db, db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Membership } from "../contract/members";
import { GROUP_MISSING, type Role } from "../rules";
import { invitationForWhere, liveInvitationWhere, visibleGroupWhere } from "./visible";

/** A viewer's relation to a group that they may see. */
export type GroupAccess = {
  id: number;
  name: string;
  isPrivate: boolean;
  createdBy: string | null;
  memberCount: number;
  lastMessageId: number;
  role: Role | null;
  lastReadMessageId: number | null;
  /** A member may read the messages after it. */
  hiddenUpToMessageId: number | null;
  /** A valid invitation, by name or by link. */
  invitationId: number | null;
};

/** Throws 404 for a private group unless the viewer is a member, invited or a site admin. */
export async function getGroupAccess(viewer: Viewer, id: number, tx: Db = db, invite = ""): Promise<GroupAccess> {
  const row = await tx.group.findFirst({
    where: { id, ...visibleGroupWhere(viewer, invite) },
    select: {
      id: true,
      name: true,
      isPrivate: true,
      createdBy: true,
      memberCount: true,
      lastMessageId: true,
      members: {
        where: { userId: viewer.id },
        select: { role: true, lastReadMessageId: true, hiddenUpToMessageId: true },
      },
      invitations: {
        where: { AND: [invitationForWhere(viewer.id, invite), liveInvitationWhere()] },
        select: { id: true },
        orderBy: { userId: { sort: "asc", nulls: "last" } },
        take: 1,
      },
    },
  });
  if (!row) throw notFound(GROUP_MISSING);
  const { members, invitations, ...group } = row;
  const [member] = members;
  return {
    ...group,
    role: (member?.role ?? null) as Role | null,
    lastReadMessageId: member?.lastReadMessageId ?? null,
    hiddenUpToMessageId: member?.hiddenUpToMessageId ?? null,
    invitationId: invitations[0]?.id ?? null,
  };
}

/** Null for somebody who is no member. */
export async function membershipIn(
  { id, role, lastReadMessageId, hiddenUpToMessageId }: GroupAccess,
  tx: Db = db,
): Promise<Membership | null> {
  if (role === null) return null;
  const first = await tx.groupMessage.findFirst({
    where: { groupId: id, id: { gt: hiddenUpToMessageId ?? 0 } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return {
    isMember: true,
    isAdmin: role === "admin",
    lastReadMessageId: lastReadMessageId ?? 0,
    firstMessageId: first?.id ?? null,
  };
}

export const membershipRequired = () =>
  new Problem("membership_required", "Join this group to take part in it and see who is in it.");

/** Throws 404 and 403 `membership_required`. */
export async function requireMember(viewer: Viewer, id: number, tx?: Db): Promise<GroupAccess & { role: Role }> {
  const access = await getGroupAccess(viewer, id, tx);
  const { role } = access;
  if (role === null) throw membershipRequired();
  return { ...access, role };
}

/** Throws 404, 403 `membership_required` and 403 `not_manager`. */
export async function requireManager(viewer: Viewer, id: number, tx?: Db): Promise<GroupAccess> {
  const access = await requireMember(viewer, id, tx);
  if (access.role !== "admin") throw new Problem("not_manager", "Only the group's admins can do this.");
  return access;
}
