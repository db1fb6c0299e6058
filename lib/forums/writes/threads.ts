import "server-only";
import { deleteAbout, renameAbout } from "@/lib/notifications/writes";
import { fieldProblem, notFound, Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { type Db, transaction } from "@/lib/platform/database/db";
import { lockRows } from "@/lib/platform/database/locks";
import { type IdempotencyKey, transactionOnce } from "@/lib/platform/server/idempotency";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { readBody } from "@/lib/writing/markdown/stored-body";
import type { Thread, ThreadChanges, ThreadForm } from "../contract/threads";
import { getThread } from "../reads/threads";
import { unhiddenThread, visibleForum, visibleThread } from "../reads/visible";
import { mayEditTitle } from "../rules/permissions";
import { threadSlug } from "../rules/slugs";
import { FORUM_MISSING, THREAD_MISSING } from "../rules/words";

/**
 * Thread and first post appear together. Throws 404; 403 `not_answered` about a question not answered yet; for an admin
 * 409 `forum_inactive`.
 */
export async function openThread(
  viewer: Viewer,
  forumId: number,
  { about, ...form }: ThreadForm,
  key: IdempotencyKey | null,
): Promise<Thread> {
  const parsed = readBody(form.content);
  const { id } = await transactionOnce(key, async (tx) => {
    const at = now();
    // SQL: an update that computes with other rows.
    const [forum] = await tx.$queryRaw<{ isActive: boolean }[]>`
      update "Forum" f set "threadCount" = "threadCount" + 1, "lastActivityAt" = greatest("lastActivityAt", ${at})
      where id = ${forumId} and ${visibleForum(viewer)} returning "isActive"`;
    if (!forum) throw notFound(FORUM_MISSING);
    if (!forum.isActive) throw new Problem("forum_inactive", "This forum is inactive. Activate it to open a thread.");
    const id = await insertThread(tx, { ...form, ...parsed, forumId, userId: viewer.id, at });
    if (about) await attachQuestion(tx, viewer, id, about);
    return { id };
  });
  return getThread(viewer, id);
}

/**
 * The thread shows the exact variant that its author answered. Before the answer it would reveal the question to
 * others. Of a question that is reserved for mock exams it stores the topic only.
 */
async function attachQuestion(
  tx: Db,
  viewer: Viewer,
  threadId: number,
  { attemptId, place }: NonNullable<ThreadForm["about"]>,
) {
  const item = await tx.attemptItem.findFirst({
    where: { attemptId, place, userId: viewer.id, share: { not: null } },
    select: { questionId: true, version: true, seed: true, question: { select: { topicId: true, reserved: true } } },
  });
  if (!item?.question) throw new Problem("not_answered", "Answer this question before you ask about it.");
  const { questionId, version: questionVersion, seed } = item;
  const { topicId, reserved } = item.question;
  const data = reserved ? { topicId } : { topicId, questionId, questionVersion, seed };
  await tx.thread.update({ where: { id: threadId }, data, select: { id: true } });
}

type NewThread = { forumId: number; userId: string; title: string; content: string; at: Date } & ReturnType<
  typeof readBody
>;

async function insertThread(tx: Db, { title, at, ...rest }: NewThread): Promise<number> {
  const { forumId, userId, content, body, bodyVersion } = rest;
  // SQL: reads and writes in one statement, so that nothing comes between.
  const [thread] = await tx.$queryRaw<{ id: number }[]>`
    with thread as (
      insert into "Thread" ("forumId", "userId", title, slug, "postCount", "createdAt", "updatedAt", "lastActivityAt")
      values (${forumId}, ${userId}, ${title}, ${threadSlug(title)}, 1, ${at}, ${at}, ${at}) returning id
    ), post as (
      insert into "Post" ("threadId", "userId", "position", content, body, "bodyVersion", "createdAt", "updatedAt")
      select id, ${userId}, 1, ${content}, ${JSON.stringify(body)}::jsonb, ${bodyVersion}, ${at}, ${at} from thread
    ), reader as (
      insert into "ThreadReader" ("userId", "threadId", seen, "seenAt") select ${userId}, id, 1, ${at} from thread
    )
    select id from thread`;
  if (!thread) throw notFound(FORUM_MISSING);
  return thread.id;
}

/**
 * The title is changed by who opened the thread and by admins, everything else by admins. Throws 403 `admin_only`, 404,
 * 403 `not_thread_creator`, 400 `unknown_reference`.
 */
export async function editThread(viewer: Viewer, id: number, { title, ...managed }: ThreadChanges): Promise<Thread> {
  if (!viewer.isAdmin && Object.values(managed).some((value) => value !== undefined))
    throw new Problem("admin_only", "Only admins can pin, lock, hide or move a thread.");
  await transaction(async (tx) => {
    const before = await lockThread(tx, viewer, id);
    if (!mayEditTitle(viewer, before))
      throw new Problem("not_thread_creator", "Only who opened this thread, or an admin, can change it.");
    const after = {
      forumId: managed.forumId ?? before.forumId,
      title: title ?? before.title,
      isPinned: managed.isPinned ?? before.isPinned,
      isLocked: managed.isLocked ?? before.isLocked,
      isHidden: managed.isHidden ?? before.isHidden,
    };
    await applyChanges(tx, before, after);
    const { userId, ...audited } = before;
    const row = { targetType: "thread", targetId: id, before: audited, after: { id, ...after } };
    if (viewer.isAdmin) await audit(tx, viewer, { action: "thread.edit", ...row });
  });
  return getThread(viewer, id);
}

/** For admins, as the contract says; posts, likes and reports go with it, and the audit says how many. Throws 404. */
export async function deleteThread(viewer: Viewer, id: number): Promise<Thread> {
  const thread = await getThread(viewer, id);
  await transaction(async (tx) => {
    const { userId, ...audited } = await lockThread(tx, viewer, id);
    await lockForums(tx, [audited.forumId]);
    const posts = await postIdsOf(tx, id);
    await deleteAbout(tx, "post", posts);
    await tx.thread.delete({ where: { id } });
    await countThread(tx, audited, -1);
    await updateLastActivity(tx, [audited.forumId]);
    const row = { targetType: "thread", targetId: id, before: { ...audited, posts: posts.length } };
    await audit(tx, viewer, { action: "thread.delete", ...row });
  });
  return thread;
}

type ThreadPlace = { forumId: number; isHidden: boolean };
type ThreadState = ThreadPlace & { title: string; isPinned: boolean; isLocked: boolean };
type LockedThread = ThreadState & { id: number; userId: string | null };

/** Locks the thread first and then its forums; always in this order. Throws 404. */
async function lockThread(tx: Db, viewer: Viewer, id: number): Promise<LockedThread> {
  // SQL: a row lock with the read that it protects.
  const [thread] = await tx.$queryRaw<LockedThread[]>`
    select t.id, t."forumId", t."userId", t.title, t."isPinned", t."isLocked", t."hiddenAt" is not null as "isHidden"
    from "Thread" t join "Forum" f on f.id = t."forumId"
    where t.id = ${id} and ${visibleThread(viewer)} for no key update of t`;
  if (!thread) throw notFound(THREAD_MISSING);
  return thread;
}

/** Throws 400 `unknown_reference`. */
async function applyChanges(tx: Db, before: LockedThread, after: ThreadState): Promise<void> {
  const { id } = before;
  const { isHidden, ...data } = after;
  const forums = [...new Set([before.forumId, after.forumId])].sort((one, other) => one - other);
  const moved = forums.length > 1 || before.isHidden !== isHidden;
  if (moved) await lockForums(tx, forums);
  if (before.isHidden !== isHidden)
    await tx.thread.update({ where: { id }, data: { hiddenAt: isHidden ? now() : null } });
  await tx.thread.update({ where: { id }, data: { ...data, slug: threadSlug(after.title) } });
  if (moved) {
    await countThread(tx, before, -1);
    await countThread(tx, after, 1);
    await updateLastActivity(tx, forums);
  }
  if (isHidden && !before.isHidden) await deleteAbout(tx, "post", await postIdsOf(tx, id));
  else if (after.title !== before.title)
    await renameAbout(tx, "post", await postIdsOf(tx, id), { from: before.title, to: after.title });
}

async function lockForums(tx: Db, ids: number[]): Promise<void> {
  if ((await lockRows(tx, "Forum", ids, "no key update")) < ids.length)
    throw fieldProblem("unknown_reference", "forumId", "There is no such forum.");
}

async function postIdsOf(tx: Db, threadId: number): Promise<number[]> {
  const posts = await tx.post.findMany({ where: { threadId }, select: { id: true } });
  return posts.map(({ id }) => id);
}

const countThread = (tx: Db, { forumId: id, isHidden }: ThreadPlace, step: 1 | -1) =>
  tx.forum.update({ where: { id }, data: { [isHidden ? "hiddenThreadCount" : "threadCount"]: { increment: step } } });

/** Calculated from what everybody sees; an index finds the newest pinned and the newest other thread. */
// SQL: an update that computes with other rows.
const updateLastActivity = (tx: Db, forums: number[]) => tx.$executeRaw`
  update "Forum" f set "lastActivityAt" = (
    select max(newest."lastActivityAt") from (values (true), (false)) as kind("isPinned")
    cross join lateral (
      select t."lastActivityAt" from "Thread" t
      where t."forumId" = f.id and t."isPinned" = kind."isPinned" and ${unhiddenThread}
      order by t."lastActivityAt" desc limit 1
    ) newest
  ) where f.id = any(${forums}::int[])`;
