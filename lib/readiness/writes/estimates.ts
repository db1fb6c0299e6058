import "server-only";
import { NIGHT } from "@/lib/notifications/rules";
import { columnsOf, localTimes, notify } from "@/lib/notifications/writes";
import { pgTransaction, queryRows } from "@/lib/platform/database/db";
import { noteLook } from "@/lib/platform/database/nightly";
import { runEach } from "@/lib/platform/process/run-each";
import type { CivilDay } from "@/lib/platform/time/civil";
import { firstEstimateNotice } from "../notices";
import { listEvidence, type Student, type StudentEvidence, type Which } from "../reads/evidence";
import { assessmentOf, lineOf, scaledRange } from "../rules/view";

/** Keeps today's estimate of each of these courses that has one. Returns how many were kept. */
export async function keepEstimates(student: Student, which: Which): Promise<number> {
  const list = await listEvidence(student, which);
  let kept = 0;
  for (const evidence of list) if (await keepEstimate(student, evidence)) kept += 1;
  return kept;
}

async function keepEstimate(student: Student, evidence: StudentEvidence): Promise<boolean> {
  const { state, estimate, scope, chance } = assessmentOf(evidence);
  if (state !== "estimate" || !evidence.enrolled) return false;
  const { mark, low, high } = scaledRange(estimate, scope);
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

const JOB_MS = 20_000;
const BATCH = 100;
/** An estimate that was not kept for so long is no longer followed. */
const FOLLOWED_DAYS = 30;

type Due = Student & { today: CivilDay; courseIds: number[] };

/**
 * Early in the morning of each student: keeps the estimates of her courses, which change with time even without answers.
 * The students who waited longest come first. Stops after twenty seconds and continues in the next run. Returns how many
 * were kept.
 */
export async function keepNightlyEstimates(at: Date): Promise<number> {
  const until = performance.now() + JOB_MS;
  const times = columnsOf(await localTimes(at));
  const failed: string[] = [];
  let kept = 0;
  const keep = async ({ courseIds, today, ...student }: Due) => {
    for (const courseId of courseIds) kept += await keepEstimates(student, { courseId });
    await noteLook(student.id, "estimates", today);
  };
  for (let size = BATCH; size === BATCH && performance.now() < until; ) {
    const batch = await listDue(at, times, failed);
    const options = { failure: "an estimate was not kept", nameOf: ({ id }: Due) => ({ userId: id }), until };
    failed.push(...(await runEach(batch, keep, options)).failed.map(({ id }) => id));
    size = batch.length;
  }
  return kept;
}

/** Students who were not looked at today. */
const listDue = (
  at: Date,
  { zones, days, hours }: ReturnType<typeof columnsOf>,
  except: readonly string[],
): Promise<Due[]> =>
  // SQL: compares each user's own day.
  queryRows<Due>`
    select u.id, u."timeZone", z.today::text as today, array_agg(e."courseId" order by e."courseId") as "courseIds"
    from unnest(${zones}::text[], ${days}::date[], ${hours}::int[]) as z(zone, today, hour)
    join "User" u on u."timeZone" = z.zone
    join "Enrollment" e on e."userId" = u.id
    left join "NightlyLook" l on l."userId" = u.id and l.job = 'estimates'
    where z.hour between ${NIGHT.from} and ${NIGHT.to} and (e."examDate" is null or e."examDate" >= z.today)
      and (l.day is null or l.day < z.today) and u.id <> all(${except}::text[])
      and not exists (select from "Estimate" h where h."userId" = u.id and h."courseId" = e."courseId" and h.day >= z.today)
      and (
        exists (select from "Estimate" h where h."userId" = u.id and h."courseId" = e."courseId"
                and h.day >= z.today - ${FOLLOWED_DAYS}::int)
        or exists (select from "Attempt" a where a."userId" = u.id and a.state = 'finished'
                   and a."finishedAt" > ${at}::timestamptz - interval '1 day'))
    group by u.id, z.today, l.day
    order by l.day nulls first, u.id limit ${BATCH}`;
