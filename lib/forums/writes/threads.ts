import "server-only";
import { audit } from "@/lib/platform/audit";
import { now } from "@/lib/platform/clock";
import { type Db, transaction } from "@/lib/platform/db";
import { notFound, Problem } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import type { Thread } from "../contract/threads";
import { seesAll } from "../reads/forums";
import { getThread } from "../reads/threads";
import { threadSlug } from "../rules/slugs";
import { FORUM_MISSING, THREAD_MISSING } from "../rules/words";

/** Thread and first post appear together. Throws 404; for an admin 409 `forum_inactive`. */
export async function openThread(
  viewer: Viewer,
  forumId: number,
  form: { title: string; content: string },
): Promise<Thread> {
  const id = await transaction(async (tx) => {
    const at = now();
    const [forum] = await tx.$queryRaw<{ isActive: boolean }[]>`
      update "Forum" set "threadCount" = "threadCount" + 1, "lastActivityAt" = greatest("lastActivityAt", ${at})
      where id = ${forumId} and ("isActive" or ${seesAll(viewer)}) returning "isActive"`;
    if (!forum) throw notFound(FORUM_MISSING);
    if (!forum.isActive) throw new Problem("forum_inactive", "This forum is inactive. Activate it to open a thread.");
    return made(tx, { ...form, forumId, userId: viewer.id, at });
  });
  return getThread(viewer, id);
}

type Made = { forumId: number; userId: string; title: string; content: string; at: Date };

async function made(tx: Db, { title, at, ...rest }: Made): Promise<number> {
  const { forumId, userId, content } = rest;
  const [thread] = await tx.$queryRaw<{ id: number }[]>`
    with thread as (
      insert into "Thread" ("forumId", "userId", title, slug, content, "postCount", "createdAt", "updatedAt", "lastActivityAt")
      values (${forumId}, ${userId}, ${title}, ${threadSlug(title)}, ${content}, 1, ${at}, ${at}, ${at}) returning id
    ), post as (
      insert into "Post" ("threadId", "userId", "position", content, "createdAt", "updatedAt")
      select id, ${userId}, 1, ${content}, ${at}, ${at} from thread
    )
    select id from thread`;
  if (!thread) throw notFound(FORUM_MISSING);
  return thread.id;
}

/** For admins, as the contract says. Throws 404. */
export async function editThread(
  viewer: Viewer,
  id: number,
  flags: { isPinned?: boolean | undefined; isLocked?: boolean | undefined },
): Promise<Thread> {
  await transaction(async (tx) => {
    const select = { isPinned: true, isLocked: true };
    const [before] = await tx.$queryRaw<{ isPinned: boolean; isLocked: boolean }[]>`
      select "isPinned", "isLocked" from "Thread" where id = ${id} for no key update`;
    if (!before) throw notFound(THREAD_MISSING);
    const wanted = { isPinned: flags.isPinned ?? before.isPinned, isLocked: flags.isLocked ?? before.isLocked };
    const after = await tx.thread.update({ where: { id }, data: wanted, select });
    await audit(tx, viewer, { action: "thread.edit", targetType: "thread", targetId: id, before, after });
  });
  return getThread(viewer, id);
}
