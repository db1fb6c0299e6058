import "server-only";
import { db, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Invitation, OwnInvitation } from "../contract/invitations";
import { getGroupAccess, requireManager } from "./access";
import { invitationFor, liveInvitation } from "./visible";

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

type OwnRow = Omit<OwnInvitation, "createdAt"> & { createdAt: Date };

/** The invitation by name comes first. Throws 404 for a group that the viewer may not see. */
export async function findOwnInvitation(
  viewer: Viewer,
  groupId: number,
  invite = "",
): Promise<{ invitation: OwnInvitation | null }> {
  const { role } = await getGroupAccess(viewer, groupId, db, invite);
  if (role !== null) return { invitation: null };
  // SQL: one statement where Prisma needs one a relation.
  const [row] = await queryRows<OwnRow>`
    select u.username as "invitedBy", i."createdAt", i."userId" is not null as "isByName"
    from "GroupInvitation" i left join "User" u on u.id = i."inviterId"
    where i."groupId" = ${groupId} and ${invitationFor(viewer.id, invite)} and ${liveInvitation()}
    order by i."userId" nulls last limit 1`;
  return { invitation: row ? { ...row, createdAt: row.createdAt.toISOString() } : null };
}
