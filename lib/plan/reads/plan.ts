import "server-only";
import { cache } from "react";
import { mayOpenAll } from "@/lib/courses/reads";
import { type CivilDay, dayIn } from "@/lib/platform/civil";
import { now } from "@/lib/platform/clock";
import { queryRows } from "@/lib/platform/db";
import type { Viewer } from "@/lib/platform/session";
import { todayOf } from "@/lib/progress/reads";
import { accepted } from "@/lib/progress/reads/study-days";
import type { Range } from "@/lib/progress/rules/day-range";
import type { PlanDay, PlanItem, PlanSummary } from "../contract/study-plan";
import { type Plan, planOf } from "../rules/plan";
import { planRange } from "../rules/plan-range";
import { allDoneInWords, PACE_DAYS, type PlanContext, paceInWords, planInWords } from "../rules/plan-words";

const MOST_COURSES = 200;
const DAY_MS = 86_400_000;

type TopicRow = { topicId: number; moduleId: number; title: string; minutes: number; completedAt: string | null };
type CourseRow = {
  courseId: number;
  title: string;
  examDate: CivilDay | null;
  enrolledAt: string;
  /** Open and incomplete topics in course order, and topics completed in the last two days. */
  topics: TopicRow[];
  /** Topics completed in the last four weeks. */
  recent: number;
  /** Incomplete topics that are locked for the caller. */
  closed: number;
  /** All topics of the course. */
  total: number;
};
type Studied = { today: CivilDay; courses: CourseRow[]; plan: Plan; completedToday: number };

/** Everything left to study with its plan, in one statement; cached for the rest of the request. */
const study = cache(async (viewer: Viewer): Promise<Studied> => {
  const today = todayOf(viewer);
  const { wish, courses } = await coursesOf(viewer);
  const completedNow = ({ completedAt }: TopicRow) =>
    completedAt !== null && dayIn(viewer.timeZone, new Date(completedAt)) === today;
  const planned = courses.map((course) => ({
    ...course,
    topics: course.topics
      .filter((topic) => topic.completedAt === null || completedNow(topic))
      .map(({ topicId, minutes, completedAt }) => ({ topicId, minutes, completed: completedAt !== null })),
  }));
  const plan = planOf(planned, today, wish);
  const kept = new Set(plan.courses.map(({ courseId }) => courseId));
  const completed = planned.filter(({ courseId }) => kept.has(courseId)).flatMap(({ topics }) => topics);
  return { today, courses, plan, completedToday: completed.filter((topic) => topic.completed).length };
});

async function coursesOf(viewer: Viewer): Promise<{ wish: number | null; courses: CourseRow[] }> {
  const openAll = mayOpenAll(viewer);
  const present = now().getTime();
  // SQL: a whole page in one statement.
  const [row] = await queryRows<{ wish: number | null; courses: CourseRow[] }>`
    select u."studyMinutes" as wish, coalesce((
      select json_agg(json_build_object(
        'courseId', c.id, 'title', c.title, 'examDate', e."examDate", 'enrolledAt', e."enrolledAt",
        'topics', coalesce(t.list, '[]'), 'recent', coalesce(t.recent, 0),
        'closed', coalesce(t.closed, 0), 'total', coalesce(t.total, 0)) order by e."examDate" nulls last, c.id)
      from (select * from "Enrollment" where "userId" = u.id order by "examDate" nulls last, id limit ${MOST_COURSES}) e
      join "Course" c on c.id = e."courseId"
      left join lateral (
        select count(*) as total, count(*) filter (where p."completedAt" > ${new Date(present - PACE_DAYS * DAY_MS)}) as recent,
               count(*) filter (where p.completed is not true and m.place > 1 and not ${openAll}::boolean) as closed,
               json_agg(json_build_object('topicId', t.id, 'moduleId', m.id, 'title', t.title,
                 'minutes', greatest(1, round(m.duration::numeric / greatest(1, m."lessonCount")))::int,
                 'completedAt', p."completedAt") order by m.place, t."order", t.id)
               filter (where p.completed is not true and (m.place = 1 or ${openAll}::boolean)
                 or p.completed and p."completedAt" > ${new Date(present - 2 * DAY_MS)}) as list
        from (select *, row_number() over (order by "order", id) as place from "Module" where "courseId" = c.id) m
        join "Topic" t on t."moduleId" = m.id
        left join "Progress" p on p."topicId" = t.id and p."userId" = u.id
      ) t on true
    ), '[]') as courses
    from "User" u where u.id = ${viewer.id}`;
  return row ?? { wish: null, courses: [] };
}

