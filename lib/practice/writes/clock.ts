import "server-only";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { type Db, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { AttemptHead } from "../contract/shapes";
import { findAttempt } from "../reads/rows";
import { headView } from "../reads/views";
import {
  breakSecondsAt,
  EXAM_OVER,
  EXAM_PAUSED,
  endOf,
  isOverdue,
  isStopped,
  isTimeUp,
  MOST_PAUSE_S,
  pauseSecondsAt,
} from "../rules/exam";
import { paperOf } from "../rules/papers";
import { mayWrite } from "../rules/tab";
import { ATTEMPT_MISSING } from "../rules/words";
import { finishingOverdue } from "./finish";

type Running = {
  id: number;
  state: string;
  tab: string;
  endsAt: Date | null;
  pausedAt: Date | null;
  pausedSeconds: number;
  breakAt: Date | null;
  breakSeconds: number | null;
  paper: string | null;
  closedParts: number;
};
type Exam = Running & { endsAt: Date };

/** A running exam, locked, that this tab may write to. Throws 404, 409 `attempt_over`, `conflict`, `open_elsewhere`. */
async function requireRunning(tx: Db, viewer: Viewer, id: number, tab: string): Promise<Exam> {
  // SQL: a row lock with the read that it protects.
  const [found] = await tx.$queryRaw<Running[]>`
    select id, state, tab, "endsAt", "pausedAt", "pausedSeconds", "breakAt", "breakSeconds", paper, "closedParts" from "Attempt"
    where id = ${id} and "userId" = ${viewer.id} for update`;
  if (!found) throw notFound(ATTEMPT_MISSING);
  const { endsAt } = found;
  if (endsAt === null) throw new Problem("conflict", "Only exams have a clock.");
  const exam = { ...found, endsAt };
  if (found.state !== "open" || isOverdue(exam, now())) throw new Problem("attempt_over", EXAM_OVER);
  if (!mayWrite(found, tab)) throw new Problem("open_elsewhere", "This attempt is open elsewhere.");
  return exam;
}

const inExamTransaction = <T>(viewer: Viewer, work: (tx: Db) => Promise<T>): Promise<T> =>
  finishingOverdue(viewer, () => transaction(work));

/** Stops the clock; again changes nothing. Throws 404, 409. */
export async function pauseExam(viewer: Viewer, id: number, tab: string): Promise<AttemptHead> {
  await inExamTransaction(viewer, async (tx) => {
    const exam = await requireRunning(tx, viewer, id, tab);
    if (isStopped(exam, now())) return;
    if (exam.breakAt) throw new Problem("conflict", ON_BREAK);
    if (endOf(exam, now()) <= now()) throw new Problem("attempt_over", EXAM_OVER);
    if (exam.pausedAt || exam.pausedSeconds >= MOST_PAUSE_S)
      throw new Problem("conflict", "Pauses may last 24 hours in all.");
    await tx.attempt.updateMany({ where: { id }, data: { pausedAt: now(), tab } });
  });
  return headOf(viewer, id, tab);
}

const ON_BREAK = "You are on your break.";

/** Begins the break between two parts, once; again changes nothing while it lasts. Throws 404, 409. */
export async function takeBreak(viewer: Viewer, id: number, tab: string): Promise<AttemptHead> {
  await inExamTransaction(viewer, async (tx) => {
    const exam = await requireRunning(tx, viewer, id, tab);
    if (exam.breakAt) return;
    if (exam.pausedAt) throw new Problem("conflict", EXAM_PAUSED);
    if (exam.endsAt <= now()) throw new Problem("attempt_over", EXAM_OVER);
    if (exam.breakSeconds !== null || paperOf(exam.paper)?.breakAfter !== exam.closedParts)
      throw new Problem("conflict", "There is no break here.");
    await tx.attempt.updateMany({ where: { id }, data: { breakAt: now(), tab } });
  });
  return headOf(viewer, id, tab);
}

/** Lets the clock go on: the end moves by the length of the pause or break. Again changes nothing. Throws 404, 409. */
export async function resumeExam(viewer: Viewer, id: number, tab: string): Promise<AttemptHead> {
  await inExamTransaction(viewer, async (tx) => {
    const exam = await requireRunning(tx, viewer, id, tab);
    if (!exam.pausedAt && !exam.breakAt) return;
    const at = now();
    const pausedSeconds = exam.pausedSeconds + pauseSecondsAt(exam, at);
    const breakSeconds = exam.breakAt ? breakSecondsAt(exam.breakAt, at) : exam.breakSeconds;
    await tx.attempt.updateMany({
      where: { id },
      data: { pausedAt: null, pausedSeconds, breakAt: null, breakSeconds, endsAt: endOf(exam, at), tab },
    });
  });
  return headOf(viewer, id, tab);
}

/** Keeps the scratch pad. Throws 404, 409. */
export async function saveScratch(viewer: Viewer, id: number, { text, tab }: { text: string; tab: string }) {
  await inExamTransaction(viewer, async (tx) => {
    const exam = await requireRunning(tx, viewer, id, tab);
    if (isTimeUp(exam, now())) throw new Problem("attempt_over", EXAM_OVER);
    if (isStopped(exam, now())) throw new Problem("conflict", EXAM_PAUSED);
    await tx.attempt.updateMany({ where: { id }, data: { scratch: text, tab } });
  });
  return { savedAt: now().toISOString() };
}

async function headOf(viewer: Viewer, id: number, tab: string): Promise<AttemptHead> {
  const loaded = await findAttempt(viewer.id, id);
  if (!loaded) throw notFound(ATTEMPT_MISSING);
  return headView(loaded, tab);
}
