import "server-only";
import { queryRows } from "@/lib/platform/database/db";
import { percentOfAll } from "./rules";

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
  return rows.map(({ users, ...course }) => ({
    ...course,
    enrollmentPercentage: percentOfAll(course.enrollments, users),
  }));
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
