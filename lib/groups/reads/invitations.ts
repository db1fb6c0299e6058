import "server-only";
import { db, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Invitation, OwnInvitation } from "../contract/invitations";
import { getGroupAccess, requireManager } from "./access";
import { invitationForWhere, liveInvitation, liveInvitationWhere } from "./visible";

const LISTED = 200;

export type InvitationRow = Omit<Invitation, "createdAt" | "expiresAt"> & { createdAt: Date; expiresAt: Date | null };

export const shownInvitation = (row: InvitationRow): Invitation => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
});

/** Those that can still be used, newest first. Throws 404, 403 `membership_required`, 403 `not_manager`. */
export async function listInvitations(viewer: Viewer, groupId: number): Promise<Invitation[]> {
  await requireManager(viewer, groupId);
  // SQL: one statement where Prisma needs one a relation.
  const rows = await queryRows<InvitationRow>`
    select i.id, u.username, u."avatarUrl", i.uses, i."maxUses", i."createdAt", i."expiresAt"
    from "GroupInvitation" i left join "User" u on u.id = i."userId"
    where i."groupId" = ${groupId} and ${liveInvitation()}
    order by i.id desc limit ${LISTED}`;
  return rows.map(shownInvitation);
}

/** The invitation by name comes first. Throws 404 for a group that the viewer may not see. */
export async function findOwnInvitation(
  viewer: Viewer,
  groupId: number,
  invite = "",
): Promise<{ invitation: OwnInvitation | null }> {
  const { role } = await getGroupAccess(viewer, groupId, db, invite);
  if (role !== null) return { invitation: null };
  const row = await db.groupInvitation.findFirst({
    where: { groupId, AND: [invitationForWhere(viewer.id, invite), liveInvitationWhere()] },
    select: { createdAt: true, userId: true, inviter: { select: { username: true } } },
    orderBy: { userId: { sort: "asc", nulls: "last" } },
  });
  if (!row) return { invitation: null };
  const invitedBy = row.inviter?.username ?? null;
  return { invitation: { invitedBy, createdAt: row.createdAt.toISOString(), isByName: row.userId !== null } };
}
