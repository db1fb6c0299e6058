import "server-only";
import type { Event, EventBody } from "@/lib/calendar/contract";
import { getEvent } from "@/lib/calendar/reads";
import { followExamDate, nameExamEvent, requireCourseNamed } from "@/lib/calendar/writes";
import { mayOpenAll, requireCourse } from "@/lib/courses/reads";
import { moduleAccess, visibleCourse } from "@/lib/courses/reads/fragments";
import { COURSE_MISSING } from "@/lib/courses/rules/words";
import { notify } from "@/lib/notifications/writes";
import type { ResponseOf } from "@/lib/platform/contract/endpoint";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { type Db, db, pgTransaction, type SqlClient, transaction } from "@/lib/platform/database/db";
import { type IdempotencyKey, transactionOnce } from "@/lib/platform/server/idempotency";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, dateOf, isCivilDay } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import type { completeTopic as completeContract, EnrolledCourse } from "./contract";
import { achievementNotice, courseNotice, enrolledNotice, milestoneNotice, moduleNotice } from "./notices";
import { listMyCourses, todayOf } from "./reads";
import { dayBegan, examDayFrom, INVALID_DATE, lastVisitBefore, percentOf, reachedBy, streakOf } from "./rules";
import { isMilestone } from "./rules/streak";
import { addAchievements } from "./writes/achievements";

/** The caller's course after a change. Throws 404 if not enrolled. */
async function getOwnCourse(viewer: Viewer, courseId: number): Promise<EnrolledCourse> {
  const [course] = await listMyCourses(viewer, courseId);
  if (!course) throw notFound(COURSE_MISSING);
  return course;
}

/** `created` is false if the person was already enrolled. Throws 404. */
export async function enroll(viewer: Viewer, courseId: number): Promise<{ course: EnrolledCourse; created: boolean }> {
  const created = await transaction(async (tx) => {
    // SQL: reads and writes in one statement, which keeps the course from being unpublished meanwhile.
    const [row] = await tx.$queryRaw<{ title: string }[]>`
      with made as (
        insert into "Enrollment" ("userId", "courseId", "enrolledAt")
        select ${viewer.id}, c.id, ${now()} from "Course" c where c.id = ${courseId} and ${visibleCourse(null)}
        for key share on conflict ("userId", "courseId") do nothing returning "courseId"
      )
      select c.title from made join "Course" c on c.id = made."courseId"`;
    if (row) await notify(tx, [enrolledNotice(viewer.id, { id: courseId, title: row.title })]);
    return row !== undefined;
  });
  return { course: await getOwnCourse(viewer, courseId), created };
}

/** Removes the exam date and its event; progress stays. Throws 404 for an unknown course only. */
export async function leave(viewer: Viewer, courseId: number) {
  await requireCourse(viewer, courseId);
  await transaction(async (tx) => {
    await tx.enrollment.deleteMany({ where: { userId: viewer.id, courseId } });
    await followExamDate(tx, viewer.id, courseId, null);
  });
  return { id: courseId, enrolled: false as const };
}

/**
 * `raw` is null, a date, or an instant, whose date in the caller's time zone is used. Throws 403 `not_enrolled`.
 */
export async function setExamDate(viewer: Viewer, courseId: number, raw: string | null): Promise<EnrolledCourse> {
  await transaction((tx) => changeExamDate(tx, viewer, courseId, raw));
  return getOwnCourse(viewer, courseId);
}

async function changeExamDate(tx: Db, viewer: Viewer, courseId: number, raw: string | null): Promise<void> {
  const examDate = raw === null ? null : examDayFrom(raw, viewer.timeZone);
  // In some time zones the first and the last hours of the supported range are outside it.
  if (examDate !== null && !isCivilDay(examDate)) throw new Problem("invalid_date", INVALID_DATE);
  const own = { userId: viewer.id, courseId };
  const day = examDate && dateOf(examDate);
  // Setting the same date again changes nothing: the plan keeps its mock exams.
  const { count } = await tx.enrollment.updateMany({
    where: { ...own, OR: [{ examDate: null }, { examDate: day === null ? { not: null } : { not: day } }] },
    data: { examDate: day, examSetOn: day && dateOf(todayOf(viewer)) },
  });
  if (count === 0 && (await tx.enrollment.count({ where: own })) === 0) {
    await requireCourse(viewer, courseId);
    throw new Problem("not_enrolled", "Enrol in this course to set an exam date.");
  }
  await followExamDate(tx, viewer.id, courseId, examDate);
}

