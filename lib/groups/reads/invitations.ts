import "server-only";
import { queryRows } from "@/lib/platform/db";
import type { Viewer } from "@/lib/platform/session";
import type { Invitation } from "../contract/invitations";
import { requireManager } from "./access";
import { liveInvitation } from "./visible";

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
