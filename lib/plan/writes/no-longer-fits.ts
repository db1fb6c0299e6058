import "server-only";
import { NIGHT } from "@/lib/notifications/rules";
import { columnsOf, localTimes, notify } from "@/lib/notifications/writes";
import { db } from "@/lib/platform/database/db";
import { noteLook } from "@/lib/platform/database/nightly";
import { runEach } from "@/lib/platform/process/run-each";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, type CivilDay } from "@/lib/platform/time/civil";
import { noLongerFits } from "../notices";
import { planFacts } from "../reads/facts";
import { type PlanFacts, studyInputOf } from "../rules/facts";
import { outcomeOf } from "../rules/verdict";
import { verdictSentence } from "../rules/verdict-view";

const JOB_MS = 20_000;
const MOST_AT_ONCE = 5000;
/** After more missed nights the plan is compared with yesterday's, because the student may have changed it since. */
const MOST_NIGHTS = 7;

type Student = { id: string; lookedOn: CivilDay | null };

/**
 * In the night of each student with study hours: says when a plan that fitted at the last look no longer does. Who
 * waited longest comes first. Stops after 20 s and continues in the next run. Safe to repeat.
 */
export async function notifyWhoNoLongerFits(
  at: Date,
  findUserAsViewer: (userId: string) => Promise<Viewer | null>,
): Promise<number> {
  const { zones, days, hours } = columnsOf(await localTimes(at));
  // SQL: compares each user's own day, in one statement.
  const students = await db.$queryRaw<Student[]>`
    select u.id, l.day::text as "lookedOn"
    from unnest(${zones}::text[], ${days}::date[], ${hours}::int[]) as z(zone, today, hour)
    join "User" u on u."timeZone" = z.zone
    left join "NightlyLook" l on l."userId" = u.id and l.job = 'plan'
    where z.hour between ${NIGHT.from} and ${NIGHT.to} and (l.day is null or l.day < z.today)
      and (u."studyMinutes" is not null or exists (select from "StudyHours" h where h."userId" = u.id))
      and exists (select from "Enrollment" e where e."userId" = u.id and e."examDate" > z.today)
      and not exists (
        select from "Notification" n join "Enrollment" e on e."userId" = n."userId" and e."examDate" > z.today
        where n."userId" = u.id and n.cause = 'plan:' || e."courseId" || ':' || e."examDate")
    order by l.day nulls first, u.id limit ${MOST_AT_ONCE}`;
  let told = 0;
  await runEach(
    students,
    async ({ id, lookedOn }) => {
      const owner = await findUserAsViewer(id);
      if (owner && (await tellIfNeeded(owner, lookedOn))) told += 1;
    },
    {
      failure: "a plan was not looked at",
      nameOf: ({ id }) => ({ userId: id }),
      until: performance.now() + JOB_MS,
    },
  );
  return told;
}

/** Compared with the plan as of the last look: what she changed herself she has seen herself. */
async function tellIfNeeded(viewer: Viewer, lookedOn: CivilDay | null): Promise<boolean> {
  const facts = await planFacts(viewer);
  const outcome = outcomeOf(studyInputOf(facts));
  const { courseId, examDate } = facts.courses.find((one) => one.courseId === outcome.failing?.courseId) ?? NO_EXAM;
  const isTold = examDate !== null && fittedOn(facts, dayBefore(facts.today, lookedOn));
  if (isTold) await notify(db, [noLongerFits(viewer.id, { courseId, examDate }, verdictSentence(facts, outcome))]);
  await noteLook(viewer.id, "plan", facts.today);
  return isTold;
}

const NO_EXAM = { courseId: 0, examDate: null };

const dayBefore = (today: CivilDay, lookedOn: CivilDay | null): CivilDay =>
  lookedOn !== null && lookedOn >= addDays(today, -MOST_NIGHTS) ? lookedOn : addDays(today, -1);

const fittedOn = (facts: PlanFacts, day: CivilDay) =>
  outcomeOf(studyInputOf({ ...facts, today: day, reviewed: 0, practised: 0 })).fits;
