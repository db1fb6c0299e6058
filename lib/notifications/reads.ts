import "server-only";
import { queryRows } from "@/lib/platform/database/db";
import { type Viewer, viewerFrom, viewerOfSession } from "@/lib/platform/server/session";
import type { Notification } from "./contract";

const LISTED = 50;
const COUNTED = 100;

/** Null when the session is over. One statement with the session in it, walking the newest rows only. */
export async function listNotifications(sessionHash: string): Promise<Notification[] | null> {
  // SQL: a hot read, polled.
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
    from ${viewerOfSession(sessionHash)} v`;
  return row?.list ?? null;
}

type Unread = { count: number; version: string };

/**
 * Null when the session is over. Counts no further than the badge shows. `version` changes with the viewer's ticks,
 * enrolments and exam dates.
 */
export async function countUnread(viewerOrHash: string | Viewer): Promise<Unread | null> {
  // SQL: a hot read, polled.
  const [row] = await queryRows<Unread>`
    select (
      select count(*)::int from (
        select from "Notification" n where n."userId" = v.id and not n.read and n."deletedAt" is null limit ${COUNTED}
      ) unread
    ) as count, (
      select count(*) filter (where p.completed) || '.' || coalesce(extract(epoch from max(p."completedAt")), 0)
      from "Progress" p where p."userId" = v.id
    ) || '.' || (
      select count(*) || '.' || coalesce(sum(e."examDate" - date '2000-01-01'), 0)
      from "Enrollment" e where e."userId" = v.id
    ) as version
    from ${viewerFrom(viewerOrHash)} v`;
  return row ?? null;
}

/** For the first render of a page. */
export const countUnreadOf = async (viewer: Viewer): Promise<Unread> =>
  (await countUnread(viewer)) ?? { count: 0, version: "" };
