import "server-only";
import { followExamDate } from "@/lib/calendar/writes";
import { COURSE_MISSING } from "@/lib/courses/contract";
import { mayOpenAll, requireCourse } from "@/lib/courses/reads";
import { addDays, dateOf, isCivilDay } from "@/lib/platform/civil";
import { now } from "@/lib/platform/clock";
import type { Answer } from "@/lib/platform/contract";
import { type Db, db, rows, transaction } from "@/lib/platform/db";
import { notFound, Problem } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import { type completeTopic as completeContract, type EnrolledCourse, INVALID_DATE } from "./contract";
import { listMyCourses, todayOf } from "./reads";
import { examDayFrom, percentOf, reachedBy, streakOf } from "./rules";

/** The caller's own view of a course after a change to it. Throws 404 when she is not enrolled. */
async function mine(viewer: Viewer, courseId: number): Promise<EnrolledCourse> {
  const [course] = await listMyCourses(viewer, courseId);
  if (!course) throw notFound(COURSE_MISSING);
  return course;
}

/** `created` is false for somebody who was enrolled already. Throws 404. */
export async function enroll(viewer: Viewer, courseId: number): Promise<{ course: EnrolledCourse; created: boolean }> {
  const made = await rows`
    insert into "Enrollment" ("userId", "courseId", "enrolledAt")
    select ${viewer.id}, c.id, ${now()} from "Course" c where c.id = ${courseId}
    on conflict ("userId", "courseId") do nothing returning id`;
  return { course: await mine(viewer, courseId), created: made.length === 1 };
}

/** Takes the exam date and its event along; progress stays. Throws 404 for an unknown course only. */
export async function leave(viewer: Viewer, courseId: number) {
  await requireCourse(courseId);
  await transaction(async (tx) => {
    await tx.enrollment.deleteMany({ where: { userId: viewer.id, courseId } });
    await followExamDate(tx, viewer.id, courseId, null);
  });
  return { id: courseId, enrolled: false as const };
}

/** `written` is null, a date, or an instant of which the date in the caller's zone counts. Throws 403 `not_enrolled`. */
export async function setExamDate(viewer: Viewer, courseId: number, written: string | null): Promise<EnrolledCourse> {
  const examDate = written === null ? null : examDayFrom(written, viewer.timeZone);
  // The first and the last hours of the calendar fall outside it in some zones.
  if (examDate !== null && !isCivilDay(examDate)) throw new Problem("invalid_date", INVALID_DATE);
  await transaction(async (tx) => {
    const { count } = await tx.enrollment.updateMany({
      where: { userId: viewer.id, courseId },
      data: { examDate: examDate && dateOf(examDate) },
    });
    if (count === 0) {
      await requireCourse(courseId);
      throw new Problem("not_enrolled", "Enrol in this course to set an exam date.");
    }
    await followExamDate(tx, viewer.id, courseId, examDate);
  });
  return mine(viewer, courseId);
}

/** The page of a course was opened; noted at most once a minute. */
export async function touch(viewer: Viewer, courseId: number): Promise<void> {
  await db.$executeRaw`
    update "Enrollment" set "lastAccessedAt" = ${now()}
    where "userId" = ${viewer.id} and "courseId" = ${courseId}
      and ("lastAccessedAt" is null or "lastAccessedAt" < ${new Date(now().getTime() - 60_000)})`;
}

/** Sets, never flips. Throws 404, 403 `not_enrolled`, 403 `subscription_required`. */
export async function completeTopic(
  viewer: Viewer,
  topicId: number,
  completed: boolean,
): Promise<Answer<typeof completeContract>> {
  return transaction(async (tx) => {
    const { courseId } = await openTopic(tx, viewer, topicId);
    const completedAt = await tick(tx, viewer, topicId, completed);
    const totals = await totalsOf(tx, viewer, courseId);
    if (completed) await reach(tx, viewer, totals);
    const { done, total } = totals;
    const course = { id: courseId, progress: percentOf(done, total), completedTopics: done, totalTopics: total };
    return { topicId, completed, completedAt: completedAt?.toISOString() ?? null, course };
  });
}

