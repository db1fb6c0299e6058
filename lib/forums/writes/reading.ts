import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { Reading } from "../contract/reading";
import { getForumWatching, getReading } from "../reads/reading";
import { visibleThread, visibleThreadWhere } from "../reads/visible";
import { THREAD_MISSING } from "../rules/words";

/** Throws 404. A row for each reader and thread; it changes only when she has read further. */
export async function saveReading(viewer: Viewer, threadId: number, seen: number): Promise<Reading> {
  // SQL: an upsert that never goes back, and never beyond the last post.
  await db.$executeRaw`
    insert into "ThreadReader" ("threadId", "userId", seen, "seenAt")
    select t.id, ${viewer.id}, least(${seen}::int, t."postCount"), ${now()}
    from "Thread" t join "Forum" f on f.id = t."forumId" and ${visibleThread(viewer)} where t.id = ${threadId}
    on conflict ("threadId", "userId") do update set seen = excluded.seen, "seenAt" = excluded."seenAt"
    where "ThreadReader".seen < excluded.seen`;
  return getReading(viewer, threadId);
}

/** Throws 404. */
export async function watchThread(viewer: Viewer, threadId: number, watching: boolean): Promise<Reading> {
  const thread = await db.thread.findFirst({
    where: { id: threadId, ...visibleThreadWhere(viewer) },
    select: { id: true },
  });
  if (!thread) throw notFound(THREAD_MISSING);
  const key = { threadId, userId: viewer.id };
  await db.threadReader.upsert({
    where: { threadId_userId: key },
    create: { ...key, watching },
    update: { watching },
  });
  return getReading(viewer, threadId);
}

/** Throws 404. */
export async function watchForum(viewer: Viewer, forumId: number, watching: boolean | null) {
  await getForumWatching(viewer, forumId);
  const key = { forumId, userId: viewer.id };
  if (watching === null) await db.forumWatch.deleteMany({ where: key });
  else
    await db.forumWatch.upsert({ where: { forumId_userId: key }, create: { ...key, watching }, update: { watching } });
  return { watching };
}
