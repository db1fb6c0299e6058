import "server-only";
import { Problem } from "@/lib/platform/contract/problem";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Member, Membership } from "../contract/members";
import { getGroupAccess, membershipIn, requireMember } from "./access";

const LISTED = 1000;

/** Admins first, then by how long they have been here. Throws 404 and 403 `membership_required`. */
export async function listMembers(viewer: Viewer, groupId: number): Promise<Member[]> {
  const rows = await db.groupMember.findMany({
    where: { groupId, group: { members: { some: { userId: viewer.id } } } },
    select: { joinedAt: true, role: true, user: { select: { id: true, username: true, avatarUrl: true } } },
    orderBy: [{ role: "asc" }, { joinedAt: "asc" }, { id: "asc" }],
    take: LISTED,
  });
  // Members see at least themselves, so an empty list means that the viewer is no member.
  if (rows.length === 0) await requireMember(viewer, groupId);
  return rows.map(({ joinedAt, role, user }) => ({
    ...user,
    joinedAt: joinedAt.toISOString(),
    isAdmin: role === "admin",
  }));
}

/** Null for a viewer who is no member. Throws 404 for a group that the viewer may not see. */
export async function findMembership(viewer: Viewer, groupId: number, invite?: string): Promise<Membership | null> {
  return membershipIn(await getGroupAccess(viewer, groupId, undefined, invite));
}

/** Throws 404, also with `not_member`. */
export async function getMembership(viewer: Viewer, groupId: number): Promise<Membership> {
  const membership = await findMembership(viewer, groupId);
  if (!membership) throw new Problem("not_member", "You are not a member of this group.");
  return membership;
}