async function openTopic(tx: Db, viewer: Viewer, topicId: number): Promise<{ courseId: number }> {
  const [topic] = await tx.$queryRaw<{ courseId: number; first: boolean; enrolled: boolean }[]>`
    select m."courseId",
           not exists (select from "Module" b where b."courseId" = m."courseId" and (b."order", b.id) < (m."order", m.id)) as first,
           exists (select from "Enrollment" e where e."userId" = ${viewer.id} and e."courseId" = m."courseId") as enrolled
    from "Topic" t join "Module" m on m.id = t."moduleId" where t.id = ${topicId}`;
  if (!topic) throw notFound("Topic not found");
  if (!topic.first && !topic.enrolled) throw new Problem("not_enrolled", "Enrol in this course to study this module.");
  if (!topic.first && !mayOpenAll(viewer))
    throw new Problem("subscription_required", "This content requires a premium subscription.");
  return topic;
}

/** The tick and the day it was earned on, in one statement; a day once studied stays studied. */
async function tick(tx: Db, viewer: Viewer, topicId: number, completed: boolean): Promise<Date | null> {
  const today = todayOf(viewer);
  const at = completed ? now() : null;
  const [row] = await tx.$queryRaw<{ completedAt: Date | null }[]>`
    with before as (
      select completed from "Progress" where "userId" = ${viewer.id} and "topicId" = ${topicId}
    ), ticked as (
      insert into "Progress" ("userId", "topicId", completed, "completedAt")
      values (${viewer.id}, ${topicId}, ${completed}, ${at})
      on conflict ("userId", "topicId") do update set completed = excluded.completed,
        "completedAt" = case when excluded.completed then coalesce("Progress"."completedAt", excluded."completedAt") end
      returning "completedAt"
    ), studied as (
      insert into "StudyDay" ("userId", day, topics, streak)
      select ${viewer.id}, ${dateOf(today)}::date, 1, 1 + coalesce(
        (select streak from "StudyDay" where "userId" = ${viewer.id} and day = ${dateOf(addDays(today, -1))}::date), 0)
      where ${completed} and not exists (select from before where completed)
      on conflict ("userId", day) do update set topics = "StudyDay".topics + 1
    )
    select "completedAt" from ticked`;
  return row?.completedAt ?? null;
}

type Totals = { done: number; total: number; everywhere: number; streakDay: string | null; streak: number | null };

async function totalsOf(tx: Db, viewer: Viewer, courseId: number): Promise<Totals> {
  const [totals] = await tx.$queryRaw<Totals[]>`
    select c."totalLessons" as total,
           (select count(*)::int from "Progress" p join "Topic" t on t.id = p."topicId" join "Module" m on m.id = t."moduleId"
            where p."userId" = ${viewer.id} and p.completed and m."courseId" = c.id) as done,
           (select count(*)::int from "Progress" p where p."userId" = ${viewer.id} and p.completed) as everywhere,
           s.day::text as "streakDay", s.streak
    from "Course" c
    left join lateral (select day, streak from "StudyDay" where "userId" = ${viewer.id} order by day desc limit 1) s on true
    where c.id = ${courseId}`;
  if (!totals) throw notFound(COURSE_MISSING);
  return totals;
}

/** Notes what was reached for the first time; the date it was reached on never moves. */
async function reach(tx: Db, viewer: Viewer, { everywhere, streakDay, streak }: Totals): Promise<void> {
  const today = todayOf(viewer);
  const last = streakDay && streak ? { day: streakDay, streak } : null;
  const kinds = reachedBy(everywhere, streakOf(last, today));
  if (kinds.length === 0) return;
  await tx.achievement.createMany({
    data: kinds.map((kind) => ({ userId: viewer.id, kind, reachedOn: dateOf(today) })),
    skipDuplicates: true,
  });
}
