import "server-only";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { notify } from "@/lib/notifications/writes";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { db, pgTransaction, queryRows, type SqlClient } from "@/lib/platform/database/db";
import { runEach } from "@/lib/platform/process/run-each";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { DAY_MS } from "@/lib/platform/time/units";
import { awardQuiz } from "@/lib/progress/writes/answers";
import type { AttemptHead, Result } from "../contract/shapes";
import { examOverNotice } from "../notices";
import { getResult } from "../reads/result";
import { findAttempt } from "../reads/rows";
import { headView } from "../reads/views";
import { BREAK_S, isOverdue, MOST_PAUSE_S, SENT_LATE_MS } from "../rules/exam";
import { paperOf } from "../rules/papers";
import { ATTEMPT_MISSING, OPEN_DAYS } from "../rules/words";
import { requireOpenAttempt } from "./items";
import { practiceTransaction } from "./lock";
import { type ExamStudent, markExam, type RunningExam } from "./mark-exam";

const TIDY_DAYS = 90;
const BATCH = 500;
const JOB_MS = 20_000;
const EXAMS_IN_BATCH = 20;

type FinishInput = { tab: string; close?: number | undefined };

type Row = Omit<RunningExam, "endsAt"> & {
  endsAt: Date | null;
  state: string;
  tab: string;
  startedAt: Date;
  closedParts: number;
  answered: number;
};

/**
 * Marks what was answered; repeating the call returns the same result. With `close` a part of an exam is closed, and
 * only the last one finishes it. Throws 404, 409 `open_elsewhere`, `conflict`.
 */
export async function finishAttempt(
  viewer: Viewer,
  id: number,
  { tab, close: part }: FinishInput,
): Promise<Result | AttemptHead> {
  const finished = await practiceTransaction(viewer.id, async (tx) => {
    // SQL: a row lock with the read that it protects.
    const [attempt] = await tx.$queryRaw<Row[]>`
      select id, kind, "courseId", paper, state, tab, "startedAt", "endsAt", "pausedAt", "pausedSeconds", "breakAt", "closedParts", answered
      from "Attempt" where id = ${id} and "userId" = ${viewer.id} for update`;
    if (!attempt) throw notFound(ATTEMPT_MISSING);
    if (attempt.state === "finished") return true;
    const { endsAt } = attempt;
    const exam = endsAt && { ...attempt, endsAt };
    // Practice can be finished even if it was begun long ago. An exam that is over has no writing tab.
    if (!exam || !isOverdue(exam, now())) requireOpenAttempt({ ...attempt, startedAt: now() }, tab);
    if (part !== undefined && !(await closePart(tx, attempt, part))) return false;
    if (exam) await markExam(tx, viewer, exam);
    else await close(tx, [id], now());
    if (attempt.kind === "quiz" && attempt.answered > 0) await awardQuiz(tx, viewer);
    return true;
  });
  if (finished) return getResult(viewer, id);
  const loaded = await findAttempt(viewer.id, id);
  if (!loaded) throw notFound(ATTEMPT_MISSING);
  return headView(loaded, tab);
}

/** Returns whether it was the last part. Closing it again changes nothing. */
async function closePart(tx: SqlClient, { id, paper: code, closedParts }: Row, part: number): Promise<boolean> {
  const paper = paperOf(code);
  if (!paper?.closesParts || part > closedParts + 1)
    throw new Problem("conflict", "Only the part that you are in can be closed.");
  // SQL: part of a transaction on the plain pool.
  await tx.$executeRaw`update "Attempt" set "closedParts" = greatest("closedParts", ${part}) where id = ${id}`;
  return part === paper.sections.length;
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

/**
 * Finishes practice that was not touched for seven days, and exams whose time is over. Stops after twenty seconds and
 * continues in the next run.
 */
export async function finishOverdue(at: Date): Promise<number> {
  return (await finishOldPractice(at)) + (await finishAllExams(at));
}

async function finishAllExams(at: Date): Promise<number> {
  const failed: number[] = [];
  const met = await inBatches(async () => {
    const batch = await listOverdue(at, null, failed);
    failed.push(...(await finishExams(batch)).failed.map(({ id }) => id));
    return batch.length;
  }, EXAMS_IN_BATCH);
  return met - failed.length;
}

function finishOldPractice(at: Date): Promise<number> {
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

/** Finishes the exams of one student whose time is over. Returns how many there were. */
export async function finishOverdueOf(userId: string): Promise<number> {
  return (await finishExams(await listOverdue(now(), userId))).done;
}

/** A write to an exam whose time is over is refused, and it finishes the exam. */
export async function finishingOverdue<T>(viewer: Viewer, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Problem && error.code === "attempt_over") await finishOverdueOf(viewer.id);
    throw error;
  }
}

type Overdue = { id: number; userId: string; timeZone: string };

function listOverdue(at: Date, userId: string | null, except: readonly number[] = []): Promise<Overdue[]> {
  const late = new Date(at.getTime() - SENT_LATE_MS);
  // SQL: computes with the length of a pause.
  return queryRows<Overdue>`
    select a.id, a."userId", u."timeZone" from "Attempt" a join "User" u on u.id = a."userId"
    where a.state = 'open' and a."endsAt" < ${late}
      and (a."pausedAt" is null or a."endsAt" + make_interval(secs => ${MOST_PAUSE_S} - a."pausedSeconds") < ${late})
      and (a."breakAt" is null or a."endsAt" + make_interval(secs => ${BREAK_S}) < ${late})
      and (${userId}::text is null or a."userId" = ${userId}::text) and a.id <> all(${except}::int[])
    order by a."endsAt", a.id limit ${EXAMS_IN_BATCH}`;
}

const finishExams = (exams: readonly Overdue[]) =>
  runEach(exams, ({ id, userId, timeZone }) => finishExam(id, { id: userId, timeZone }), {
    failure: "an exam whose time is over was not finished",
    nameOf: ({ id }) => ({ attempt: id }),
  });

/** As of its end, with a notice. Nothing happens if it was finished meanwhile. */
async function finishExam(id: number, student: ExamStudent): Promise<void> {
  await practiceTransaction(student.id, async (tx) => {
    // SQL: a row lock with the read that it protects.
    const [exam] = await tx.$queryRaw<(Omit<RunningExam, "endsAt"> & { endsAt: Date | null; title: string | null })[]>`
      select a.id, a.kind, a."courseId", a.paper, a."endsAt", a."pausedAt", a."pausedSeconds", a."breakAt", coalesce(c.code, c.title) as title
      from "Attempt" a left join "Course" c on c.id = a."courseId" where a.id = ${id} and a.state = 'open' for update of a`;
    if (!exam?.endsAt) return;
    const running = { ...exam, endsAt: exam.endsAt };
    if (!isOverdue(running, now())) return;
    await markExam(tx, student, running);
    await notify(tx, [examOverNotice(student.id, exam)]);
  });
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

async function inBatches(work: () => Promise<number>, size = BATCH): Promise<number> {
  const until = performance.now() + JOB_MS;
  let done = 0;
  for (let count = size; count === size && performance.now() < until; done += count) {
    count = await work();
    await yieldToEventLoop();
  }
  return done;
}
