import "server-only";
import { cache } from "react";
import { mayOpenAll } from "@/lib/courses/reads";
import { type Fragment, Prisma, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, type CivilDay, dayIn } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import { DAY_MS } from "@/lib/platform/time/units";
import { banksOf, type CourseBank } from "@/lib/practice/reads/bank";
import { offeredBy } from "@/lib/practice/reads/mocks";
import { areaWeights, papers } from "@/lib/practice/rules/papers";
import { todayOf } from "@/lib/progress/reads";
import { dayBegan } from "@/lib/progress/rules";
import { minutesToReview } from "@/lib/review/reads";
import { type ReviewFacts, reviewFacts } from "@/lib/review/reads/facts";
import type { CourseFacts, PlanFacts, TodayFacts } from "../rules/facts";
import { MOCKS_WITHIN } from "../rules/mock-days";
import { PACE_DAYS } from "../rules/plan-words";

const MOST_COURSES = 200;
const PACE_TOPICS = 20;
const LEAST_PACE_TOPICS = 5;
const PACES = { least: 0.5, most: 2.5 };

type CourseRow = Omit<CourseFacts, "mockMinutes" | "mocksTaken">;
type Row = Omit<PlanFacts, "today" | "pace" | "courses"> & {
  paces: number[];
  review: ReviewFacts | null;
  banks: CourseBank[] | null;
  courses: CourseRow[];
};

/** Everything the plan is made from, in one statement; cached for the rest of the request. */
export const planFacts = cache(async (viewer: Viewer): Promise<PlanFacts> => {
  const { toReview, ...facts } = await findFacts(viewer, false);
  return facts;
});

/** The same with the reviews that wait today, which cost as much as all the rest. */
export const todayFacts = (viewer: Viewer): Promise<TodayFacts> => findFacts(viewer, true);

async function findFacts(viewer: Viewer, withReviews: boolean): Promise<TodayFacts> {
  const today = todayOf(viewer);
  const { review, banks, ...row } = await rowOf(viewer, today, withReviews);
  const mocks = mocksOf(viewer, banks ?? []);
  const isToday = (completedAt: string | null) =>
    completedAt !== null && dayIn(viewer.timeZone, new Date(completedAt)) === today;
  return {
    ...row,
    today,
    pace: paceOf(row.paces),
    toReview: review ? minutesToReview(viewer, review, areaWeights) : 0,
    courses: row.courses.map((course) => ({
      ...course,
      ...(mocks.get(course.courseId) ?? { mockMinutes: null, mocksTaken: [] }),
      topics: course.topics.map((topic) => ({ ...topic, completedToday: isToday(topic.completedAt) })),
    })),
  };
}

type MockFacts = Pick<CourseFacts, "mockMinutes" | "mocksTaken">;

/** The banks of papers whose exam is ahead or just over; mock exams are a part of Premium. */
const datedBanks = (viewer: Viewer, today: CivilDay): Fragment =>
  mayOpenAll(viewer)
    ? Prisma.sql`(select json_agg(b) from (${banksOf(
        viewer,
        Prisma.sql`select d."courseId" from "Enrollment" d join "Course" p on p.id = d."courseId"
          where d."userId" = ${viewer.id} and d."examDate" >= ${addDays(today, -MOCKS_WITHIN)}::date
            and p.code = any(${Object.keys(papers)}::text[])`,
      )}) b)`
    : Prisma.sql`null::json`;

function mocksOf(viewer: Viewer, banks: readonly CourseBank[]): Map<number, MockFacts> {
  return new Map(
    offeredBy(banks).map(({ courseId, minutes, offered, taken }) => [
      courseId,
      {
        mockMinutes: offered ? minutes : null,
        mocksTaken: taken.map(({ finishedAt }) => dayIn(viewer.timeZone, finishedAt)),
      },
    ]),
  );
}

/** The median of real to planned minutes; null until there are five topics. */
function paceOf(paces: number[]): number | null {
  if (paces.length < LEAST_PACE_TOPICS) return null;
  const sorted = [...paces].sort((a, b) => a - b);
  const median = ((sorted[(sorted.length - 1) >> 1] ?? 1) + (sorted[sorted.length >> 1] ?? 1)) / 2;
  return Math.min(PACES.most, Math.max(PACES.least, median));
}

