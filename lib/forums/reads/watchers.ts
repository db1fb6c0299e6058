import "server-only";
import { type Fragment, Prisma } from "@/lib/platform/database/db";

/** How many people are notified of one reply at most, and how many of the latest posts are read to find authors. */
const MOST_WATCHERS = 500;

/**
 * Whether somebody watches thread t: as she said of the thread (r) or else of its forum (w); by default, if she opened
 * it or wrote in it.
 */
export const isWatchedBy = (userId: Fragment): Fragment => Prisma.sql`
  coalesce(r.watching, w.watching, t."userId" = ${userId} or exists (
    select from "Post" own where own."userId" = ${userId} and own."threadId" = t.id
  ), false)`;

/**
 * The ids of the people who watch thread t, without the one who writes: who opened it or wrote in it recently, who
 * watches it or its forum, and has not muted it. Everybody may see the threads that take replies.
 */
export const watchersExcept = (writerId: string): Fragment => Prisma.sql`array(
  select w."userId" from (
    select t."userId" union
    select p."userId" from "Post" p where p."threadId" = t.id and p."position" > t."postCount" - ${MOST_WATCHERS}::int union
    select r."userId" from "ThreadReader" r where r."threadId" = t.id and r.watching union
    select fw."userId" from "ForumWatch" fw where fw."forumId" = t."forumId" and fw.watching
  ) w
  left join "ThreadReader" mine on mine."threadId" = t.id and mine."userId" = w."userId"
  left join "ForumWatch" forum on forum."forumId" = t."forumId" and forum."userId" = w."userId"
  where w."userId" is not null and w."userId" <> ${writerId} and coalesce(mine.watching, forum.watching, true)
  order by w."userId" limit ${MOST_WATCHERS}::int
)`;
