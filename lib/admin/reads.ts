import "server-only";
import { db, queryRows } from "@/lib/platform/database/db";
import { percentOfAll } from "./rules";

const MOST_COURSES = 500;

export async function getStats() {
  // SQL: counts of several tables.
  const [stats] = await queryRows<{ users: number; courses: number; modules: number; topics: number }>`
    select (select count(*)::int from "User") as users, (select count(*)::int from "Course") as courses,
           (select count(*)::int from "Module") as modules, (select count(*)::int from "Topic") as topics`;
  if (!stats) throw new Error("A query without a table always returns one row, but none came back");
  return stats;
}

export async function listEnrollmentStats() {
  const [users, courses] = await Promise.all([
    db.user.count(),
    db.course.findMany({
      select: { id: true, title: true, _count: { select: { enrollments: true } } },
      orderBy: [{ enrollments: { _count: "desc" } }, { id: "asc" }],
      take: MOST_COURSES,
    }),
  ]);
  return courses.map(({ id, title, _count: { enrollments } }) => ({
    courseId: id,
    title,
    enrollments,
    enrollmentPercentage: percentOfAll(enrollments, users),
  }));
}

export async function getAttention() {
  // SQL: counts of several tables.
  const [counts] = await queryRows<{ openReports: number; failedPayments: number; failedMails: number }>`
    select (select count(*)::int from "PostReport" where status = 'open') as "openReports",
           (select count(*)::int from "User" where "subscriptionPaymentFailedAt" is not null) as "failedPayments",
           (select count(*)::int from "Mail" where "failedAt" is not null) as "failedMails"`;
  if (!counts) throw new Error("A query without a table always returns one row, but none came back");
  return counts;
}
