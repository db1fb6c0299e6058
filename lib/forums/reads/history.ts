import "server-only";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Block } from "@/lib/writing/block";
import { storedBlocks } from "@/lib/writing/markdown/stored-body";
import type { Liker, PostVersion } from "../contract/history";
import { maySeeVersions } from "../rules/permissions";
import { POST_MISSING } from "../rules/words";
import { readableWhere } from "./visible";

export const MOST_VERSIONS = 20;
const MOST_LIKERS = 50;

/** The blocks as they were stored: nothing is parsed here. Throws 404, and 403 for others than the author and admins. */
export async function listPostVersions(viewer: Viewer, id: number): Promise<PostVersion[]> {
  const post = await db.post.findFirst({
    where: readableWhere(viewer, id),
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
  const post = await db.post.findFirst({
    where: readableWhere(viewer, id),
    select: {
      likes: {
        select: { user: { select: { username: true, avatarUrl: true } } },
        orderBy: { id: "desc" },
        take: MOST_LIKERS,
      },
    },
  });
  if (!post) throw notFound(POST_MISSING);
  return post.likes.map(({ user }) => user);
}
