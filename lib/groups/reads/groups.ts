import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { db, Prisma, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Group, GroupItem, MyGroup } from "../contract/groups";
import { GROUP_MISSING } from "../rules";
import { liveInvitation, visibleGroup, visibleGroupWhere } from "./visible";

const LISTED = 200;
const COUNTED = 100;
const NOBODY = { id: "", isAdmin: false };
const groupColumns = Prisma.sql`
    g.id, g.name, g.description, g."isPrivate", g."createdAt", g."createdBy", g."memberCount"`;

type Dated<T> = Omit<T, "createdAt"> & { createdAt: Date };

export const shownGroup = <T extends { createdAt: Date }>(row: T) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** The viewer's groups and invitations first, then the newest. */
export async function listGroups(viewer: Viewer): Promise<GroupItem[]> {
  // SQL: an order that no column has.
  const rows = await queryRows<Dated<GroupItem>>`
    select ${groupColumns},
           m.id is not null as "isMember", m.id is null and i.id is not null as invited
    from "Group" g
    left join "GroupMember" m on m."groupId" = g.id and m."userId" = ${viewer.id}
    left join "GroupInvitation" i on i."groupId" = g.id and i."userId" = ${viewer.id}
      and ${liveInvitation()}
    where ${visibleGroup({ id: viewer.id, isAdmin: false })}
    order by m.id is null, i.id is null, g."createdAt" desc, g.id desc limit ${LISTED}`;
  return rows.map(shownGroup);
}

/** Groups with unread messages first. Counts only as far as the badge shows. */
export async function listMyGroups(viewer: Viewer): Promise<MyGroup[]> {
  // SQL: counts no further than the badge shows.
  const rows = await queryRows<Dated<MyGroup>>`
    select ${groupColumns},
           m.role = 'admin' as "isAdmin",
           case when g."lastMessageId" <= m."lastReadMessageId" then 0 else (
             select count(*)::int from (
               select from "GroupMessage" x where x."groupId" = g.id and x.id > m."lastReadMessageId"
                 and x."userId" is distinct from m."userId" and x."deletedAt" is null limit ${COUNTED}
             ) unread
           ) end as "unreadCount"
    from "GroupMember" m join "Group" g on g.id = m."groupId"
    where m."userId" = ${viewer.id}
    order by g."lastMessageId" desc, g.id desc limit ${LISTED}`;
  return rows.map(shownGroup);
}

/** Throws 404. `invite` is the token of an invitation link, which shows a private group's preview to anybody. */
export async function getGroup(viewer: Viewer | null, id: number, invite = ""): Promise<Group> {
  const row = await db.group.findFirst({
    where: { id, ...visibleGroupWhere(viewer ?? NOBODY, invite) },
    select: {
      id: true,
      name: true,
      description: true,
      isPrivate: true,
      createdAt: true,
      createdBy: true,
      memberCount: true,
    },
  });
  if (!row) throw notFound(GROUP_MISSING);
  return shownGroup(row);
}
