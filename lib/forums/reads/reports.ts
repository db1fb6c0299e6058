import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { db, queryRowsUnprepared } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Report } from "../contract/reports";
import { DELETED_USER, REPORT_MISSING } from "../rules/words";
import { fitted } from "./fitting";
import { type PostRow, postColumns, shownPosts } from "./posts";

const LISTED = 100;

type Row = Omit<Report, "post" | "createdAt" | "reporter"> & {
  reporter: string | null;
  createdAt: Date;
  post: PostRow;
};

/** For admins, as the contract says. Oldest first: what waits longest is decided first. */
export async function listReports(viewer: Viewer, { post }: { post?: number | undefined } = {}) {
  const [list, total] = await Promise.all([find(viewer, { of: post ?? null }), countOpenReports()]);
  return { list, total };
}

export const countOpenReports = (): Promise<number> => db.postReport.count({ where: { status: "open" } });

/** Throws 404. */
export async function getReport(viewer: Viewer, id: number): Promise<Report> {
  const [report] = await find(viewer, { one: id });
  if (!report) throw notFound(REPORT_MISSING);
  return report;
}

type Wanted = { one?: number | null; of?: number | null };

/** Planned for its values, so that the few open reports are found by their own index. */
async function find(viewer: Viewer, { one = null, of = null }: Wanted): Promise<Report[]> {
  // SQL: one statement where Prisma needs one a relation.
  const rows = await queryRowsUnprepared<Row>`
    select r.id, r.reason, r.note, r.status, r."createdAt", w.username as reporter, t.title as "threadTitle",
           t."isLocked" as "threadIsLocked", f.name as "forumName", to_json(p.*) as post
    from "PostReport" r
    join lateral (
      select ${postColumns(viewer)} from "Post" p left join "User" u on u.id = p."userId" where p.id = r."postId"
    ) p on true
    join "Thread" t on t.id = p."threadId" join "Forum" f on f.id = t."forumId"
    left join "User" w on w.id = r."userId"
    where r.id = ${one}::int or (${one}::int is null and r.status = 'open' and (${of}::int is null or r."postId" = ${of}::int))
    order by r.id limit ${LISTED}`;
  const posts = await fitted(
    await shownPosts(
      viewer,
      rows.map(({ post }) => post),
    ),
  );
  return rows.map((row, index) => ({
    ...row,
    reporter: row.reporter ?? DELETED_USER,
    createdAt: row.createdAt.toISOString(),
    post: posts[index] as Report["post"],
  }));
}
