import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { type Db, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { readablePost, visibleThread } from "../reads/visible";
import { POST_MISSING } from "../rules/words";

type Liked = { liked: boolean; likeCount: number };

/** Safe to repeat. Throws 404. */
export const likePost = (viewer: Viewer, id: number): Promise<Liked> =>
  transaction(async (tx) => {
    await lockPost(tx, viewer, id);
    // SQL: reads and writes in one statement, so that nothing comes between.
    const [post] = await tx.$queryRaw<{ likeCount: number }[]>`
      with made as (
        insert into "PostLike" ("postId", "userId") values (${id}, ${viewer.id}) on conflict do nothing returning id
      )
      update "Post" set "likeCount" = "likeCount" + (select count(*)::int from made) where id = ${id} returning "likeCount"`;
    return { liked: true, likeCount: post?.likeCount ?? 0 };
  });

/** Safe to repeat. Throws 404. */
export const unlikePost = (viewer: Viewer, id: number): Promise<Liked> =>
  transaction(async (tx) => {
    await lockPost(tx, viewer, id);
    // SQL: reads and writes in one statement, so that nothing comes between.
    const [post] = await tx.$queryRaw<{ likeCount: number }[]>`
      with gone as (
        delete from "PostLike" where "postId" = ${id} and "userId" = ${viewer.id} returning id
      )
      update "Post" set "likeCount" = "likeCount" - (select count(*)::int from gone) where id = ${id} returning "likeCount"`;
    return { liked: false, likeCount: post?.likeCount ?? 0 };
  });

/** Locks the post, so that the count matches the rows. */
async function lockPost(tx: Db, viewer: Viewer, id: number): Promise<void> {
  // SQL: a row lock with the read that it protects.
  const [post] = await tx.$queryRaw<object[]>`
    select from "Post" p join "Thread" t on t.id = p."threadId" join "Forum" f on f.id = t."forumId"
    where p.id = ${id} and ${readablePost(viewer)} and ${visibleThread(viewer)}
    for no key update of p`;
  if (!post) throw notFound(POST_MISSING);
}
