import { durationOf } from "@/lib/courses/rules";
import { MINUTE_MS } from "@/lib/platform/time/units";

/** The clock of mock exams, sections and mini exams. */
export const EXTRA_PERCENTS = [0, 25, 50, 100] as const;
export const SECTION_NAMES = ["A", "B", "C", "1", "2", "3", "4", "5"] as const;
export const MOCKS_A_DAY = 6;
export const MINI_QUESTIONS = 10;
export const SCRATCH_MAX = 10_000;
/** For this long after the end, answers that are on their way are still accepted. */
export const ON_THE_WAY_MS = 10_000;
/** For this long after the end, answers that were given before it but could not be sent are accepted. */
export const SENT_LATE_MS = 15 * MINUTE_MS;
/** The longest time of all pauses of an exam together. After it the clock runs again. */
export const MOST_PAUSE_S = 24 * 3600;
/** Seconds left at which the remaining time is announced. */
export const WARNINGS_S = [30 * 60, 10 * 60, 5 * 60, 60] as const;
/** From here on the clock is always shown. */
export const ALWAYS_SHOWN_S = 5 * 60;
/** The length of the break between two parts. After it the clock of the exam runs again. */
export const BREAK_S = 15 * 60;
export const EXAM_OVER = "The time of this exam is over. Your answers are in.";
export const EXAM_PAUSED = "This exam is paused. Resume it first.";

type Clock = { endsAt: Date; pausedAt: Date | null; pausedSeconds: number; breakAt: Date | null };

/** When the time runs out: a pause moves the end, up to the longest pause, and so does the break. */
export function endOf({ endsAt, pausedAt, pausedSeconds, breakAt }: Clock, at: Date): Date {
  return new Date(
    endsAt.getTime() + (pauseSecondsAt({ pausedAt, pausedSeconds }, at) + breakSecondsAt(breakAt, at)) * 1000,
  );
}

/** The seconds that the current break has lasted, as far as it stops the clock. */
export function breakSecondsAt(breakAt: Date | null, at: Date): number {
  if (!breakAt) return 0;
  return Math.max(0, Math.min(Math.floor((at.getTime() - breakAt.getTime()) / 1000), BREAK_S));
}

/** The seconds that the current pause has lasted, as far as it stops the clock. */
export function pauseSecondsAt(
  { pausedAt, pausedSeconds }: Pick<Clock, "pausedAt" | "pausedSeconds">,
  at: Date,
): number {
  if (!pausedAt) return 0;
  const seconds = Math.floor((at.getTime() - pausedAt.getTime()) / 1000);
  return Math.max(0, Math.min(seconds, MOST_PAUSE_S - pausedSeconds));
}

/** Whether a pause stops the clock: it is not used up. */
export const isStopped = (pause: Pick<Clock, "pausedAt" | "pausedSeconds">, at: Date): boolean =>
  pause.pausedAt !== null && pauseSecondsAt(pause, at) < MOST_PAUSE_S - pause.pausedSeconds;

/** The time is over: only answers that were given before the end are still taken. */
export const isTimeUp = (clock: Clock, at: Date): boolean => at.getTime() > endOf(clock, at).getTime() + ON_THE_WAY_MS;

/** No answer is accepted any more: the exam is finished with what was saved. */
export const isOverdue = (clock: Clock, at: Date): boolean => at.getTime() > endOf(clock, at).getTime() + SENT_LATE_MS;

/** '1 h 12 min left', below five minutes with seconds: '4:05 left'. */
export function leftInWords(seconds: number): string {
  const left = Math.max(0, seconds);
  if (left < ALWAYS_SHOWN_S) return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")} left`;
  const minutes = Math.ceil(left / 60);
  return `${durationOf(minutes)} left`;
}

/** What is announced when the clock passes a warning: '10 minutes left.' */
export function warningAt(before: number, now: number): string | null {
  const passed = WARNINGS_S.findLast((one) => before > one && now <= one);
  if (passed === undefined || now <= 0) return null;
  return passed === 60 ? "1 minute left." : `${passed / 60} minutes left.`;
}

type Place = { answered: boolean; flagged: boolean };

/** What is asked before an exam is submitted: '3 questions are not answered and 2 are flagged.' */
export function submitQuestion(places: readonly Place[]): string {
  const blank = places.filter(({ answered }) => !answered).length;
  const flagged = places.filter((one) => one.flagged).length;
  const questions = blank === 1 ? "1 question is" : `${blank} questions are`;
  if (blank > 0 && flagged > 0)
    return `${questions} not answered and ${flagged} ${flagged === 1 ? "is" : "are"} flagged.`;
  if (blank > 0) return `${questions} not answered.`;
  if (flagged > 0) return `${flagged} ${flagged === 1 ? "question is" : "questions are"} flagged.`;
  return "All questions are answered.";
}

/** What is asked besides, where something that was typed cannot be saved. Null if all of it can. */
export function leftOutSentence(questions: readonly number[]): string | null {
  if (questions.length === 0) return null;
  if (questions.length === 1)
    return `Part of the answer to question ${questions[0]} cannot be saved and will not count.`;
  const list = `${questions.slice(0, -1).join(", ")} and ${questions.at(-1)}`;
  return `Parts of the answers to questions ${list} cannot be saved and will not count.`;
}

/** 'Close Part 2?' is asked before a part is closed. */
export const closeQuestion = (part: string, places: readonly Place[]): string =>
  `${submitQuestion(places)} You cannot come back to ${part}.`;

/** '62 of 100 marks. The pass mark is 50.' */
export function marksInWords(marks: number, outOf: number, passMark: number | null): string {
  const sentence = `${marksText(marks)} of ${marksText(outOf)} marks.`;
  return passMark === null ? sentence : `${sentence} The pass mark is ${passMark}.`;
}

export const marksText = (value: number): string => value.toLocaleString("en-GB", { maximumFractionDigits: 2 });
