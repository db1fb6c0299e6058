import "server-only";
import { MORNING_HOUR } from "@/lib/notifications/rules";
import { columnsOf, localTimes, notify } from "@/lib/notifications/writes";
import { Problem } from "@/lib/platform/contract/problem";
import { db, Prisma, pgTransaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { dateOf, dayIn, dayOf } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import type { ExamResult } from "../contract";
import { resultNotice } from "../notices";
import { getExamResult } from "../reads";
import type { Outcome } from "../rules/words";

type Report = { outcome: Outcome; mark?: number | null | undefined };

/**
 * Stores what the student reports, with the last estimate before the exam date; a second report replaces the first.
 * Throws 404, 403 `not_enrolled`, 409 without an exam date or before it.
 */
export async function tellExamResult(viewer: Viewer, courseId: number, { outcome, mark }: Report): Promise<ExamResult> {
  const { examDate } = await getExamResult(viewer, courseId);
  if (examDate === null) throw new Problem("conflict", "There is no exam date in this course.");
  if (examDate > dayIn(viewer.timeZone, now())) throw new Problem("conflict", "This exam has not taken place yet.");
  const storedMark = outcome === "passed" || outcome === "failed" ? (mark ?? null) : null;
  const key = { userId: viewer.id, courseId, examDate: dateOf(examDate) };
  const report = { outcome, mark: storedMark, toldAt: now() };
  await db.examResult.upsert({
    where: { userId_courseId_examDate: key },
    create: { ...key, ...report, estimate: (await findLastEstimate(key)) ?? Prisma.DbNull },
    update: report,
  });
  return getExamResult(viewer, courseId);
}

/** The last estimate before the exam. */
async function findLastEstimate({ userId, courseId, examDate }: { userId: string; courseId: number; examDate: Date }) {
  const estimate = await db.estimate.findFirst({
    where: { userId, courseId, day: { lt: examDate } },
    orderBy: { day: "desc" },
    select: { day: true, mark: true, low: true, high: true, chance: true },
  });
  return estimate && { ...estimate, day: dayOf(estimate.day) };
}

const ASKED_DAYS = 7;
const BATCH = 500;

type Over = { userId: string; id: number; title: string; examDate: string };

/** From the morning after an exam on, asks each student once how it went. Returns how many were asked. */
export async function askForResults(at: Date): Promise<number> {
  const { zones, days, hours } = columnsOf(await localTimes(at));
  return pgTransaction(async (tx) => {
    // SQL: compares each user's own day.
    const over = await tx.$queryRaw<Over[]>`
      select u.id as "userId", c.id, coalesce(c.code, c.title) as title, e."examDate"::text as "examDate"
      from unnest(${zones}::text[], ${days}::date[], ${hours}::int[]) as z(zone, today, hour)
      join "User" u on u."timeZone" = z.zone
      join "Enrollment" e on e."userId" = u.id
      join "Course" c on c.id = e."courseId"
      where e."examDate" between z.today - ${ASKED_DAYS}::int and z.today - 1
        and (z.hour >= ${MORNING_HOUR} or e."examDate" < z.today - 1)
        and not exists (select from "ExamResult" r
                        where r."userId" = u.id and r."courseId" = c.id and r."examDate" = e."examDate")
        and not exists (select from "Notification" n
                        where n."userId" = u.id and n.cause = 'exam-result:' || c.id || ':' || e."examDate")
      order by u.id, c.id limit ${BATCH}`;
    await notify(
      tx,
      over.map(({ userId, ...course }) => resultNotice(userId, course)),
    );
    return over.length;
  });
}
