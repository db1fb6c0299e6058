import "server-only";
import { now } from "@/lib/platform/clock";
import { queryRows } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problem";
import { hashOf } from "@/lib/platform/secrets";
import type { Viewer } from "@/lib/platform/session";
import type { Group, GroupItem, MyGroup } from "../contract/groups";
import { GROUP_MISSING } from "../rules";

const LISTED = 200;
const COUNTED = 100;

type Dated<T> = Omit<T, "createdAt"> & { createdAt: Date };

export const shownGroup = <T extends { createdAt: Date }>(row: T) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** The viewer's groups and invitations first, then the newest. */
export async function listGroups(viewer: Viewer): Promise<GroupItem[]> {
  const rows = await queryRows<Dated<GroupItem>>`
    select g.id, g.name, g.description, g."isPrivate", g."createdAt", g."createdBy", g."memberCount",
           m.id is not null as "isMember", m.id is null and i.id is not null as invited
    from "Group" g
    left join "GroupMember" m on m."groupId" = g.id and m."userId" = ${viewer.id}
    left join "GroupInvitation" i on i."groupId" = g.id and i."userId" = ${viewer.id}
      and i."revokedAt" is null and i.uses < i."maxUses" and (i."expiresAt" is null or i."expiresAt" > ${now()})
    where not g."isPrivate" or m.id is not null or i.id is not null
    order by m.id is null, i.id is null, g."createdAt" desc, g.id desc limit ${LISTED}`;
  return rows.map(shownGroup);
}

/** Groups with unread messages first. Counts only as far as the badge shows. */
export async function listMyGroups(viewer: Viewer): Promise<MyGroup[]> {
  const rows = await queryRows<Dated<MyGroup>>`
    select g.id, g.name, g.description, g."isPrivate", g."createdAt", g."createdBy", g."memberCount",
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
  const [row] = await queryRows<Dated<Group>>`
    select g.id, g.name, g.description, g."isPrivate", g."createdAt", g."createdBy", g."memberCount"
    from "Group" g
    where g.id = ${id} and (not g."isPrivate" or ${viewer?.isAdmin ?? false}::boolean
      or exists (select from "GroupMember" m where m."groupId" = g.id and m."userId" = ${viewer?.id ?? ""})
      or exists (select from "GroupInvitation" i where i."groupId" = g.id
        and (i."userId" = ${viewer?.id ?? ""} or i."tokenHash" = ${hashOf(invite)})
        and i."revokedAt" is null and i.uses < i."maxUses" and (i."expiresAt" is null or i."expiresAt" > ${now()})))`;
  if (!row) throw notFound(GROUP_MISSING);
  return shownGroup(row);
}
