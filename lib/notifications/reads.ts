import "server-only";
import { queryRows } from "@/lib/platform/db";
import { viewerOf } from "@/lib/platform/session";
import type { Notification } from "./contract";

const LISTED = 50;
const COUNTED = 100;

/** Null when the session is over. One statement with the session in it, walking the newest rows only. */
export async function listNotifications(session: string): Promise<Notification[] | null> {
  // SQL: a whole page in one statement.
  const [row] = await queryRows<{ list: Notification[] }>`
    select (
      select coalesce(json_agg(json_build_object(
               'id', n.id, 'title', n.title, 'message', n.message, 'type', n.type, 'read', n.read, 'link', n.link,
               'createdAt', to_char(n."createdAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
               'relatedEntityType', n."relatedEntityType", 'relatedEntityId', n."relatedEntityId") order by n.id desc), '[]')
      from (
        select * from "Notification" where "userId" = v.id and "deletedAt" is null order by id desc limit ${LISTED}
      ) n
    ) as list
    from ${viewerOf(session)} v`;
  return row?.list ?? null;
}

/** Null when the session is over. Counts no further than the badge shows. */
export async function countUnread(session: string): Promise<{ count: number } | null> {
  // SQL: counts that Prisma makes one statement each.
  const [row] = await queryRows<{ count: number }>`
    select (
      select count(*)::int from (
        select from "Notification" n where n."userId" = v.id and not n.read and n."deletedAt" is null limit ${COUNTED}
      ) unread
    ) as count
    from ${viewerOf(session)} v`;
  return row ?? null;
}
