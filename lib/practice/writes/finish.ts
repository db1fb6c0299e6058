import "server-only";
import { setImmediate as breath } from "node:timers/promises";
import { now } from "@/lib/platform/clock";
import { db, pgTransaction, type SqlClient } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import type { Result } from "../contract/shapes";
import { getResult } from "../reads/result";
import { ATTEMPT_MISSING, OPEN_DAYS } from "../rules/words";
import { requireOpenAttempt } from "./items";
import { lockStudent } from "./lock";

const DAY_MS = 86_400_000;
const TIDY_DAYS = 90;
const BATCH = 500;
const JOB_MS = 20_000;

/** Marks what was answered; repeating the call returns the same result. Throws 404, 409 `open_elsewhere`. */
export async function finishAttempt(viewer: Viewer, id: number, tab: string): Promise<Result> {
  await pgTransaction(async (tx) => {
    await lockStudent(tx, viewer.id);
    // SQL: a row lock with the read that it protects.
    const [attempt] = await tx.$queryRaw<{ state: string; tab: string }[]>`
      select state, tab from "Attempt" where id = ${id} and "userId" = ${viewer.id} for update`;
    if (!attempt) throw notFound(ATTEMPT_MISSING);
    if (attempt.state === "finished") return;
    // An attempt can be finished however long ago it was begun.
    requireOpenAttempt({ ...attempt, startedAt: now() }, tab);
    await close(tx, [id], now());
  });
  return getResult(viewer, id);
}

/** First removes unanswered questions that were withdrawn from the totals. */
async function close(tx: SqlClient, ids: readonly number[], at: Date): Promise<void> {
  // SQL: reads and writes in one statement, so that nothing comes between.
  await tx.$executeRaw`
    with gone as (
      update "AttemptItem" i set withdrawn = true
      where i."attemptId" = any(${ids}::int[]) and i."answeredAt" is null and not i.withdrawn
        and not exists (select from "Question" q where q.id = i."questionId" and q.state <> 'withdrawn')
      returning i."attemptId", i."outOf"
    )
    update "Attempt" a set state = 'finished', "finishedAt" = ${at},
      "outOf" = a."outOf" - coalesce((select sum(gone."outOf") from gone where gone."attemptId" = a.id), 0)
    where a.id = any(${ids}::int[]) and a.state = 'open'`;
}

/** Finishes practice that was not touched for seven days. Stops after twenty seconds and continues in the next run. */
export async function finishOverdue(at: Date): Promise<number> {
  const before = new Date(at.getTime() - OPEN_DAYS * DAY_MS);
  return inBatches(async () =>
    pgTransaction(async (tx) => {
      // SQL: takes rows that no other process holds.
      const rows = await tx.$queryRaw<{ id: number }[]>`
        select id from "Attempt" where state = 'open' and "startedAt" < ${before}
          and kind in ('quiz', 'try', 'mixed', 'weak', 'mistakes', 'review')
        order by "startedAt", id limit ${BATCH} for update skip locked`;
      if (rows.length > 0)
        await close(
          tx,
          rows.map(({ id }) => id),
          at,
        );
      return rows.length;
    }),
  );
}

/** Deletes stored variants after ninety days, except for open mistakes, mock exams and open reports; the marks stay. */
export async function tidyDrawn(at: Date): Promise<number> {
  const before = new Date(at.getTime() - TIDY_DAYS * DAY_MS);
  // SQL: an update that computes with other rows.
  return inBatches(
    () => db.$executeRaw`
      update "AttemptItem" set drawn = null where id in (
        select i.id from "AttemptItem" i join "Attempt" a on a.id = i."attemptId"
        where i.drawn is not null and a.state = 'finished' and a."finishedAt" < ${before} and a.kind not in ('mock', 'section')
          and not exists (select from "QuestionReport" r where r."itemId" = i.id and r.state = 'open')
          and (coalesce(i.share, 1) = 1 or i."pointId" is null or (
            select count(distinct r."answeredAt"::date) from "AttemptItem" r
            where r."userId" = i."userId" and r."pointId" = i."pointId" and r.share = 1 and r."answeredAt"::date > i."answeredAt"::date) >= 2)
        limit ${BATCH})`,
  );
}

async function inBatches(work: () => Promise<number>): Promise<number> {
  const until = performance.now() + JOB_MS;
  let done = 0;
  for (let count = BATCH; count === BATCH && performance.now() < until; done += count) {
    count = await work();
    await breath();
  }
  return done;
}
