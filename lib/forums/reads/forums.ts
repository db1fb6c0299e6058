import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { db, type Prisma, queryRows } from "@/lib/platform/database/db";
import type { Forum } from "../contract/forums";
import { FORUM_MISSING } from "../rules/words";
import { type MaybeViewer, visibleForumWhere, visibleThreadCountIn } from "./visible";

const MOST_FORUMS = 500;
const columns = {
  id: true,
  name: true,
  description: true,
  slug: true,
  order: true,
  isActive: true,
  courseId: true,
  threadCount: true,
  hiddenThreadCount: true,
  lastActivityAt: true,
  version: true,
  course: { select: { title: true } },
} as const;
type Row = Prisma.ForumGetPayload<{ select: typeof columns }>;

function shown(viewer: MaybeViewer, row: Row): Forum {
  const { course, threadCount, hiddenThreadCount, lastActivityAt, ...rest } = row;
  return {
    ...rest,
    courseTitle: course?.title ?? null,
    threadCount: visibleThreadCountIn(viewer, { threadCount, hiddenThreadCount }),
    lastActivityAt: lastActivityAt?.toISOString() ?? null,
  };
}

/** Inactive ones for admins only. */
export async function listForums(viewer: MaybeViewer): Promise<Forum[]> {
  const rows = await db.forum.findMany({
    where: visibleForumWhere(viewer),
    select: columns,
    orderBy: [{ order: "asc" }, { id: "asc" }],
    take: MOST_FORUMS,
  });
  return rows.map((row) => shown(viewer, row));
}

/** Throws 404, for an inactive forum too unless an admin asks. */
export async function getForum(viewer: MaybeViewer, id: number): Promise<Forum> {
  const row = await db.forum.findFirst({ where: { id, ...visibleForumWhere(viewer) }, select: columns });
  if (!row) throw notFound(FORUM_MISSING);
  return shown(viewer, row);
}

type Contents = { threads: number; posts: number; openReports: number };

/** For admins: what a deletion takes along. Posts are counted by their threads, however many there are. Throws 404. */
export async function getForumContents(id: number): Promise<Contents> {
  // SQL: counts of several tables.
  const [contents] = await queryRows<Contents>`
    select (select count(*)::int from "Thread" t where t."forumId" = f.id) as threads,
           (select coalesce(sum(t."postCount"), 0)::int from "Thread" t where t."forumId" = f.id) as posts,
           (select count(*)::int from "PostReport" r join "Post" p on p.id = r."postId" join "Thread" t on t.id = p."threadId"
            where r.status = 'open' and t."forumId" = f.id) as "openReports"
    from "Forum" f where f.id = ${id}`;
  if (!contents) throw notFound(FORUM_MISSING);
  return contents;
}
