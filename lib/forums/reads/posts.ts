import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { db, type Fragment, Prisma, queryRows } from "@/lib/platform/database/db";
import { bodyOf, type StoredBody } from "@/lib/writing/markdown/stored-body";
import type { Post } from "../contract/posts";
import { beforePage, POSTS_PAGE } from "../rules/paging";
import { DELETED_USER, POST_MISSING, type Removal, THREAD_MISSING } from "../rules/words";
import { fitted } from "./fitting";
import { type MaybeViewer, seesAll, visibleThread, visibleThreadWhere } from "./visible";

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

/** The same for Prisma. */
export const postSelect = (viewer: MaybeViewer) => {
  const mine = { where: { userId: viewer?.id ?? "" }, select: { id: true } };
  return {
    id: true,
    threadId: true,
    userId: true,
    position: true,
    content: true,
    body: true,
    bodyVersion: true,
    createdAt: true,
    editedAt: true,
    likeCount: true,
    isAnswer: true,
    hiddenAt: true,
    deletedBy: true,
    user: { select: { username: true, avatarUrl: true } },
    likes: mine,
    reports: mine,
  } satisfies Prisma.PostSelect;
};

type FoundPost = Prisma.PostGetPayload<{ select: ReturnType<typeof postSelect> }>;

export const postRowOf = ({ user, hiddenAt, likes, reports, body, deletedBy, ...post }: FoundPost): PostRow => ({
  ...post,
  username: user?.username ?? null,
  avatarUrl: user?.avatarUrl ?? null,
  body: body as PostRow["body"],
  deletedBy: deletedBy as PostRow["deletedBy"],
  isHidden: hiddenAt !== null,
  isLikedByUser: likes.length > 0,
  isReportedByUser: reports.length > 0,
});

/** Throws 404. One statement; posts are numbered, so that every page costs what the first does. */
export async function listPosts(viewer: MaybeViewer, threadId: number, page: number): Promise<Page<Post>> {
  const before = beforePage(page) ?? -POSTS_PAGE;
  // SQL: a hot read, the posts of a thread.
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
  const post = await db.post.findFirst({
    where: { id, thread: visibleThreadWhere(viewer) },
    select: postSelect(viewer),
  });
  if (!post) throw notFound(POST_MISSING);
  return shownPost(viewer, postRowOf(post));
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
