import "server-only";
import { requireUser } from "@/lib/accounts/reads/managed-user";
import { db, Prisma, queryRows } from "@/lib/platform/db";
import type { AuditEntry } from "./contract/overview";
import { AUDIT_PAGE, changesOf, shareOf } from "./rules";

export async function getStats() {
  // SQL: counts that Prisma makes one statement each.
  const [stats] = await queryRows<{ users: number; courses: number; modules: number; topics: number }>`
    select (select count(*)::int from "User") as users, (select count(*)::int from "Course") as courses,
           (select count(*)::int from "Module") as modules, (select count(*)::int from "Topic") as topics`;
  if (!stats) throw new Error("A query without a table always returns one row, but none came back");
  return stats;
}

type Share = { courseId: number; title: string; enrollments: number; users: number };

export async function listEnrollmentStats() {
  // SQL: counts that Prisma makes one statement each.
  const rows = await queryRows<Share>`
    select c.id as "courseId", c.title, coalesce(e.enrollments, 0) as enrollments, (select count(*)::int from "User") as users
    from "Course" c
    left join (select "courseId", count(*)::int as enrollments from "Enrollment" group by 1) e on e."courseId" = c.id
    order by enrollments desc, c.id limit 500`;
  return rows.map(({ users, ...course }) => ({ ...course, enrollmentPercentage: shareOf(course.enrollments, users) }));
}

export async function getAttention() {
  // SQL: counts that Prisma makes one statement each.
  const [counts] = await queryRows<{ openReports: number; failedPayments: number; failedMails: number }>`
    select (select count(*)::int from "PostReport" where status = 'open') as "openReports",
           (select count(*)::int from "User" where "subscriptionPaymentFailedAt" is not null) as "failedPayments",
           (select count(*)::int from "Mail" where "failedAt" is not null) as "failedMails"`;
  if (!counts) throw new Error("A query without a table always returns one row, but none came back");
  return counts;
}

const DEEPEST_PAGE = 10_000;
const USER_AUDIT_ENTRIES = 20;

type AuditRow = Omit<AuditEntry, "actor" | "createdAt" | "changes"> & {
  actor: { username: string } | null;
  createdAt: Date;
  before: unknown;
  after: unknown;
};
type AuditFilter = { page: number; actor?: string | undefined; action?: string | undefined };

/** Newest first. A page beyond the deepest is empty, without a query. */
export async function listAudit({ page, actor, action }: AuditFilter): Promise<AuditEntry[]> {
  if (page > DEEPEST_PAGE) return [];
  const rows = await db.auditEntry.findMany({
    where: {
      // Prisma passes signs of LIKE through.
      action: action ? { startsWith: action.replace(/[\\%_]/g, "\\$&") } : Prisma.skip,
      actor: actor ? { username: actor.toLowerCase() } : Prisma.skip,
    },
    select: AUDIT_COLUMNS,
    orderBy: { id: "desc" },
    take: AUDIT_PAGE,
    skip: (page - 1) * AUDIT_PAGE,
  });
  return rows.map(entryFrom);
}

const AUDIT_COLUMNS = {
  id: true,
  actor: { select: { username: true } },
  action: true,
  targetType: true,
  targetId: true,
  before: true,
  after: true,
  createdAt: true,
} as const;

const entryFrom = ({ before, after, actor, ...row }: AuditRow): AuditEntry => ({
  ...row,
  actor: actor?.username ?? null,
  changes: changesOf(before, after),
  createdAt: row.createdAt.toISOString(),
});

/** Admins' actions on a user, newest first; views are not listed. Throws 404. */
export async function listUserAudit(userId: string): Promise<AuditEntry[]> {
  // SQL: one statement where Prisma needs one a relation.
  const rows = await queryRows<Omit<AuditRow, "actor"> & { actorName: string | null }>`
    select a.id, u.username as "actorName", a.action, a."targetType", a."targetId", a.before, a.after, a."createdAt"
    from "AuditEntry" a left join "User" u on u.id = a."actorId"
    where a."targetType" = 'user' and a."targetId" = ${userId} and a.action <> 'user.read'
    order by a.id desc limit ${USER_AUDIT_ENTRIES}`;
  if (rows.length === 0) await requireUser(userId);
  return rows.map(({ actorName, ...row }) =>
    entryFrom({ ...row, actor: actorName === null ? null : { username: actorName } }),
  );
}
