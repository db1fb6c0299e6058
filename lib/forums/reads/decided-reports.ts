import "server-only";
import { db, queryRows } from "@/lib/platform/database/db";
import type { DecidedReport } from "../contract/reports";
import { DECIDED_PAGE } from "../rules/reports";
import { DELETED_USER } from "../rules/words";

const DEEPEST_PAGE = 10_000;

type Row = Omit<DecidedReport, "createdAt" | "resolvedAt" | "author"> & {
  author: string | null;
  createdAt: Date;
  resolvedAt: Date;
};

/** For admins: the last decided report first. A page beyond the deepest is empty. */
export async function listDecidedReports(page: number): Promise<{ list: DecidedReport[]; total: number }> {
  const total = await db.postReport.count({ where: { status: { not: "open" } } });
  if (page > DEEPEST_PAGE) return { list: [], total };
  // SQL: one statement where Prisma needs one a relation.
  const rows = await queryRows<Row>`
    select r.id, r.reason, r.status, r."createdAt", coalesce(r."resolvedAt", r."createdAt") as "resolvedAt",
           w.username as reporter, a.username as "resolvedBy", b.username as author, r."postId", p."position",
           p."threadId", t.title as "threadTitle", f.name as "forumName"
    from "PostReport" r
    join "Post" p on p.id = r."postId" join "Thread" t on t.id = p."threadId" join "Forum" f on f.id = t."forumId"
    join "User" w on w.id = r."userId"
    left join "User" a on a.id = r."resolvedById"
    left join "User" b on b.id = p."userId"
    where r.status <> 'open'
    order by r."resolvedAt" desc nulls last, r.id desc limit ${DECIDED_PAGE} offset ${(page - 1) * DECIDED_PAGE}`;
  const list = rows.map((row) => ({
    ...row,
    author: row.author ?? DELETED_USER,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt.toISOString(),
  }));
  return { list, total };
}
