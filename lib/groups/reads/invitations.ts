import "server-only";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Invitation, OwnInvitation } from "../contract/invitations";
import { getGroupAccess, requireManager } from "./access";
import { invitationForWhere, liveInvitationWhere } from "./visible";

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
  const rows = await db.groupInvitation.findMany({
    where: { groupId, ...liveInvitationWhere() },
    select: {
      id: true,
      uses: true,
      maxUses: true,
      createdAt: true,
      expiresAt: true,
      user: { select: { username: true, avatarUrl: true } },
    },
    orderBy: { id: "desc" },
    take: LISTED,
  });
  return rows.map(({ user, ...row }) =>
    shownInvitation({ ...row, username: user?.username ?? null, avatarUrl: user?.avatarUrl ?? null }),
  );
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
