import "server-only";
import { setImmediate as breath } from "node:timers/promises";
import { mayOpenAll } from "@/lib/courses/reads";
import { isFirstModule } from "@/lib/courses/reads/fragments";
import { addDays, type CivilDay, daysBetween } from "@/lib/platform/civil";
import { db, queryRows } from "@/lib/platform/db";
import { taperDays } from "../rules/aim";
import { type FittedAim, fitAim } from "../rules/forecast";
import { capOf } from "../rules/state";
import { minutesFor, USUAL_TIMES } from "../rules/times";
import { saveAims } from "../writes";

const JOB_MS = 20_000;
const BATCH = 50;
/** The last fifth of the days to an exam holds no new lessons. */
const LEARNING = 0.8;
const USUAL_RECALL = 0.85;

type Card = [stability: number, difficulty: number, since: number];
type Due = {
  userId: string;
  courseId: number;
  examDate: CivilDay;
  today: CivilDay;
  hours: number[] | null;
  wish: number | null;
  daysOff: CivilDay[];
  /** The future exams of all courses, this one among them. */
  examDates: CivilDay[];
  /** Points without a card, in the first module and in all. */
  points: { first: number; all: number };
  cards: Card[];
  subscriptionVersion: number;
  isAdmin: boolean;
  subscriptionStatus: string | null;
  subscriptionTier: string | null;
  subscriptionCurrentPeriodEnd: Date | null;
  subscriptionSource: string | null;
  subscriptionCancelAtPeriodEnd: boolean;
};

/** Points without a card in modules that the student may open. */
const toComeOf = (due: Due): number => (mayOpenAll(due) ? due.points.all : due.points.first);

/**
 * Once a day, and after the exam date or the subscription changed: fits the aims of students with an exam ahead. Stops after twenty
 * seconds and continues in the next run. Returns how many were fitted.
 */
export async function fitDueAims(at: Date): Promise<number> {
  const until = performance.now() + JOB_MS;
  let fitted = 0;
  for (let batch = await nextDue(at); batch.length > 0; batch = await nextDue(at))
    for (const due of batch) {
      await fitOne(due);
      fitted += 1;
      await breath();
      if (performance.now() > until) return fitted;
    }
  return fitted;
}

/** The aims of one student, after her hours, days off or exam dates have changed. */
export async function fitAimsOf(userId: string, at: Date): Promise<void> {
  for (const due of await nextDue(at, userId)) await fitOne(due);
}

async function fitOne(due: Due): Promise<void> {
  const { courseId, examDate, today, subscriptionVersion } = due;
  const { minutesByDay: _, ...aim } = fittedTo(due);
  const taper = taperOf(due);
  await saveAims(db, due.userId, [
    { courseId, examDate, taperDays: taper, madeOn: today, subscriptionVersion, ...aim },
  ]);
}

function fittedTo(due: Due): FittedAim {
  const { cards, today, examDate } = due;
  return fitAim({
    cards: cards.map(([stability, difficulty, since]) => ({ stability, difficulty, lastDay: addDays(today, -since) })),
    pointsToCome: pointsToCome(due),
    ...{ examDay: examDate, today, minutesByDay: minutesByDay(due), taperDays: taperOf(due), times: USUAL_TIMES },
  });
}

function taperOf(due: Due): number {
  const minutes = minutesByDay(due);
  const mean = minutes.reduce((sum, day) => sum + day, 0) / Math.max(1, minutes.length);
  return taperDays(due.cards.length + toComeOf(due), minutesFor(USUAL_RECALL, USUAL_TIMES), mean);
}

const learningDays = ({ today, examDate }: Due): number =>
  Math.max(1, Math.floor(daysBetween(today, examDate) * LEARNING));

/** New points evenly over the days that hold lessons. */
function pointsToCome(due: Due) {
  const days = learningDays(due);
  const toCome = toComeOf(due);
  const until = (day: number) => Math.round((day * toCome) / days);
  return Array.from({ length: days }, (_, day) => ({
    day: addDays(due.today, day),
    points: until(day + 1) - until(day),
  }));
}

/** The minutes that reviews of this course may take; courses whose exam is still ahead share a day evenly. */
function minutesByDay(due: Due): number[] {
  const { today, examDate, hours, wish, daysOff, examDates } = due;
  const off = new Set(daysOff);
  const learning = toComeOf(due) > 0 ? learningDays(due) : 0;
  return Array.from({ length: daysBetween(today, examDate) }, (_, ahead) => {
    const day = addDays(today, ahead);
    const cap = capOf({ today: day, hours, wish, isDayOff: off.has(day), examDates, lessonsRemain: ahead < learning });
    return cap / Math.max(1, examDates.filter((other) => other > day).length);
  });
}

/** Those that were not fitted today, or all of one student. */
async function nextDue(at: Date, userId: string | null = null): Promise<Due[]> {
  // SQL: one statement where Prisma needs one a relation.
  return queryRows<Due>`
    with due as (
      select e."userId", e."courseId", e."examDate", d.today,
             u."isAdmin", u."subscriptionStatus", u."subscriptionTier", u."subscriptionCurrentPeriodEnd",
             u."subscriptionSource", u."subscriptionCancelAtPeriodEnd", u."studyMinutes", u."subscriptionVersion"
      from "Enrollment" e join "User" u on u.id = e."userId"
      cross join lateral (select (${at}::timestamptz at time zone u."timeZone")::date as today) d
      left join "ReviewAim" a on a."userId" = e."userId" and a."courseId" = e."courseId"
      where e."examDate" > d.today
        and case when ${userId}::text is null then a."madeOn" is null or a."madeOn" <> d.today or a."examDate" <> e."examDate"
                   or a."subscriptionVersion" <> u."subscriptionVersion"
                 else e."userId" = ${userId}::text end
        and exists (select from "Card" c where c."userId" = e."userId" and c."courseId" = e."courseId")
      order by e."userId", e."courseId" limit ${BATCH}
    )
    select due."userId", due."courseId", due."examDate"::text as "examDate", due.today::text as today,
           (select to_json(h.minutes) from "StudyHours" h where h."userId" = due."userId") as hours,
           due."studyMinutes" as wish, due."subscriptionVersion", due."isAdmin", due."subscriptionStatus", due."subscriptionTier",
           due."subscriptionCurrentPeriodEnd", due."subscriptionSource", due."subscriptionCancelAtPeriodEnd",
           (select coalesce(json_agg(o.day), '[]') from "DayOff" o where o."userId" = due."userId" and o.day >= due.today) as "daysOff",
           (select coalesce(json_agg(e."examDate"), '[]') from "Enrollment" e
            where e."userId" = due."userId" and e."examDate" > due.today) as "examDates",
           (select json_build_object('first', count(*) filter (where ${isFirstModule}), 'all', count(*)) from "Point" p join "Topic" t on t.id = p."topicId" join "Module" m on m.id = t."moduleId"
            where m."courseId" = due."courseId" and p."isActive"
              and not exists (select from "Card" c where c."userId" = due."userId" and c."pointId" = p.id)) as points,
           (select coalesce(json_agg(json_build_array(c.stability, c.difficulty, greatest(0, due.today - c."lastDay"))), '[]')
            from "Card" c where c."userId" = due."userId" and c."courseId" = due."courseId") as cards
    from due`;
}
