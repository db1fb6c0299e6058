import "server-only";
import { columnsOf, localTimes, notify } from "@/lib/notifications/writes";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays } from "@/lib/platform/time/civil";
import { noLongerFits } from "../notices";
import { planFacts } from "../reads/facts";
import { type PlanFacts, studyInputOf } from "../rules/facts";
import { outcomeOf } from "../rules/verdict";
import { verdictSentence } from "../rules/verdict-view";

const JOB_MS = 20_000;
const NIGHT_HOUR = 3;
const MOST_AT_ONCE = 5000;

/**
 * In the night of each student with study hours: says when a plan that fitted yesterday no longer does. Stops after
 * 20 s. Safe to repeat.
 */
export async function notifyWhoNoLongerFits(
  at: Date,
  findOwner: (userId: string) => Promise<Viewer | null>,
): Promise<number> {
  const { zones, days, hours } = columnsOf(await localTimes(at));
  // SQL: compares each user's own day, in one statement.
  const students = await db.$queryRaw<{ id: string }[]>`
    select u.id
    from unnest(${zones}::text[], ${days}::date[], ${hours}::int[]) as z(zone, today, hour)
    join "User" u on u."timeZone" = z.zone
    where z.hour = ${NIGHT_HOUR}
      and (u."studyMinutes" is not null or exists (select from "StudyHours" h where h."userId" = u.id))
      and exists (select from "Enrollment" e where e."userId" = u.id and e."examDate" > z.today)
      and not exists (
        select from "Notification" n join "Enrollment" e on e."userId" = n."userId" and e."examDate" > z.today
        where n."userId" = u.id and n.cause = 'plan:' || e."courseId" || ':' || e."examDate")
    order by u.id limit ${MOST_AT_ONCE}`;
  const until = performance.now() + JOB_MS;
  let told = 0;
  for (const { id } of students) {
    if (performance.now() > until) break;
    const owner = await findOwner(id);
    if (owner && (await tellIfNeeded(owner))) told += 1;
  }
  return told;
}

/** Compared with yesterday: what she changed herself she has seen herself. */
async function tellIfNeeded(viewer: Viewer): Promise<boolean> {
  const facts = await planFacts(viewer);
  const outcome = outcomeOf(studyInputOf(facts));
  const exam = facts.courses.find(({ courseId }) => courseId === outcome.failing?.courseId);
  if (!exam?.examDate || !fittedYesterday(facts)) return false;
  const { courseId, examDate } = exam;
  await notify(db, [noLongerFits(viewer.id, { courseId, examDate }, verdictSentence(facts, outcome))]);
  return true;
}

const fittedYesterday = (facts: PlanFacts) =>
  outcomeOf(studyInputOf({ ...facts, today: addDays(facts.today, -1), reviewed: 0, practised: 0 })).fits;