/**
 * Creates an exam event by setting its course's exam date; both change together or not at all. Throws 400
 * `unknown_reference`, 403 `not_enrolled`.
 */
export async function createExamEvent(
  viewer: Viewer,
  courseId: number,
  body: EventBody,
  key: IdempotencyKey | null,
): Promise<Event> {
  const { id } = await transactionOnce(key, async (tx) => {
    await requireCourseNamed(tx, viewer, courseId);
    await changeExamDate(tx, viewer, courseId, body.startDate);
    return nameExamEvent(tx, viewer, courseId, body);
  });
  return getEvent(viewer, id);
}

/** Records that the course was opened, at most once a minute. */
export async function recordVisit(viewer: Viewer, courseId: number): Promise<void> {
  await db.enrollment.updateMany({
    where: {
      userId: viewer.id,
      courseId,
      OR: [{ lastAccessedAt: null }, { lastAccessedAt: { lt: lastVisitBefore(now()) } }],
    },
    data: { lastAccessedAt: now() },
  });
}

/** Sets the tick to the given state, never toggles it. Throws 404, 403 `not_enrolled`, 403 `subscription_required`. */
export async function completeTopic(
  viewer: Viewer,
  topicId: number,
  completed: boolean,
): Promise<ResponseOf<typeof completeContract>> {
  return pgTransaction(async (tx) => {
    const topic = await openTopic(tx, viewer, topicId);
    const completedAt = await tick(tx, viewer, topicId, completed);
    const totals = await totalsOf(tx, viewer, topic);
    if (completed) await notifyProgress(tx, viewer, topic, totals, await awardAchievements(tx, viewer, totals));
    const { done, total } = totals;
    const course = { id: topic.courseId, progress: percentOf(done, total), completedTopics: done, totalTopics: total };
    return { topicId, completed, completedAt: completedAt?.toISOString() ?? null, course };
  });
}

type Topic = {
  courseId: number;
  courseTitle: string;
  moduleId: number;
  moduleTitle: string;
  first: boolean;
  enrolled: boolean;
};

/** Locks the caller's tick of this topic until the transaction ends. */
async function openTopic(tx: SqlClient, viewer: Viewer, topicId: number): Promise<Topic> {
  // SQL: an advisory lock with the read that it protects.
  const [topic] = await tx.$queryRaw<Topic[]>`
    select m."courseId", c.title as "courseTitle", m.id as "moduleId", m.title as "moduleTitle",
           ${moduleAccess(viewer)}
    from "Topic" t join "Module" m on m.id = t."moduleId" join "Course" c on c.id = m."courseId"
    cross join lateral (select pg_advisory_xact_lock(hashtext(${viewer.id}), t.id)) held
    where t.id = ${topicId} and ${visibleCourse(viewer)}`;
  if (!topic) throw notFound("Topic not found");
  if (!topic.first && !topic.enrolled) throw new Problem("not_enrolled", "Enrol in this course to study this module.");
  if (!topic.first && !mayOpenAll(viewer))
    throw new Problem("subscription_required", "This content requires a premium subscription.");
  return topic;
}

/**
 * Saves the tick and its study day in one statement. A tick removed on the same day no longer counts for that day; a
 * day that was once a study day stays one, and past days do not change.
 */
