import "server-only";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { mayOpenAll } from "@/lib/courses/reads";
import { isFirstModule } from "@/lib/courses/reads/fragments";
import { Prisma, queryRows } from "@/lib/platform/database/db";
import { addDays, type CivilDay } from "@/lib/platform/time/civil";
import type { ReviewAim } from "../reads";
import { fitAimInSteps, leastInSteps } from "../rules/forecast";
import type { ForecastFacts } from "../rules/forecast-run";
import { plannedDaysTo } from "../rules/planned-days";
import { learningDaysTo, minutesUntil, taperFor } from "../rules/state";
import { answerTimes, type Medians } from "../rules/times";
import { medianTimes } from "./facts";

const BATCH = 50;

type Card = [stability: number, difficulty: number, since: number];

/** A course with cards; `exams` are the future exams of all courses. */
type Row = {
  userId: string;
  courseId: number;
  examDate: CivilDay | null;
  today: CivilDay;
  hours: number[] | null;
  wish: number | null;
  daysOff: CivilDay[];
  exams: { courseId: number; examDate: CivilDay }[];
  /** Points without a card, in the first module and in all. */
  points: { first: number; all: number };
  cards: Card[];
  medians: Medians;
  subscriptionVersion: number;
  isAdmin: boolean;
  subscriptionStatus: string | null;
  subscriptionTier: string | null;
  subscriptionCurrentPeriodEnd: Date | null;
  subscriptionSource: string | null;
  subscriptionCancelAtPeriodEnd: boolean;
};

/** A course whose exam is ahead. */
export type Due = Row & { examDate: CivilDay };

/** Points without a card in modules that the student may open. */
const newPointsOf = (due: Due): number => (mayOpenAll(due) ? due.points.all : due.points.first);

/**
 * The aim that fits into the minutes for reviews until the exam. A forecast takes many milliseconds, so other requests are
 * served after each of its steps.
 */
export async function computeAim(due: Due): Promise<ReviewAim> {
  const { courseId, today, examDate, subscriptionVersion } = due;
  const facts = forecastFacts(due);
  const { minutesByDay, ...aim } = await stepByStep(fitAimInSteps(facts));
  return { courseId, examDate, taperDays: facts.taperDays, madeOn: today, subscriptionVersion, ...aim };
}

export type LeastReviews = Pick<ReviewAim, "courseId" | "least" | "taperDays">;

/**
 * The least minutes of reviews of each course until its exam. They decide whether a plan fits, and cost a fraction of
 * fitting an aim. `known` holds results computed before, and takes the new ones.
 */
export async function leastReviews(exams: readonly Due[], known: Map<string, LeastReviews>): Promise<LeastReviews[]> {
  const list: LeastReviews[] = [];
  for (const due of exams) {
    const facts = forecastFacts(due);
    const { taperDays } = facts;
    const key = [due.courseId, due.examDate, taperDays].join();
    const least = known.get(key) ?? { courseId: due.courseId, taperDays, least: await stepByStep(leastInSteps(facts)) };
    known.set(key, least);
    list.push(least);
  }
  return list;
}

function forecastFacts(due: Due): ForecastFacts {
  const { cards, today, examDate } = due;
  const minutes = minutesByDay(due);
  const times = answerTimes(due.medians);
  return {
    cards: cards.map(([stability, difficulty, daysSinceAnswer]) => ({ stability, difficulty, daysSinceAnswer })),
    pointsToCome: pointsToCome(due),
    examDay: addDays(today, plannedDaysTo(examDate, today)),
    today,
    minutesByDay: minutes,
    taperDays: taperFor(cards.length + newPointsOf(due), minutes, times),
    times,
  };
}

async function stepByStep<T>(steps: Generator<undefined, T>): Promise<T> {
  let step = steps.next();
  for (; !step.done; step = steps.next()) await yieldToEventLoop();
  return step.value;
}

/** New points evenly over the days that hold lessons. */
function pointsToCome(due: Due) {
  const days = learningDaysTo(due.examDate, due.today);
  const newPoints = newPointsOf(due);
  const until = (day: number) => Math.round((day * newPoints) / days);
  return Array.from({ length: days }, (_, day) => ({
    day: addDays(due.today, day),
    points: until(day + 1) - until(day),
  }));
}

const minutesByDay = ({ examDate, exams, ...due }: Due): number[] =>
  minutesUntil(examDate, {
    ...due,
    examDates: exams.map((exam) => exam.examDate),
    lessonsRemain: newPointsOf({ examDate, exams, ...due }) > 0,
  });

