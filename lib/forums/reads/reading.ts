import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { db, Prisma, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Reading } from "../contract/reading";
import { FORUM_MISSING, THREAD_MISSING } from "../rules/words";
import { readablePost, visibleForumWhere, visibleThread } from "./visible";
import { isWatchedBy } from "./watchers";

type Row = { seen: number | null; postId: number | null; position: number | null; watching: boolean };

/** Throws 404. */
export async function getReading(viewer: Viewer, threadId: number): Promise<Reading> {
  // SQL: a hot read, a thread.
  const [row] = await queryRows<Row>`
    select r.seen, n.id as "postId", n."position",
           ${isWatchedBy(Prisma.sql`${viewer.id}`)} as watching
    from "Thread" t
    join "Forum" f on f.id = t."forumId" and ${visibleThread(viewer)}
    left join "ThreadReader" r on r."threadId" = t.id and r."userId" = ${viewer.id}
    left join "ForumWatch" w on w."forumId" = t."forumId" and w."userId" = ${viewer.id}
    left join lateral (
      select p.id, p."position" from "Post" p
      where p."threadId" = t.id and p."position" > r.seen and p."userId" is distinct from ${viewer.id}
        and ${readablePost(viewer)}
      order by p."position" limit 1
    ) n on true
    where t.id = ${threadId}`;
  if (!row) throw notFound(THREAD_MISSING);
  const { seen, postId, position, watching } = row;
  return { seen, watching, firstNew: postId === null || position === null ? null : { id: postId, position } };
}

/** Throws 404. */
export async function getForumWatching(viewer: Viewer, forumId: number): Promise<{ watching: boolean | null }> {
  const forum = await db.forum.findFirst({
    where: { id: forumId, ...visibleForumWhere(viewer) },
    select: { watches: { where: { userId: viewer.id }, select: { watching: true } } },
  });
  if (!forum) throw notFound(FORUM_MISSING);
  return { watching: forum.watches[0]?.watching ?? null };
}
