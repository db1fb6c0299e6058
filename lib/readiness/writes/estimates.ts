import "server-only";
import { setImmediate as letOthersRun } from "node:timers/promises";
import { columnsOf, localTimes, notify } from "@/lib/notifications/writes";
import { pgTransaction, queryRows } from "@/lib/platform/database/db";
import { firstEstimateNotice } from "../notices";
import { listEvidence, type Student, type StudentEvidence, type Which } from "../reads/evidence";
import { judged, lineOf, scaled } from "../rules/view";

/** Keeps today's estimate of each of these courses that has one. Returns how many were kept. */
export async function keepEstimates(student: Student, which: Which): Promise<number> {
  const list = await listEvidence(student, which);
  let kept = 0;
  for (const evidence of list) if (await keepEstimate(student, evidence)) kept += 1;
  return kept;
}

async function keepEstimate(student: Student, evidence: StudentEvidence): Promise<boolean> {
  const { state, estimate, scope, chance } = judged(evidence);
  if (state !== "estimate" || !evidence.enrolled) return false;
  const { mark, low, high } = scaled(estimate, scope);
  const { courseId, today } = evidence;
  await pgTransaction(async (tx) => {
    // SQL: an upsert that finds nothing when the account or the course was deleted meanwhile.
    await tx.$executeRaw`
      insert into "Estimate" ("userId", "courseId", day, mark, low, high, chance, answers, studied)
      select e."userId", e."courseId", ${today}::date, ${mark}, ${low}, ${high}, ${chance}, ${estimate.answers},
             ${Math.min(1, estimate.studied)}
      from "Enrollment" e where e."userId" = ${student.id} and e."courseId" = ${courseId}
      on conflict ("userId", "courseId", day) do update set
        mark = excluded.mark, low = excluded.low, high = excluded.high, chance = excluded.chance,
        answers = excluded.answers, studied = excluded.studied`;
    if (evidence.history.length === 0) await notify(tx, [firstEstimateNotice(student.id, lineOf(evidence))]);
  });
  return true;
}

const FROM_HOUR = 3;
const TO_HOUR = 5;
const JOB_MS = 20_000;
const BATCH = 100;
/** An estimate that was not kept for so long is no longer followed. */
const FOLLOWED_DAYS = 30;

type Due = Student & { courseId: number };

/**
 * Early in the morning of each student: keeps the estimates of her courses, as they change with time alone. Stops after
 * twenty seconds and continues in the next run. Returns how many were kept.
 */
export async function keepNightlyEstimates(at: Date): Promise<number> {
  const until = performance.now() + JOB_MS;
  const times = columnsOf(await localTimes(at));
  let [kept, last]: [number, Due | undefined] = [0, undefined];
  do {
    const batch: Due[] = await nextDue(at, times, last);
    for (const due of batch) {
      kept += await keepEstimates(due, { courseId: due.courseId });
      await letOthersRun();
      if (performance.now() > until) return kept;
    }
    last = batch.length === BATCH ? batch.at(-1) : undefined;
  } while (last);
  return kept;
}

const nextDue = (
  at: Date,
  { zones, days, hours }: ReturnType<typeof columnsOf>,
  last: Due | undefined,
): Promise<Due[]> =>
  // SQL: compares each user's own day.
  queryRows<Due>`
    select u.id, u."timeZone", e."courseId"
    from unnest(${zones}::text[], ${days}::date[], ${hours}::int[]) as z(zone, today, hour)
    join "User" u on u."timeZone" = z.zone
    join "Enrollment" e on e."userId" = u.id
    where z.hour between ${FROM_HOUR} and ${TO_HOUR} and (e."examDate" is null or e."examDate" >= z.today)
      and (u.id, e."courseId") > (${last?.id ?? ""}, ${last?.courseId ?? 0})
      and not exists (select from "Estimate" h where h."userId" = u.id and h."courseId" = e."courseId" and h.day >= z.today)
      and (
        exists (select from "Estimate" h where h."userId" = u.id and h."courseId" = e."courseId"
                and h.day >= z.today - ${FOLLOWED_DAYS}::int)
        or exists (select from "Attempt" a where a."userId" = u.id and a.state = 'finished'
                   and a."finishedAt" > ${at}::timestamptz - interval '1 day'))
    order by u.id, e."courseId" limit ${BATCH}`;