/** All planned topics of these days with their dates, for the plan and for the calendar feed. */
export async function listPlanItems(
  viewer: Viewer,
  from: CivilDay,
  to: CivilDay,
): Promise<(PlanItem & { date: CivilDay })[]> {
  const { courses, plan } = await study(viewer);
  const titles = new Map(courses.map(({ courseId, title }) => [courseId, title]));
  const topics = new Map(courses.flatMap((course) => course.topics.map((topic) => [topic.topicId, topic] as const)));
  return plan.items
    .filter(({ date }) => date >= from && date <= to)
    .map(({ date, topicId, courseId, minutes }) => ({
      date,
      topicId,
      courseId,
      moduleId: topics.get(topicId)?.moduleId ?? 0,
      title: topics.get(topicId)?.title ?? "",
      courseTitle: titles.get(courseId) ?? "",
      minutes,
      link: `/courses/${courseId}#topic-${topicId}`,
    }));
}

/** Only days with planned topics. Throws 400 `invalid_query`. */
export async function getStudyPlan(viewer: Viewer, asked: Partial<Range>): Promise<PlanDay[]> {
  const { from, to } = accepted(planRange(asked, todayOf(viewer)));
  const days = new Map<CivilDay, PlanItem[]>();
  for (const { date, ...item } of await listPlanItems(viewer, from, to))
    days.set(date, [...(days.get(date) ?? []), item]);
  return [...days].map(([date, items]) => ({ date, items }));
}

export async function getPlanSummary(viewer: Viewer): Promise<PlanSummary> {
  const { today, courses, plan, completedToday } = await study(viewer);
  return {
    minutes: plan.wish,
    sentence: sentenceOf(courses, plan),
    completedToday,
    courses: courses.map((course) => {
      const { courseId, title, examDate, enrolledAt, recent, closed } = course;
      const left = course.topics.filter(({ completedAt }) => completedAt === null);
      const [next] = left;
      const enrolledOn = dayIn(viewer.timeZone, new Date(enrolledAt));
      return {
        courseId,
        title,
        examDate,
        topics: left.length,
        closed,
        minutes: left.reduce((sum, { minutes }) => sum + minutes, 0),
        finishOn: plan.courses.find((planned) => planned.courseId === courseId)?.finishOn ?? null,
        next: next
          ? {
              topicId: next.topicId,
              title: next.title,
              date: plan.items.find(({ topicId }) => topicId === next.topicId)?.date ?? null,
            }
          : null,
        pace: paceInWords({ left: left.length, recent, enrolledOn, examDate, partly: closed > 0 }, today),
      };
    }),
  };
}

/** Without an exam to plan for, the only message is that everything left needs Premium. */
function sentenceOf(courses: CourseRow[], plan: Plan): string | null {
  const planned = new Set(plan.courses.map(({ courseId }) => courseId));
  const about = contextOf(courses.filter(({ courseId }) => planned.has(courseId)));
  const every = contextOf(courses);
  const open = courses.some(({ topics }) => topics.some(({ completedAt }) => completedAt === null));
  return planInWords(plan, about) ?? (every.closed > 0 && !open ? allDoneInWords(every) : null);
}

const contextOf = (courses: CourseRow[]): PlanContext => ({
  titles: new Map(courses.map(({ courseId, title }) => [courseId, title])),
  closed: courses.reduce((sum, { closed }) => sum + closed, 0),
  total: courses.reduce((sum, { total }) => sum + total, 0),
});