/** Courses whose aim was not fitted today for this exam date and subscription; students in `except` are left out. */
export const listDueAims = async (at: Date, except: readonly string[]): Promise<Due[]> =>
  (await listRows(at, null, except)).filter(isDue);

/** What a student may change: the minutes of the weekdays, the days off, and exam dates. */
export type StudyTimes = {
  hours: number[] | null;
  daysOff: CivilDay[];
  exams: { courseId: number; examDate: CivilDay | null }[];
};

/** The courses of one student that have cards. */
export const listCoursesWithCards = (userId: string, at: Date): Promise<Row[]> => listRows(at, userId);

/** The courses with an exam ahead; `times` replaces the stored hours, days off and exam dates. */
export const withExamAhead = (rows: readonly Row[], times?: StudyTimes): Due[] =>
  rows.map((row) => (times ? withTimes(row, times) : row)).filter(isDue);

function withTimes(row: Row, { hours, daysOff, exams }: StudyTimes): Row {
  const ahead = exams.flatMap(({ courseId, examDate }) =>
    examDate !== null && examDate > row.today ? [{ courseId, examDate }] : [],
  );
  const own = exams.find(({ courseId }) => courseId === row.courseId);
  return { ...row, hours, daysOff, exams: ahead, examDate: own ? own.examDate : row.examDate };
}

const isDue = (row: Row): row is Due => row.examDate !== null && row.examDate > row.today;

/** The courses of the student s that have cards. */
const OWN_COURSES = Prisma.sql`
  select c.id from "Course" c where exists (select from "Card" k where k."userId" = s."userId" and k."courseId" = c.id)`;

// SQL: compares each user's own day. In order, so that the same facts give the same forecast.
const listRows = (at: Date, userId: string | null, except: readonly string[] = []): Promise<Row[]> => queryRows<Row>`
    with due as (
      select e."userId", e."courseId", e."examDate", d.today,
             u."isAdmin", u."subscriptionStatus", u."subscriptionTier", u."subscriptionCurrentPeriodEnd",
             u."subscriptionSource", u."subscriptionCancelAtPeriodEnd", u."studyMinutes", u."subscriptionVersion"
      from "Enrollment" e join "User" u on u.id = e."userId"
      cross join lateral (select (${at}::timestamptz at time zone known_zone(u."timeZone"))::date as today) d
      left join "ReviewAim" a on a."userId" = e."userId" and a."courseId" = e."courseId"
      where case when ${userId}::text is not null then e."userId" = ${userId}::text
                 else e."examDate" > d.today and (a."madeOn" is null or a."madeOn" <> d.today or a."examDate" <> e."examDate"
                   or a."subscriptionVersion" <> u."subscriptionVersion") end
        and e."userId" <> all(${except}::text[])
        and exists (select from "Card" c where c."userId" = e."userId" and c."courseId" = e."courseId")
      order by e."userId", e."courseId" limit ${BATCH}
    ), times as materialized (
      select s."userId", ${medianTimes(Prisma.sql`s."userId"`, OWN_COURSES)} as medians
      from (select distinct "userId" from due) s
    )
    select due."userId", due."courseId", due."examDate"::text as "examDate", due.today::text as today,
           (select to_json(h.minutes) from "StudyHours" h where h."userId" = due."userId") as hours,
           due."studyMinutes" as wish, due."subscriptionVersion", due."isAdmin", due."subscriptionStatus", due."subscriptionTier",
           due."subscriptionCurrentPeriodEnd", due."subscriptionSource", due."subscriptionCancelAtPeriodEnd",
           (select coalesce(json_agg(o.day), '[]') from "DayOff" o where o."userId" = due."userId" and o.day >= due.today) as "daysOff",
           (select coalesce(json_agg(json_build_object('courseId', e."courseId", 'examDate', e."examDate")), '[]') from "Enrollment" e
            where e."userId" = due."userId" and e."examDate" > due.today) as exams,
           (select json_build_object('first', count(*) filter (where ${isFirstModule}), 'all', count(*)) from "Point" p join "Topic" t on t.id = p."topicId" join "Module" m on m.id = t."moduleId"
            where m."courseId" = due."courseId" and p."isActive"
              and not exists (select from "Card" c where c."userId" = due."userId" and c."pointId" = p.id)) as points,
           (select coalesce(json_agg(json_build_array(c.stability, c.difficulty, greatest(0, due.today - c."lastDay")) order by c."pointId"), '[]')
            from "Card" c where c."userId" = due."userId" and c."courseId" = due."courseId") as cards,
           times.medians
    from due join times using ("userId")`;
