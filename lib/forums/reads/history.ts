import "server-only";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { db, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { bodyOf } from "@/lib/writing/markdown/stored-body";
import type { Liker, PostVersion } from "../contract/history";
import { maySeeVersions } from "../rules/permissions";
import { POST_MISSING } from "../rules/words";
import { readablePost, readablePostWhere, visibleThread, visibleThreadWhere } from "./visible";

export const MOST_VERSIONS = 20;
const MOST_LIKERS = 50;

const readable = (viewer: Viewer, id: number) => ({
  id,
  ...readablePostWhere(viewer),
  thread: visibleThreadWhere(viewer),
});

/** Throws 404, and 403 for others than the author and admins. */
export async function listPostVersions(viewer: Viewer, id: number): Promise<PostVersion[]> {
  const post = await db.post.findFirst({
    where: readable(viewer, id),
    select: { userId: true, versions: { orderBy: { id: "desc" }, take: MOST_VERSIONS } },
  });
  if (!post) throw notFound(POST_MISSING);
  if (!maySeeVersions(viewer, post))
    throw new Problem("forbidden", "Only the author and admins can see earlier versions.");
  const shown: PostVersion[] = [];
  // One after another: parsing a text yields to other requests in between.
  for (const { id: versionId, content, writtenAt } of post.versions)
    shown.push({
      id: versionId,
      content,
      body: await bodyOf({ content, body: null, bodyVersion: 0 }),
      writtenAt: writtenAt.toISOString(),
    });
  return shown;
}

/** Throws 404. */
export async function listPostLikes(viewer: Viewer, id: number): Promise<Liker[]> {
  // SQL: one statement where Prisma needs one a relation.
  const rows = await queryRows<{ username: string | null; avatarUrl: string | null }>`
    select u.username, u."avatarUrl"
    from "Post" p
    join "Thread" t on t.id = p."threadId"
    join "Forum" f on f.id = t."forumId" and ${visibleThread(viewer)}
    left join "PostLike" l on l."postId" = p.id
    left join "User" u on u.id = l."userId"
    where p.id = ${id} and ${readablePost(viewer)}
    order by l.id desc limit ${MOST_LIKERS}`;
  if (rows.length === 0) throw notFound(POST_MISSING);
  return rows.flatMap(({ username, avatarUrl }) => (username === null ? [] : [{ username, avatarUrl }]));
}
