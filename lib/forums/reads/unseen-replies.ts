import "server-only";
import { db, Prisma } from "@/lib/platform/database/db";
import { DAY_MS } from "@/lib/platform/time/units";
import { readablePost, visibleThread } from "./visible";
import { isWatchedBy } from "./watchers";

const MOST_AT_ONCE = 1000;
const NEWS_DAYS = 2;

/** `first` is the first of the replies, by whose id and position it is found. */
export type UnseenReplies = {
  userId: string;
  email: string;
  threadId: number;
  title: string;
  replies: number;
  names: string[];
  firstId: number;
  firstPosition: number;
};

/**
 * Replies of the last days in threads that somebody watches, after her last visit, which she wants by mail and was not
 * mailed about since. What is hidden or deleted, and what a suspended user wrote, does not count.
 */
export async function listUnseenReplies(at: Date): Promise<UnseenReplies[]> {
  const since = new Date(at.getTime() - NEWS_DAYS * DAY_MS);
  // SQL: compares each reader's own visit.
  return db.$queryRaw<UnseenReplies[]>`
    select u.id as "userId", u.email, t.id as "threadId", t.title, count(*)::int as replies,
           array_agg(distinct a.username) as names, min(p.id) as "firstId", min(p."position") as "firstPosition"
    from "Post" p
    join "Thread" t on t.id = p."threadId"
    join "Forum" f on f.id = t."forumId"
    join "User" a on a.id = p."userId" and a."suspendedAt" is null
    join "ThreadReader" r on r."threadId" = t.id and r."mailedAt" is null and r."seenAt" < p."createdAt"
    left join "ForumWatch" w on w."forumId" = t."forumId" and w."userId" = r."userId"
    join "MailPreferences" m on m."userId" = r."userId" and m."repliesSince" < p."createdAt"
    join "User" u on u.id = r."userId" and u."suspendedAt" is null
    where p."createdAt" > ${since} and p."position" > 1 and p."userId" <> r."userId" and ${isWatchedBy(Prisma.sql`r."userId"`)}
      and ${readablePost(null)} and ${visibleThread(null)}
    group by u.id, t.id order by u.id, t.id limit ${MOST_AT_ONCE}`;
}