async function tick(tx: SqlClient, viewer: Viewer, topicId: number, completed: boolean): Promise<Date | null> {
  const today = todayOf(viewer);
  const at = completed ? now() : null;
  const began = dayBegan(viewer.timeZone, now());
  // SQL: an upsert that computes with the stored row.
  const [row] = await tx.$queryRaw<{ completedAt: Date | null }[]>`
    with before as (
      select completed, "completedAt" from "Progress" where "userId" = ${viewer.id} and "topicId" = ${topicId}
    ), ticked as (
      insert into "Progress" ("userId", "topicId", completed, "completedAt")
      values (${viewer.id}, ${topicId}, ${completed}, ${at})
      on conflict ("userId", "topicId") do update set completed = excluded.completed,
        "completedAt" = case when excluded.completed then coalesce("Progress"."completedAt", excluded."completedAt") end
      returning "completedAt"
    ), studied as (
      insert into "StudyDay" ("userId", day, topics, streak)
      select ${viewer.id}, ${today}::date, 1, 1 + coalesce(
        (select streak from "StudyDay" where "userId" = ${viewer.id} and day = ${addDays(today, -1)}::date), 0)
      where ${completed} and not exists (select from before where completed)
      on conflict ("userId", day) do update set topics = "StudyDay".topics + 1,
        streak = case when "StudyDay".streak = 0 then excluded.streak else "StudyDay".streak end
    ), undone as (
      update "StudyDay" set topics = topics - 1
      where not ${completed} and "userId" = ${viewer.id} and day = ${today}::date and topics > 0
        and exists (select from before where "completedAt" >= ${began})
    )
    select "completedAt" from ticked`;
  return row?.completedAt ?? null;
}

type Totals = {
  done: number;
  total: number;
  moduleDone: number;
  moduleTotal: number;
  everywhere: number;
  streakDay: string | null;
  streak: number | null;
  achieved: string[];
};

async function totalsOf(tx: SqlClient, viewer: Viewer, { courseId, moduleId }: Topic): Promise<Totals> {
  // SQL: a hot read, ticking a topic.
  const [totals] = await tx.$queryRaw<Totals[]>`
    select c."totalLessons" as total, m."lessonCount" as "moduleTotal", own.*, s.day::text as "streakDay", s.streak,
           array(select kind from "Achievement" where "userId" = ${viewer.id}) as achieved
    from "Course" c join "Module" m on m.id = ${moduleId}
    cross join (
      select count(*)::int as everywhere, count(*) filter (where mm."courseId" = ${courseId})::int as done,
             count(*) filter (where mm.id = ${moduleId})::int as "moduleDone"
      from "Progress" p join "Topic" t on t.id = p."topicId" join "Module" mm on mm.id = t."moduleId"
      where p."userId" = ${viewer.id} and p.completed
    ) own
    left join lateral (
      select day, streak from "StudyDay" where "userId" = ${viewer.id} and streak > 0 order by day desc limit 1) s on true
    where c.id = ${courseId}`;
  if (!totals) throw notFound(COURSE_MISSING);
  return totals;
}

/** Stores new achievements and returns them; the date of an achievement never changes. */
async function awardAchievements(tx: SqlClient, viewer: Viewer, totals: Totals): Promise<string[]> {
  const { everywhere, streakDay, streak, achieved } = totals;
  const today = todayOf(viewer);
  const last = streakDay && streak ? { day: streakDay, streak } : null;
  const kinds = reachedBy(everywhere, streakOf(last, today)).filter((kind) => !achieved.includes(kind));
  return kinds.length === 0 ? [] : addAchievements(tx, viewer.id, kinds, today);
}

/** Notifies about a completed module or course and about new achievements. */
async function notifyProgress(
  tx: SqlClient,
  viewer: Viewer,
  topic: Topic,
  totals: Totals,
  earned: string[],
): Promise<void> {
  const { courseId, courseTitle, moduleId, moduleTitle } = topic;
  const course = { id: courseId, title: courseTitle };
  const notices = earned.map((kind) => achievementNotice(viewer.id, kind));
  if (totals.moduleDone === totals.moduleTotal)
    notices.push(moduleNotice(viewer.id, course, { id: moduleId, title: moduleTitle }));
  if (totals.done === totals.total) notices.push(courseNotice(viewer.id, course));
  const { streakDay, streak } = totals;
  if (streak && streakDay === todayOf(viewer) && isMilestone(streak)) notices.push(milestoneNotice(viewer.id, streak));
  await notify(tx, notices);
}
