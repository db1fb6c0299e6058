import "server-only";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { type Db, db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Membership } from "../contract/members";
import { GROUP_MISSING, type Role } from "../rules";
import { invitationFor, liveInvitation, visibleGroup } from "./visible";

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
  /** The oldest message that a member may read. */
  firstMessageId: number | null;
  /** A valid invitation, by name or by link. */
  invitationId: number | null;
};

/** Throws 404 for a private group unless the viewer is a member, invited or a site admin. */
export async function getGroupAccess(viewer: Viewer, id: number, within: Db = db, invite = ""): Promise<GroupAccess> {
  // SQL: one statement where Prisma needs one a relation.
  const [row] = await within.$queryRaw<GroupAccess[]>`
    select g.id, g.name, g."isPrivate", g."createdBy", g."memberCount", g."lastMessageId",
           m.role, m."lastReadMessageId", i.id as "invitationId", (
             select x.id from "GroupMessage" x where x."groupId" = g.id and x.id > m."hiddenUpToMessageId" order by x.id limit 1
           ) as "firstMessageId"
    from "Group" g
    left join "GroupMember" m on m."groupId" = g.id and m."userId" = ${viewer.id}
    left join lateral (
      select id from "GroupInvitation" i
      where i."groupId" = g.id and ${invitationFor(viewer.id, invite)} and ${liveInvitation()}
      order by i."userId" nulls last limit 1
    ) i on true
    where g.id = ${id} and ${visibleGroup(viewer, invite)}`;
  if (!row) throw notFound(GROUP_MISSING);
  return row;
}

/** Null for somebody who is no member. */
export const membershipIn = ({ role, lastReadMessageId, firstMessageId }: GroupAccess): Membership | null =>
  role === null
    ? null
    : { isMember: true, isAdmin: role === "admin", lastReadMessageId: lastReadMessageId ?? 0, firstMessageId };

export const membershipRequired = () =>
  new Problem("membership_required", "Join this group to take part in it and see who is in it.");

/** Throws 404 and 403 `membership_required`. */
export async function requireMember(viewer: Viewer, id: number, within?: Db): Promise<GroupAccess & { role: Role }> {
  const access = await getGroupAccess(viewer, id, within);
  const { role } = access;
  if (role === null) throw membershipRequired();
  return { ...access, role };
}

/** Throws 404, 403 `membership_required` and 403 `not_manager`. */
export async function requireManager(viewer: Viewer, id: number, within?: Db): Promise<GroupAccess> {
  const access = await requireMember(viewer, id, within);
  if (access.role !== "admin") throw new Problem("not_manager", "Only the group's admins can do this.");
  return access;
}
