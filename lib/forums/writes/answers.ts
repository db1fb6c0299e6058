import "server-only";
import { notify } from "@/lib/notifications/writes";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { type Db, transaction } from "@/lib/platform/database/db";
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
    const marking = await lockThreadOf(tx, viewer, id);
    const { threadId, title, author, position, isPostHidden, isThreadHidden } = marking;
    if (isPostHidden) throw new Problem("conflict", "A hidden post cannot be the answer. Show it again first.");
    await tx.post.updateMany({ where: { threadId, isAnswer: true, id: { not: id } }, data: { isAnswer: false } });
    await setMark(tx, { id, threadId, isAnswer: true });
    await auditMark(tx, viewer, id, marking, true);
    if (author && author !== viewer.id && !isThreadHidden)
      await notify(tx, [
        answerNotice({ userId: author, threadId, title, by: viewer.username, post: { id, position } }),
      ]);
  });
  return getPost(viewer, id);
}

/** Throws 404, 403 `not_thread_creator`. A post that is not the answer stays as it is. */
export async function unmarkAnswer(viewer: Viewer, id: number): Promise<Post> {
  await transaction(async (tx) => {
    const marking = await lockThreadOf(tx, viewer, id);
    if (!marking.isAnswer) return;
    await setMark(tx, { id, threadId: marking.threadId, isAnswer: false });
    await auditMark(tx, viewer, id, marking, false);
  });
  return getPost(viewer, id);
}

/** Audited when an admin acts in another user's thread, but not in the admin's own. */
async function auditMark(tx: Db, viewer: Viewer, id: number, { threadId, userId, isAnswer }: Marking, marked: boolean) {
  if (userId === viewer.id || isAnswer === marked) return;
  const action = marked ? "post.mark-answer" : "post.unmark-answer";
  await audit(tx, viewer, { action, targetType: "post", targetId: id, after: { threadId } });
}

// SQL: reads and writes in one statement, so that nothing comes between.
const setMark = (tx: Db, { id, threadId, isAnswer }: { id: number; threadId: number; isAnswer: boolean }) =>
  tx.$executeRaw`
    with marked as (update "Post" set "isAnswer" = ${isAnswer} where id = ${id})
    update "Thread" set "isSolved" = ${isAnswer} where id = ${threadId}`;

type Marking = {
  threadId: number;
  title: string;
  userId: string | null;
  author: string | null;
  position: number;
  isAnswer: boolean;
  isPostHidden: boolean;
  isThreadHidden: boolean;
};

/** Locks the thread, so that concurrent marks wait for one another. */
async function lockThreadOf(tx: Db, viewer: Viewer, id: number): Promise<Marking> {
  await lockThreadOfPost(tx, id);
  // The post once more, if visitors see its thread: so one statement says for whom the thread is there.
  const ifPublic = { where: { id, thread: visibleThreadWhere(null) }, select: { id: true } };
  const found = await tx.post.findFirst({
    where: readableWhere(viewer, id),
    select: {
      ...{ threadId: true, userId: true, position: true, isAnswer: true, hiddenAt: true },
      thread: { select: { title: true, userId: true, posts: ifPublic } },
    },
  });
  if (!found) throw notFound(POST_MISSING);
  const { userId: author, hiddenAt, thread, ...post } = found;
  const row = {
    ...{ ...post, author, title: thread.title, userId: thread.userId },
    ...{ isPostHidden: hiddenAt !== null, isThreadHidden: thread.posts.length === 0 },
  };
  if (!mayMarkAnswer(viewer, row))
    throw new Problem("not_thread_creator", "Only who opened this thread, or an admin, can mark its answer.");
  return row;
}
