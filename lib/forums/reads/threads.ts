import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { Prisma, queryRows } from "@/lib/platform/database/db";
import { findCard } from "@/lib/questions/reads/cards";
import type { Filter, Thread, ThreadItem } from "../contract/threads";
import { beforePage, POSTS_PAGE } from "../rules/paging";
import { DELETED_USER, FORUM_MISSING, THREAD_MISSING } from "../rules/words";
import { fittedAlone } from "./fitting";
import { type Page, type PostRow, postColumns, shownPost } from "./posts";
import {
  type MaybeViewer,
  readablePost,
  readableReplies,
  visibleForum,
  visibleThread,
  visibleThreadCount,
} from "./visible";

type Item = Omit<ThreadItem, "createdAt" | "lastActivityAt" | "username"> & {
  username: string | null;
  createdAt: Date;
  lastActivityAt: Date;
};
type Listed = (Item | { id: null }) & { total: number };

/** The columns of thread t with its forum f and its author u. */
const THREAD_COLUMNS = Prisma.sql`
    t.id, t."forumId", f.name as "forumName", t."userId", u.username, u."avatarUrl", t.title, t.slug, t."isPinned",
    t."isLocked", t."isSolved", t."hiddenAt" is not null as "isHidden", t."viewCount",
    greatest(t."postCount" - 1, 0) as "replyCount", ${readableReplies} as "readableReplyCount", t."createdAt",
    t."lastActivityAt"`;

type ThreadFilter = { filter?: Filter | undefined; topicId?: number | undefined };

/** Throws 404. One statement, which reads the page from the nearer end of the list. */
export async function listThreads(
  viewer: MaybeViewer,
  forumId: number,
  page: number,
  { filter, topicId }: ThreadFilter = {},
): Promise<Page<ThreadItem>> {
  const before = beforePage(page);
  const size = before === null ? 0 : POSTS_PAGE;
  const found =
    filter || topicId
      ? await pageOfMatching(viewer, forumId, before ?? 0, size, { filter, topicId })
      : await pageOfAll(viewer, forumId, before ?? 0, size);
  if (!found[0]) throw notFound(FORUM_MISSING);
  return { list: found.filter(isItem).map(shown), total: found[0].total };
}

function pageOfAll(viewer: MaybeViewer, forumId: number, before: number, size: number): Promise<Listed[]> {
  const total = visibleThreadCount(viewer);
  const inForum = Prisma.sql`t."forumId" = f.id and ${visibleThread(viewer)}`;
  // SQL: a hot read, a forum.
  return queryRows<Listed>`
    select ${total} as total, ${THREAD_COLUMNS}
    from "Forum" f
    left join lateral (
      (select id from "Thread" t where ${inForum} and ${before}::int * 2 <= ${total}
       order by "isPinned" desc, "lastActivityAt" desc, id desc limit ${size}::int offset ${before}::int)
      union all
      (select id from "Thread" t where ${inForum} and ${before}::int * 2 > ${total}
       order by "isPinned", "lastActivityAt", id
       limit greatest(0, least(${size}::int, ${total} - ${before}::int))
       offset greatest(0, ${total} - ${before}::int - ${size}::int))
    ) at on true
    left join "Thread" t on t.id = at.id
    left join "User" u on u.id = t."userId"
    where f.id = ${forumId} and ${visibleForum(viewer)}
    order by t."isPinned" desc, t."lastActivityAt" desc, t.id desc`;
}

/** Each filter has an index in the order of the list. The own threads of a user are few. */
function pageOfMatching(
  viewer: MaybeViewer,
  forumId: number,
  before: number,
  size: number,
  by: ThreadFilter,
): Promise<Listed[]> {
  const { filter, topicId = null } = by;
  const matches = {
    all: Prisma.sql`true`,
    solved: Prisma.sql`t."isSolved"`,
    unanswered: Prisma.sql`not t."isSolved"`,
    mine: Prisma.sql`t."userId" = ${viewer?.id ?? ""}`,
  }[filter ?? "all"];
  // SQL: a hot read, a filtered forum.
  return queryRows<Listed>`
    with matching as (
      select t.id, t."isPinned", t."lastActivityAt" from "Thread" t join "Forum" f on f.id = t."forumId"
      where t."forumId" = ${forumId} and ${matches} and ${visibleThread(viewer)}
        and (${topicId}::int is null or t."topicId" = ${topicId}::int)
    )
    select (select count(*)::int from matching) as total, ${THREAD_COLUMNS}
    from "Forum" f
    left join (
      select id from matching order by "isPinned" desc, "lastActivityAt" desc, id desc limit ${size}::int offset ${before}::int
    ) at on true
    left join "Thread" t on t.id = at.id
    left join "User" u on u.id = t."userId"
    where f.id = ${forumId} and ${visibleForum(viewer)}
    order by t."isPinned" desc, t."lastActivityAt" desc, t.id desc`;
}

const isItem = (row: Listed): row is Item & { total: number } => row.id !== null;

const shown = (row: Item): ThreadItem => ({
  ...row,
  username: row.username ?? DELETED_USER,
  createdAt: row.createdAt.toISOString(),
  lastActivityAt: row.lastActivityAt.toISOString(),
});

type ThreadRow = Item & {
  content: string | null;
  answer: PostRow | null;
  questionId: number | null;
  questionVersion: number | null;
  seed: number | null;
};

/** Throws 404. One statement, the first post's text and the answer included; one more where it shows a question. */
export async function getThread(viewer: MaybeViewer, id: number): Promise<Thread> {
  // SQL: a hot read, a thread.
  const [row] = await queryRows<ThreadRow>`
    select ${THREAD_COLUMNS}, o.content, to_json(a.*) as answer, t."questionId", t."questionVersion", t.seed
    from "Thread" t
    join "Forum" f on f.id = t."forumId" and ${visibleThread(viewer)}
    left join "User" u on u.id = t."userId"
    left join lateral (
      select p.content from "Post" p where p."threadId" = t.id and p."position" = 1 and ${readablePost(viewer)}
    ) o on true
    left join lateral (
      select ${postColumns(viewer)} from "Post" p left join "User" u on u.id = p."userId" where p."threadId" = t.id and p."isAnswer"
    ) a on true
    where t.id = ${id}`;
  if (!row) throw notFound(THREAD_MISSING);
  return {
    ...shown(row),
    content: row.content ?? "",
    about: await questionOf(viewer, row),
    answer: row.answer && fittedAlone(await shownPost(viewer, row.answer)),
  };
}

async function questionOf(viewer: MaybeViewer, { questionId, questionVersion, seed }: ThreadRow) {
  if (questionId === null || questionVersion === null || seed === null) return null;
  return findCard(viewer, { questionId, version: questionVersion, seed });
}
