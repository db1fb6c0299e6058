import "server-only";
import { deleteCauses, notifyAgain } from "@/lib/notifications/writes";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { type Db, Prisma, transaction } from "@/lib/platform/database/db";
import { type IdempotencyKey, transactionOnce } from "@/lib/platform/server/idempotency";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { readBody, type StoredBody } from "@/lib/writing/markdown/stored-body";
import type { Post } from "../contract/posts";
import { causesOfPost, mentionNotice, replyNotice, watchNotice } from "../notices";
import { MOST_VERSIONS } from "../reads/history";
import { getPost } from "../reads/posts";
import { readableWhere, visibleThread } from "../reads/visible";
import { watchersExcept } from "../reads/watchers";
import { MOST_MENTIONS, mentionsIn } from "../rules/mentions";
import { mayDeletePost, mayEditPost } from "../rules/permissions";
import { POST_MISSING, THREAD_LOCKED, THREAD_MISSING } from "../rules/words";

type ReplyThread = {
  forumId: number;
  userId: string | null;
  title: string;
  isLocked: boolean;
  isHidden: boolean;
  /** Whether everybody may see the thread and its forum. */
  isPublic: boolean;
  watchers: string[];
};

/** Throws 404, 403 `thread_locked`. Locks the row of the thread, so that no reply follows after an admin locked it. */
export async function reply(
  viewer: Viewer,
  threadId: number,
  content: string,
  key: IdempotencyKey | null,
): Promise<Post> {
  const parsed = readBody(content);
  const { id } = await transactionOnce(key, async (tx) => {
    // SQL: a row lock with the read that it protects.
    const [thread] = await tx.$queryRaw<ReplyThread[]>`
      select t."forumId", t."userId", t.title, t."isLocked", t."hiddenAt" is not null as "isHidden",
             ${visibleThread(null)} as "isPublic", ${watchersExcept(viewer.id)} as watchers
      from "Thread" t join "Forum" f on f.id = t."forumId"
      where t.id = ${threadId} and ${visibleThread(viewer)} for no key update of t`;
    if (!thread) throw notFound(THREAD_MISSING);
    if (thread.isLocked) throw new Problem("thread_locked", THREAD_LOCKED);
    if (thread.isHidden) throw new Problem("thread_locked", "This thread is hidden. Show it again to reply.");
    const post = await insertReply(tx, {
      ...parsed,
      threadId,
      forumId: thread.forumId,
      userId: viewer.id,
      content,
      at: now(),
    });
    // Admins may write in an inactive forum. Nobody else is notified of it.
    if (thread.isPublic) await notifyOfReply(tx, viewer, { thread: { ...thread, id: threadId }, post, content });
    return { id: post.id };
  });
  return getPost(viewer, id);
}

type NewReply = {
  thread: { id: number; userId: string | null; title: string; watchers: string[] };
  post: { id: number; position: number };
  content: string;
};

/**
 * Notifies the mentioned people, the author of the thread of each reply, and the others who watch it once until their
 * next visit.
 */
async function notifyOfReply(tx: Db, viewer: Viewer, { thread, post, content }: NewReply): Promise<void> {
  const about = { threadId: thread.id, title: thread.title, by: viewer.username, post };
  const mentioned = await listMentioned(tx, content, thread.id, viewer.id);
  const watchers = thread.watchers.filter((userId) => !mentioned.includes(userId));
  await notifyAgain(tx, [
    ...mentioned.map((userId) => mentionNotice({ ...about, userId })),
    ...watchers.map((userId) => (userId === thread.userId ? replyNotice : watchNotice)({ ...about, userId })),
  ]);
}

/** Without the writer, and without people who have muted the thread. */
async function listMentioned(tx: Db, content: string, threadId: number, writerId: string): Promise<string[]> {
  const usernames = mentionsIn(content);
  if (usernames.length === 0) return [];
  const muted = { threadReaders: { some: { threadId, watching: false } } };
  const people = await tx.user.findMany({
    where: { username: { in: usernames }, id: { not: writerId }, NOT: muted },
    select: { id: true },
    take: MOST_MENTIONS,
  });
  return people.map(({ id }) => id);
}

type NewPost = { threadId: number; forumId: number; userId: string; content: string; at: Date } & ReturnType<
  typeof readBody
>;

