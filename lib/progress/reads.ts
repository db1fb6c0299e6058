import "server-only";
import { cache } from "react";
import { mayOpenAll } from "@/lib/courses/reads";
import { isPassed } from "@/lib/courses/reads/fragments";
import type { ResponseOf } from "@/lib/platform/contract/endpoint";
import { Prisma, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { dayIn } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import type { EnrolledCourse, getProgress as progressContract } from "./contract";
import { percentOf, streakOf } from "./rules";

const MOST_COURSES = 200;

export const todayOf = (viewer: Viewer) => dayIn(viewer.timeZone, now());

type Row = Omit<EnrolledCourse, "progress" | "enrolledAt" | "lastAccessedAt"> & {
  enrolledAt: Date;
  lastAccessedAt: Date | null;
};

/** For pages: the frame and the page within it share one read. */
export const myCoursesOf = cache((viewer: Viewer) => listMyCourses(viewer));

/**
 * The caller's courses in one statement: the nearest exam first, then those without an exam to come. Opening a course
 * does not move it.
 */
export async function listMyCourses(viewer: Viewer, onlyCourse: number | null = null): Promise<EnrolledCourse[]> {
  const openAll = mayOpenAll(viewer);
  // SQL: a hot read, my courses.
  const rows = await queryRows<Row>`
    with done as (
      select m."courseId", count(*)::int as topics
      from "Progress" p join "Topic" t on t.id = p."topicId" join "Module" m on m.id = t."moduleId"
      where p."userId" = ${viewer.id} and p.completed group by m."courseId"
    )
    select c.id, c.code, c.body, c.title, c.description, c."imageUrl", c."totalLessons", c."totalDuration",
           (select count(*)::int from "Module" m where m."courseId" = c.id) as "moduleCount",
           coalesce(done.topics, 0) as "completedTopics", c."totalLessons" as "totalTopics",
           e."enrolledAt", e."lastAccessedAt", e."examDate"::text as "examDate", case when not p.passed then next.topic end as "nextTopic",
           p.passed
    from "Enrollment" e
    cross join lateral (select ${isPassed(viewer, Prisma.sql`e."courseId"`)} as passed) p
    join "Course" c on c.id = e."courseId"
    left join done on done."courseId" = c.id
    left join lateral (
      select json_build_object('id', t.id, 'moduleId', t."moduleId", 'title', t.title, 'link',
               '/courses/' || c.id || case when t."lessonMinutes" > 0 then '/topics/' else '#topic-' end || t.id) as topic
      from (
        select id, "order" from "Module" where "courseId" = c.id
        order by "order", id limit case when ${openAll}::boolean then null else 1 end
      ) m
      cross join lateral (
        select t.id, t."moduleId", t.title, t."lessonMinutes" from "Topic" t
        where t."moduleId" = m.id
          and not exists (select from "Progress" p where p."userId" = e."userId" and p."topicId" = t.id and p.completed)
        order by t."order", t.id limit 1
      ) t
      order by m."order", m.id limit 1
    ) next on true
    where e."userId" = ${viewer.id} and (${onlyCourse}::int is null or c.id = ${onlyCourse}::int)
    order by case when e."examDate" >= ${todayOf(viewer)}::date then e."examDate" end nulls last, e.id desc limit ${MOST_COURSES}`;
  return rows.map((row) => ({
    ...row,
    progress: percentOf(row.completedTopics, row.totalTopics),
    enrolledAt: row.enrolledAt.toISOString(),
    lastAccessedAt: row.lastAccessedAt?.toISOString() ?? null,
  }));
}

type Totals = Omit<ResponseOf<typeof progressContract>, "learningStreak"> & {
  last: { day: string; streak: number } | null;
};

/** Totals include enrolled courses only; the streak is stored with its last day, so its length does not matter. */
export async function getProgress(viewer: Viewer): Promise<ResponseOf<typeof progressContract>> {
  // SQL: a hot read, the dashboard.
  const [totals] = await queryRows<Totals>`
    select (select count(*)::int from "Enrollment" where "userId" = ${viewer.id}) as "enrolledCourses",
           (select coalesce(sum(c."totalLessons"), 0)::int from "Enrollment" e join "Course" c on c.id = e."courseId"
            where e."userId" = ${viewer.id}) as "totalTopics",
           (select count(*)::int from "Progress" p join "Topic" t on t.id = p."topicId"
            join "Module" m on m.id = t."moduleId" join "Enrollment" e on e."courseId" = m."courseId" and e."userId" = p."userId"
            where p."userId" = ${viewer.id} and p.completed) as "completedTopics",
           (select json_build_object('day', s.day, 'streak', s.streak) from "StudyDay" s
            where s."userId" = ${viewer.id} and s.streak > 0 order by s.day desc limit 1) as last,
           (select coalesce(json_agg(json_build_object('kind', a.kind, 'reachedOn', a."reachedOn") order by a."reachedOn", a.id), '[]')
            from "Achievement" a where a."userId" = ${viewer.id}) as achievements`;
  if (!totals) throw new Error("A query without a table always returns one row, but none came back");
  const { last, ...rest } = totals;
  return { ...rest, learningStreak: streakOf(last, todayOf(viewer)) };
}
