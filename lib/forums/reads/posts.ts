import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { type Fragment, Prisma, queryRows } from "@/lib/platform/database/db";
import { bodyOf, type StoredBody } from "@/lib/writing/markdown/stored-body";
import type { Post } from "../contract/posts";
import { beforePage, POSTS_PAGE } from "../rules/paging";
import { DELETED_USER, POST_MISSING, type Removal, THREAD_MISSING } from "../rules/words";
import { fitted } from "./fitting";
import { type MaybeViewer, seesAll, visibleThread } from "./visible";

export type Page<T> = { list: T[]; total: number };

/** A database row; times are strings where they came through JSON. */
export type PostRow = StoredBody &
  Omit<Post, "body" | "isCut" | "removed" | "username" | "createdAt" | "editedAt"> & {
    username: string | null;
    createdAt: Date | string;
    editedAt: Date | string | null;
    isHidden: boolean;
    deletedBy: "author" | "moderator" | null;
  };
type Listed = (PostRow | { id: null }) & { total: number };

/** The columns of post p with its author u, for this viewer. */
export const postColumns = (viewer: MaybeViewer): Fragment => {
  const mine = viewer?.id ?? "";
  return Prisma.sql`
    p.id, p."threadId", p."userId", u.username, u."avatarUrl", p."position", p.content, p.body, p."bodyVersion",
    p."createdAt", p."editedAt", p."likeCount", p."isAnswer", p."hiddenAt" is not null as "isHidden", p."deletedBy",
    exists (select from "PostLike" l where l."postId" = p.id and l."userId" = ${mine}) as "isLikedByUser",
    exists (select from "PostReport" r where r."postId" = p.id and r."userId" = ${mine}) as "isReportedByUser"`;
};

/** Throws 404. One statement; posts are numbered, so that every page costs what the first does. */
export async function listPosts(viewer: MaybeViewer, threadId: number, page: number): Promise<Page<Post>> {
  const before = beforePage(page) ?? -POSTS_PAGE;
  // SQL: one statement where Prisma needs one a relation.
  const rows = await queryRows<Listed>`
    select t."postCount" as total, ${postColumns(viewer)}
    from "Thread" t
    join "Forum" f on f.id = t."forumId" and ${visibleThread(viewer)}
    left join "Post" p on p."threadId" = t.id and p."position" > ${before}::int and p."position" <= ${before + POSTS_PAGE}::int
    left join "User" u on u.id = p."userId"
    where t.id = ${threadId} order by p."position"`;
  if (!rows[0]) throw notFound(THREAD_MISSING);
  return { list: await fitted(await shownPosts(viewer, rows.filter(isPost))), total: rows[0].total };
}

const isPost = (row: Listed): row is PostRow & { total: number } => row.id !== null;

/** Throws 404. */
export async function getPost(viewer: MaybeViewer, id: number): Promise<Post> {
  // SQL: one statement where Prisma needs one a relation.
  const [row] = await queryRows<PostRow>`
    select ${postColumns(viewer)}
    from "Post" p
    join "Thread" t on t.id = p."threadId"
    join "Forum" f on f.id = t."forumId" and ${visibleThread(viewer)}
    left join "User" u on u.id = p."userId"
    where p.id = ${id}`;
  if (!row) throw notFound(POST_MISSING);
  return shownPost(viewer, row);
}

/** One after another: parsing a text yields to other requests in between. */
export async function shownPosts(viewer: MaybeViewer, found: PostRow[]): Promise<Post[]> {
  const list: Post[] = [];
  for (const row of found) list.push(await shownPost(viewer, row));
  return list;
}

/** Hidden text is sent to admins only. */
export async function shownPost(viewer: MaybeViewer, row: PostRow): Promise<Post> {
  const removed: Removal | null = row.deletedBy ?? (row.isHidden ? "hidden" : null);
  const content = removed === null || (removed === "hidden" && seesAll(viewer)) ? row.content : "";
  const { body, bodyVersion, ...rest } = row;
  return {
    ...rest,
    content,
    body: content === "" ? [] : await bodyOf({ content, body, bodyVersion }),
    isCut: false,
    removed,
    username: row.username ?? DELETED_USER,
    createdAt: new Date(row.createdAt).toISOString(),
    editedAt: row.editedAt && new Date(row.editedAt).toISOString(),
  };
}