async function insertReply(tx: Db, { threadId, forumId, userId, content, body, bodyVersion, at }: NewPost) {
  // SQL: reads and writes in one statement, so that nothing comes between.
  const [post] = await tx.$queryRaw<{ id: number; position: number }[]>`
    with thread as (
      update "Thread" set "postCount" = "postCount" + 1, "lastActivityAt" = ${at} where id = ${threadId}
    ), forum as (
      update "Forum" set "lastActivityAt" = greatest("lastActivityAt", ${at}) where id = ${forumId}
    ), reader as (
      insert into "ThreadReader" ("userId", "threadId", seen, "seenAt")
      select ${userId}, id, "postCount" + 1, ${at} from "Thread" where id = ${threadId}
      on conflict ("threadId", "userId") do update set "seenAt" = excluded."seenAt", "mailedAt" = null
    )
    insert into "Post" ("threadId", "userId", content, body, "bodyVersion", "createdAt", "updatedAt")
    values (${threadId}, ${userId}, ${content}, ${JSON.stringify(body)}::jsonb, ${bodyVersion}, ${at}, ${at}) returning id, "position"`;
  if (!post) throw notFound(THREAD_MISSING);
  return post;
}

/** Throws 404, 403. */
export async function editPost(viewer: Viewer, id: number, content: string): Promise<Post> {
  const parsed = readBody(content);
  await transaction(async (tx) => {
    const post = await lockPost(tx, viewer, id);
    if (!mayEditPost(viewer, post)) throw new Problem("forbidden", "You can edit your own posts only.");
    if (content === post.content) return;
    await keepVersion(tx, post);
    await tx.post.update({ where: { id }, data: { ...parsed, content, editedAt: now() } });
  });
  return getPost(viewer, id);
}

/** Keeps the text that is about to be replaced, with its blocks. Only the latest versions stay. */
async function keepVersion(tx: Db, { id: postId, content, body, bodyVersion, writtenAt }: WrittenPost): Promise<void> {
  await tx.postVersion.create({ data: { postId, content, body: body ?? Prisma.DbNull, bodyVersion, writtenAt } });
  const [oldest] = await tx.postVersion.findMany({
    where: { postId },
    orderBy: { id: "desc" },
    skip: MOST_VERSIONS,
    take: 1,
    select: { id: true },
  });
  if (oldest) await tx.postVersion.deleteMany({ where: { postId, id: { lte: oldest.id } } });
}

/**
 * Deletes the text for good, with its earlier versions. The post keeps its position, so the numbers of other posts do not change. Throws 404, 403.
 */
export async function deletePost(viewer: Viewer, id: number): Promise<Post> {
  await transaction(async (tx) => {
    const post = await lockPost(tx, viewer, id);
    if (!mayDeletePost(viewer, post)) throw new Problem("forbidden", "You can delete your own posts only.");
    await clearPost(tx, viewer, post);
  });
  return getPost(viewer, id);
}

export type LockedPost = {
  id: number;
  threadId: number;
  userId: string | null;
  position: number;
  content: string;
  isAnswer: boolean;
};

type WrittenPost = LockedPost & StoredBody & { writtenAt: Date };

/** Locks the thread first and then the post, the same order as everywhere. Throws 404. */
async function lockPost(tx: Db, viewer: Viewer, id: number): Promise<WrittenPost> {
  await lockThreadOfPost(tx, id);
  const post = await tx.post.findFirst({ where: readableWhere(viewer, id) });
  if (!post) throw notFound(POST_MISSING);
  return { ...post, body: post.body as WrittenPost["body"], writtenAt: post.editedAt ?? post.createdAt };
}

/** Locks the thread of a post, so that changes to its posts run one after another. */
// SQL: a row lock.
export const lockThreadOfPost = (tx: Db, postId: number) =>
  tx.$queryRaw`select from "Thread" where id = (select "threadId" from "Post" where id = ${postId}) for no key update`;

/** Audited when it is not the author who deletes. */
export async function clearPost(tx: Db, viewer: Viewer, post: LockedPost): Promise<void> {
  const { id, threadId, isAnswer } = post;
  const byAuthor = post.userId === viewer.id;
  const deletedBy = byAuthor ? "author" : "moderator";
  await tx.post.update({
    where: { id },
    data: { content: "", body: Prisma.DbNull, isAnswer: false, deletedAt: now(), deletedBy },
  });
  await tx.postVersion.deleteMany({ where: { postId: id } });
  await deleteCauses(tx, "post", id, causesOfPost(id));
  if (isAnswer) await tx.thread.update({ where: { id: threadId }, data: { isSolved: false } });
  const before = { threadId, content: post.content };
  if (!byAuthor) await audit(tx, viewer, { action: "post.delete", targetType: "post", targetId: id, before });
}
