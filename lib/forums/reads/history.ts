import "server-only";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { db, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Block } from "@/lib/writing/block";
import { storedBlocks } from "@/lib/writing/markdown/stored-body";
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

/** The blocks as they were stored: nothing is parsed here. Throws 404, and 403 for others than the author and admins. */
export async function listPostVersions(viewer: Viewer, id: number): Promise<PostVersion[]> {
  const post = await db.post.findFirst({
    where: readable(viewer, id),
    select: { userId: true, versions: { orderBy: { id: "desc" }, take: MOST_VERSIONS } },
  });
  if (!post) throw notFound(POST_MISSING);
  if (!maySeeVersions(viewer, post))
    throw new Problem("forbidden", "Only the author and admins can see earlier versions.");
  return post.versions.map(({ id: versionId, content, body, bodyVersion, writtenAt }) => ({
    id: versionId,
    content,
    body: storedBlocks({ body: body as Block[] | null, bodyVersion }),
    writtenAt: writtenAt.toISOString(),
  }));
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