async function rowOf(viewer: Viewer, today: string, withReviews: boolean): Promise<Row> {
  const openAll = mayOpenAll(viewer);
  const present = now().getTime();
  const began = dayBegan(viewer.timeZone, now());
  // SQL: a whole page in one statement.
  const [row] = await queryRows<Row>`
    select u."studyMinutes" as wish, to_json(h.minutes) as hours,
      coalesce((select json_agg(o.day order by o.day) from "DayOff" o where o."userId" = u.id and o.day >= ${today}::date), '[]') as "daysOff",
      coalesce((select json_agg(o.day) from "DayOff" o where o."userId" = u.id and o.day < ${today}::date
        and o.day >= ${addDays(today, -MOCKS_WITHIN)}::date), '[]') as "daysOffBefore",
      ${datedBanks(viewer, today)} as banks,
      ${withReviews ? reviewFacts(viewer, today) : Prisma.sql`null`} as review,
      coalesce(used.reviewed, 0)::int as reviewed, coalesce(used.practised, 0)::int as practised,
      coalesce((
        select json_agg(x.pace) from (
          select (l.seconds + coalesce(q.seconds, 0)) / 60.0
                 / greatest(1, round(m.duration::numeric / greatest(1, m."lessonCount"))) as pace
          from "Progress" p
          join "Topic" t on t.id = p."topicId" join "Module" m on m.id = t."moduleId"
          join "LessonPlace" l on l."userId" = u.id and l."topicId" = p."topicId" and l.seconds > 0
          left join lateral (
            select sum(i.seconds) as seconds from "Attempt" a join "AttemptItem" i on i."attemptId" = a.id
            where a."userId" = u.id and a."topicId" = p."topicId"
          ) q on true
          where p."userId" = u.id and p.completed order by p."completedAt" desc limit ${PACE_TOPICS}
        ) x where h."userId" is not null or u."studyMinutes" is not null
      ), '[]') as paces,
      coalesce((
        select json_agg(json_build_object(
          'courseId', c.id, 'code', c.code, 'title', c.title, 'examDate', e."examDate", 'examSetOn', e."examSetOn", 'enrolledAt', e."enrolledAt",
          'topics', coalesce(t.list, '[]'), 'modules', coalesce((
            select json_agg(json_build_object('moduleId', m.id, 'minutes', m.duration, 'topics', m."lessonCount") order by m."order", m.id)
            from "Module" m where m."courseId" = c.id), '[]'), 'recent', coalesce(t.recent, 0),
          'closed', coalesce(t.closed, 0), 'total', coalesce(t.total, 0),
          'passedOn', (select max(r."examDate") from "ExamResult" r
            where r."userId" = u.id and r."courseId" = c.id and r.outcome = 'passed'),
          'begun', coalesce(t.begun, false) or exists (select from "Card" k where k."userId" = u.id and k."courseId" = c.id),
          'remembers', exists (select from "Card" k where k."userId" = u.id and k."courseId" = c.id),
          'aim', case when r."userId" is not null then json_build_object('examDate', r."examDate", 'madeOn', r."madeOn",
            'taperDays', r."taperDays", 'minutes', r.minutes, 'least', r.least, 'recall', r.recall) end)
          order by e."examDate" nulls last, c.id)
        from (select * from "Enrollment" where "userId" = u.id order by "examDate" nulls last, id limit ${MOST_COURSES}) e
        join "Course" c on c.id = e."courseId"
        left join "ReviewAim" r on r."userId" = u.id and r."courseId" = c.id
        left join lateral (
          select count(*) as total, count(*) filter (where p."completedAt" > ${new Date(present - PACE_DAYS * DAY_MS)}) as recent,
                 count(*) filter (where p.completed is not true and m.place > 1 and not ${openAll}::boolean) as closed,
                 bool_or(p.completed) as begun,
                 json_agg(json_build_object('topicId', t.id, 'moduleId', m.id, 'title', t.title,
                   'minutes', greatest(1, round(m.duration::numeric / greatest(1, m."lessonCount")))::int,
                   'completedAt', p."completedAt", 'pin', n.day, 'skipped', s."userId" is not null, 'lesson', t."lessonMinutes" > 0)
                   order by m.place, t."order", t.id)
                 filter (where p.completed is not true and (m.place = 1 or ${openAll}::boolean)
                   or p.completed and p."completedAt" > ${new Date(present - 2 * DAY_MS)}) as list
          from (select *, row_number() over (order by "order", id) as place from "Module" where "courseId" = c.id) m
          join "Topic" t on t."moduleId" = m.id
          left join "Progress" p on p."topicId" = t.id and p."userId" = u.id
          left join "PlanPin" n on n."topicId" = t.id and n."userId" = u.id
          left join "PlanSkip" s on s."topicId" = t.id and s."userId" = u.id
        ) t on true
      ), '[]') as courses
    from "User" u
    left join "StudyHours" h on h."userId" = u.id
    left join lateral (
      select sum(i.seconds) filter (where a.kind = 'review') as reviewed,
             sum(i.seconds) filter (where a.kind <> 'review') as practised
      from "Enrollment" e
      join "AttemptItem" i on i."userId" = e."userId" and i."courseId" = e."courseId" and i."answeredAt" >= ${began}
      join "Attempt" a on a.id = i."attemptId"
      where e."userId" = u.id
    ) used on true
    where u.id = ${viewer.id}`;
  return (
    row ?? {
      wish: null,
      hours: null,
      daysOff: [],
      daysOffBefore: [],
      review: null,
      banks: null,
      reviewed: 0,
      practised: 0,
      paces: [],
      courses: [],
    }
  );
}
