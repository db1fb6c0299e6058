import "server-only";
import { notify } from "@/lib/notifications/writes";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { type Db, type Prisma, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Post } from "../contract/posts";
import { answerNotice } from "../notices";
import { getPost } from "../reads/posts";
import { readableWhere, visibleThreadWhere } from "../reads/visible";
import { mayMarkAnswer } from "../rules/permissions";
import { POST_MISSING } from "../rules/words";
import { lockThreadOfPost } from "./posts";

/** Moves the mark from another post. Throws 404, 403 `not_thread_creator`, and for a hidden post 409. */
export async function markAsAnswer(viewer: Viewer, id: number): Promise<Post> {
  await transaction(async (tx) => {
    const post = await lockToMark(tx, viewer, id);
    if (post.hiddenAt) throw new Problem("conflict", "A hidden post cannot be the answer. Show it again first.");
    if (post.thread.isSolved) await unmarkOthers(tx, post);
    else await tx.thread.update({ where: { id: post.threadId }, data: { isSolved: true }, select: { id: true } });
    await tx.post.update({ where: { id }, data: { isAnswer: true }, select: { id: true } });
    await auditMark(tx, viewer, post, true);
    await notifyAuthor(tx, viewer, post);
  });
  return getPost(viewer, id);
}

/** Throws 404, 403 `not_thread_creator`. A post that is not the answer stays as it is. */
export async function unmarkAnswer(viewer: Viewer, id: number): Promise<Post> {
  await transaction(async (tx) => {
    const post = await lockToMark(tx, viewer, id);
    if (!post.isAnswer) return;
    await tx.post.update({ where: { id }, data: { isAnswer: false }, select: { id: true } });
    await tx.thread.update({ where: { id: post.threadId }, data: { isSolved: false }, select: { id: true } });
    await auditMark(tx, viewer, post, false);
  });
  return getPost(viewer, id);
}

/** `thread.posts` is empty where only admins see the thread: visitors would not find the post in it. */
const postToMark = (id: number) =>
  ({
    id: true,
    threadId: true,
    userId: true,
    position: true,
    isAnswer: true,
    hiddenAt: true,
    thread: {
      select: {
        title: true,
        userId: true,
        isSolved: true,
        posts: { where: { id, thread: visibleThreadWhere(null) }, select: { id: true } },
      },
    },
  }) satisfies Prisma.PostSelect;

type PostToMark = Prisma.PostGetPayload<{ select: ReturnType<typeof postToMark> }>;

/** Locks the thread, so that concurrent marks wait for one another. */
async function lockToMark(tx: Db, viewer: Viewer, id: number): Promise<PostToMark> {
  await lockThreadOfPost(tx, id);
  const post = await tx.post.findFirst({ where: readableWhere(viewer, id), select: postToMark(id) });
  if (!post) throw notFound(POST_MISSING);
  if (!mayMarkAnswer(viewer, post.thread))
    throw new Problem("not_thread_creator", "Only who opened this thread, or an admin, can mark its answer.");
  return post;
}

const unmarkOthers = (tx: Db, { id, threadId }: PostToMark) =>
  tx.post.updateMany({ where: { threadId, isAnswer: true, id: { not: id } }, data: { isAnswer: false } });

/** Audited when an admin acts in another user's thread, but not in the admin's own. */
async function auditMark(tx: Db, viewer: Viewer, { id, threadId, thread, isAnswer }: PostToMark, marked: boolean) {
  if (thread.userId === viewer.id || isAnswer === marked) return;
  const action = marked ? "post.mark-answer" : "post.unmark-answer";
  await audit(tx, viewer, { action, targetType: "post", targetId: id, after: { threadId } });
}

async function notifyAuthor(tx: Db, viewer: Viewer, { id, threadId, thread, userId, position }: PostToMark) {
  const isPublic = thread.posts.length > 0;
  if (userId === null || userId === viewer.id || !isPublic) return;
  const post = { id, position };
  await notify(tx, [answerNotice({ userId, threadId, title: thread.title, by: viewer.username, post })]);
}
