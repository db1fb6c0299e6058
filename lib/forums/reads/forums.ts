import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { queryRows } from "@/lib/platform/database/db";
import type { Forum } from "../contract/forums";
import { FORUM_MISSING } from "../rules/words";
import { type MaybeViewer, visibleForum, visibleThreadCount } from "./visible";

type Row = Omit<Forum, "lastActivityAt"> & { lastActivityAt: Date | null };

const MOST_FORUMS = 500;

const shown = (row: Row): Forum => ({ ...row, lastActivityAt: row.lastActivityAt?.toISOString() ?? null });

/** Inactive ones for admins only. */
export async function listForums(viewer: MaybeViewer): Promise<Forum[]> {
  // SQL: counts that Prisma makes one statement each.
  const rows = await queryRows<Row>`
    select f.id, f.name, f.description, f.slug, f."order", f."isActive", f."courseId", c.title as "courseTitle",
           ${visibleThreadCount(viewer)} as "threadCount", f."lastActivityAt", f.version
    from "Forum" f left join "Course" c on c.id = f."courseId"
    where ${visibleForum(viewer)}
    order by f."order", f.id limit ${MOST_FORUMS}`;
  return rows.map(shown);
}

/** Throws 404, for an inactive forum too unless an admin asks. */
export async function getForum(viewer: MaybeViewer, id: number): Promise<Forum> {
  // SQL: counts that Prisma makes one statement each.
  const [row] = await queryRows<Row>`
    select f.id, f.name, f.description, f.slug, f."order", f."isActive", f."courseId", c.title as "courseTitle",
           ${visibleThreadCount(viewer)} as "threadCount", f."lastActivityAt", f.version
    from "Forum" f left join "Course" c on c.id = f."courseId"
    where f.id = ${id} and ${visibleForum(viewer)}`;
  if (!row) throw notFound(FORUM_MISSING);
  return shown(row);
}

type Contents = { threads: number; posts: number; openReports: number };

/** For admins: what a deletion takes along. Posts are counted by their threads, however many there are. Throws 404. */
export async function getForumContents(id: number): Promise<Contents> {
  // SQL: counts that Prisma makes one statement each.
  const [contents] = await queryRows<Contents>`
    select (select count(*)::int from "Thread" t where t."forumId" = f.id) as threads,
           (select coalesce(sum(t."postCount"), 0)::int from "Thread" t where t."forumId" = f.id) as posts,
           (select count(*)::int from "PostReport" r join "Post" p on p.id = r."postId" join "Thread" t on t.id = p."threadId"
            where r.status = 'open' and t."forumId" = f.id) as "openReports"
    from "Forum" f where f.id = ${id}`;
  if (!contents) throw notFound(FORUM_MISSING);
  return contents;
}
