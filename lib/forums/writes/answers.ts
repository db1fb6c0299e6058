import "server-only";
import { notify } from "@/lib/notifications/writes";
import { type Db, transaction } from "@/lib/platform/db";
import { notFound, Problem } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import type { Post } from "../contract/posts";
import { answerNotice } from "../notices";
import { seesAll } from "../reads/forums";
import { getPost } from "../reads/posts";
import { mayMarkAnswer } from "../rules/permissions";
import { POST_MISSING } from "../rules/words";
import { holdThreadOf } from "./posts";

/** Moves the mark from another post. Throws 404, 403 `not_thread_creator`. */
export async function markAsAnswer(viewer: Viewer, id: number): Promise<Post> {
  await transaction(async (tx) => {
    const { threadId, title, author, position } = await lockThreadOf(tx, viewer, id);
    await tx.post.updateMany({ where: { threadId, isAnswer: true, id: { not: id } }, data: { isAnswer: false } });
    await setMark(tx, { id, threadId, isAnswer: true });
    if (author && author !== viewer.id)
      await notify(tx, [
        answerNotice({ userId: author, threadId, title, by: viewer.username, post: { id, position } }),
      ]);
  });
  return getPost(viewer, id);
}

/** Throws 404, 403 `not_thread_creator`. A post that is not the answer stays as it is. */
export async function unmarkAnswer(viewer: Viewer, id: number): Promise<Post> {
  await transaction(async (tx) => {
    const { threadId, isAnswer } = await lockThreadOf(tx, viewer, id);
    if (isAnswer) await setMark(tx, { id, threadId, isAnswer: false });
  });
  return getPost(viewer, id);
}

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
};

/** Whoever holds the thread decides which post answers it; the others wait their turn. */
async function lockThreadOf(tx: Db, viewer: Viewer, id: number): Promise<Marking> {
  await holdThreadOf(tx, id);
  const [found] = await tx.$queryRaw<Marking[]>`
    select p."threadId", t.title, t."userId", p."userId" as author, p."position", p."isAnswer"
    from "Post" p join "Thread" t on t.id = p."threadId" join "Forum" f on f.id = t."forumId"
    where p.id = ${id} and p."deletedAt" is null and (f."isActive" or ${seesAll(viewer)})
      and (p."hiddenAt" is null or ${seesAll(viewer)})`;
  if (!found) throw notFound(POST_MISSING);
  if (!mayMarkAnswer(viewer, found))
    throw new Problem("not_thread_creator", "Only who opened this thread, or an admin, can mark its answer.");
  return found;
}
