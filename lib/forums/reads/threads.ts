import "server-only";
import { rows } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problem";
import type { Filter, Thread, ThreadItem } from "../contract/threads";
import { beforePage, PAGE_SIZE } from "../rules/paging";
import { DELETED_USER, FORUM_MISSING, THREAD_MISSING } from "../rules/words";
import { type Asker, seesAll } from "./forums";
import { type PostRow, shownPost } from "./posts";

type Item = Omit<ThreadItem, "createdAt" | "lastActivityAt" | "username"> & {
  username: string | null;
  createdAt: Date;
  lastActivityAt: Date;
};
type Listed = (Item | { id: null }) & { total: number };
export type Page<T> = { list: T[]; total: number };

/** Throws 404. One statement; the page is walked to from the nearer end of the list. */
export async function listThreads(
  viewer: Asker,
  forumId: number,
  page: number,
  filter?: Filter,
): Promise<Page<ThreadItem>> {
  const before = beforePage(page);
  const found = filter
    ? await filtered(viewer, forumId, before ?? 0, before === null ? 0 : PAGE_SIZE, filter)
    : await inOrder(viewer, forumId, before ?? 0, before === null ? 0 : PAGE_SIZE);
  if (!found[0]) throw notFound(FORUM_MISSING);
  return { list: found.filter(isItem).map(shown), total: found[0].total };
}

function inOrder(viewer: Asker, forumId: number, before: number, size: number): Promise<Listed[]> {
  return rows<Listed>`
    select f."threadCount" as total, t.id, t."forumId", f.name as "forumName", t."userId", u.username, u."avatarUrl",
           t.title, t.slug, t."isPinned", t."isLocked", t."isSolved", t."viewCount",
           greatest(t."postCount" - 1, 0) as "replyCount", t."createdAt", t."lastActivityAt"
    from "Forum" f
    left join lateral (
      (select id from "Thread" where "forumId" = f.id and ${before}::int * 2 <= f."threadCount"
       order by "isPinned" desc, "lastActivityAt" desc, id desc limit ${size}::int offset ${before}::int)
      union all
      (select id from "Thread" where "forumId" = f.id and ${before}::int * 2 > f."threadCount"
       order by "isPinned", "lastActivityAt", id
       limit greatest(0, least(${size}::int, f."threadCount" - ${before}::int))
       offset greatest(0, f."threadCount" - ${before}::int - ${size}::int))
    ) at on true
    left join "Thread" t on t.id = at.id
    left join "User" u on u.id = t."userId"
    where f.id = ${forumId} and (f."isActive" or ${seesAll(viewer)}::boolean)
    order by t."isPinned" desc, t."lastActivityAt" desc, t.id desc`;
}

/** Each filter has an index in the list's order; one's own threads are few. */
function filtered(viewer: Asker, forumId: number, before: number, size: number, filter: Filter): Promise<Listed[]> {
  const mine = viewer?.id ?? "";
  return rows<Listed>`
    with matching as (
      select id, "isPinned", "lastActivityAt" from "Thread" where ${filter} = 'solved' and "forumId" = ${forumId} and "isSolved"
      union all
      select id, "isPinned", "lastActivityAt" from "Thread" where ${filter} = 'unanswered' and "forumId" = ${forumId} and not "isSolved"
      union all
      select id, "isPinned", "lastActivityAt" from "Thread" where ${filter} = 'mine' and "forumId" = ${forumId} and "userId" = ${mine}
    )
    select (select count(*)::int from matching) as total, t.id, t."forumId", f.name as "forumName", t."userId", u.username,
           u."avatarUrl", t.title, t.slug, t."isPinned", t."isLocked", t."isSolved", t."viewCount",
           greatest(t."postCount" - 1, 0) as "replyCount", t."createdAt", t."lastActivityAt"
    from "Forum" f
    left join (
      select id from matching order by "isPinned" desc, "lastActivityAt" desc, id desc limit ${size}::int offset ${before}::int
    ) at on true
    left join "Thread" t on t.id = at.id
    left join "User" u on u.id = t."userId"
    where f.id = ${forumId} and (f."isActive" or ${seesAll(viewer)}::boolean)
    order by t."isPinned" desc, t."lastActivityAt" desc, t.id desc`;
}

const isItem = (row: Listed): row is Item & { total: number } => row.id !== null;

const shown = (row: Item): ThreadItem => ({
  ...row,
  username: row.username ?? DELETED_USER,
  createdAt: row.createdAt.toISOString(),
  lastActivityAt: row.lastActivityAt.toISOString(),
});

type Whole = Item & { content: string; answer: PostRow | null };

/** Throws 404. One statement, the answer included. */
export async function getThread(viewer: Asker, id: number): Promise<Thread> {
  const mine = viewer?.id ?? "";
  const [row] = await rows<Whole>`
    select t.id, t."forumId", f.name as "forumName", t."userId", u.username, u."avatarUrl", t.title, t.slug, t.content,
           t."isPinned", t."isLocked", t."isSolved", t."viewCount", greatest(t."postCount" - 1, 0) as "replyCount",
           t."createdAt", t."lastActivityAt", to_json(a.*) as answer
    from "Thread" t
    join "Forum" f on f.id = t."forumId" and (f."isActive" or ${seesAll(viewer)}::boolean)
    left join "User" u on u.id = t."userId"
    left join lateral (
      select p.id, p."threadId", p."userId", w.username, w."avatarUrl", p."position", p.content, p."createdAt", p."editedAt",
             p."likeCount", p."isAnswer", p."hiddenAt" is not null as "isHidden", p."deletedBy",
             exists (select from "PostLike" l where l."postId" = p.id and l."userId" = ${mine}) as "isLikedByUser"
      from "Post" p left join "User" w on w.id = p."userId" where p."threadId" = t.id and p."isAnswer"
    ) a on true
    where t.id = ${id}`;
  if (!row) throw notFound(THREAD_MISSING);
  return { ...shown(row), content: row.content, answer: row.answer && shownPost(viewer, row.answer) };
}
