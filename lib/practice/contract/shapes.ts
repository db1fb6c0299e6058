import * as z from "zod/mini";
import { instant } from "@/lib/platform/contract/shapes";
import { type Answer, answer } from "@/lib/questions/contract/answers";
import { feedback } from "@/lib/questions/contract/feedback";
import { shown } from "@/lib/questions/contract/shown";
import { body } from "@/lib/writing/block";
import { CAUSES, KINDS } from "../rules/words";

/** One question of an attempt, at its place, with the given answer. */
export const item = z.object({
  /** Starts at 1. */
  place: z.int(),
  /** 'A', 'B', … in a mock exam; empty in practice. */
  section: z.string(),
  part: z.nullable(z.string()),
  /** The place of the case that the question belongs to. */
  parent: z.nullable(z.int()),
  /** Null if the course, module or topic was deleted; the title is then empty. */
  courseId: z.nullable(z.int()),
  moduleId: z.nullable(z.int()),
  topicId: z.nullable(z.int()),
  topicTitle: z.string(),
  /** The point that the question is about; null if it was deleted. */
  pointId: z.nullable(z.int()),
  state: z.enum(["new", "saved", "marked"]),
  /** It was shown to the student. */
  seen: z.boolean(),
  flagged: z.boolean(),
  hinted: z.boolean(),
  guessed: z.boolean(),
  easy: z.boolean(),
  cause: z.nullable(z.enum(CAUSES)),
  revision: z.int(),
  seconds: z.int(),
  /** The module is locked now: the question is not shown. */
  locked: z.boolean(),
  /** Mock exams and sections alone ask this question: a thread about it names its topic only. */
  reserved: z.boolean(),
  /** The question was withdrawn and does not count. */
  withdrawn: z.boolean(),
  question: z.nullable(shown),
  /** Null for a blank answer, and before an answer. */
  answer: z.nullable(answer),
  /** Only after it was requested. */
  hint: z.nullable(body),
  /** How the answer was marked, also where its question is not shown any more; null before. */
  verdict: z.nullable(feedback.shape.verdict),
  feedback: z.nullable(feedback),
  /** A thread about this question with an accepted answer; only together with feedback. */
  discussion: z.nullable(z.object({ threadId: z.int(), title: z.string() })),
});
export type Item = z.output<typeof item>;

export const attemptEntry = z.object({
  id: z.int(),
  kind: z.enum(KINDS),
  courseId: z.nullable(z.int()),
  topicId: z.nullable(z.int()),
  title: z.string(),
  state: z.enum(["open", "finished"]),
  startedAt: instant,
  finishedAt: z.nullable(instant),
  itemCount: z.int(),
  answered: z.int(),
  marks: z.number(),
  outOf: z.number(),
  /** Of an exam; a pause that lasts moves it. */
  endsAt: z.nullable(instant),
  /** The time of an open exam is over: it takes no more answers, and the next write or the hourly job finishes it. */
  isOver: z.boolean(),
});
export type AttemptEntry = z.output<typeof attemptEntry>;

/** The response of `hold`, `pause` and `resume`: the attempt without its items. */
export const attemptHead = z.extend(attemptEntry, {
  /**
   * The structure of the paper; null in practice. `closedParts`: how many of its parts are closed. `mayBreak`: a break of
   * fifteen minutes may be taken now. `breakEndsAt`: until then the clock is stopped.
   */
  paper: z.nullable(
    z.object({
      code: z.string(),
      sections: z.array(z.object({ name: z.string(), title: z.string() })),
      closesParts: z.boolean(),
      closedParts: z.int(),
      mayBreak: z.boolean(),
      breakEndsAt: z.nullable(instant),
    }),
  ),
  now: instant,
  /** Since when the clock is stopped. Null once the pauses are used up, because the clock then runs again. */
  pausedAt: z.nullable(instant),
  extraPercent: z.int(),
  /** The item shown last. */
  place: z.int(),
  scratch: z.string(),
  /** Whether the requesting tab is the one that may write. */
  held: z.boolean(),
  /** The places in display order: skipped items come last. */
  order: z.array(z.int()),
});
export type AttemptHead = z.output<typeof attemptHead>;

export const attempt = z.extend(attemptHead, { items: z.array(item) });
export type Attempt = z.output<typeof attempt>;

export const totals = z.object({ answered: z.int(), itemCount: z.int(), marks: z.number(), outOf: z.number() });
/** `added` is the question that a missed point of a review comes back with, at the end; null otherwise. */
export const answered = z.object({ item, attempt: totals, added: z.nullable(item) });
export type Answered = z.output<typeof answered>;

/** An answer of an exam that was kept. */
export const saved = z.object({ place: z.int(), revision: z.int(), savedAt: instant, now: instant, endsAt: instant });
export type Saved = z.output<typeof saved>;

/** In a 409 `edit_conflict`: the answer that was saved elsewhere meanwhile. */
export type NewerAnswer = { answer: Answer | null; revision: number };

export const STRENGTHS = ["strong", "fair", "weak"] as const;

export const result = z.extend(attemptEntry, {
  /** Earned marks divided by possible marks, 0 to 1. */
  share: z.number(),
  passMark: z.nullable(z.int()),
  /** Time spent on all items. */
  seconds: z.int(),
  paper: z.nullable(z.string()),
  sections: z.array(z.object({ title: z.string(), marks: z.number(), outOf: z.number() })),
  areas: z.array(
    z.object({ moduleId: z.int(), title: z.string(), marks: z.number(), outOf: z.number(), word: z.enum(STRENGTHS) }),
  ),
  /** Seconds a mark, and those of the paper; null in practice. */
  pace: z.nullable(z.object({ secondsAMark: z.number(), paperSecondsAMark: z.number() })),
  /** Answers that were given before the end and sent after it. */
  late: z.int(),
  /** The places that took longest, at most five. */
  slowest: z.array(z.int()),
  /** Suggestions what to do next, at most three. */
  next: z.array(z.object({ sentence: z.string(), minutes: z.int(), link: z.string() })),
  /** The previous mock exam. */
  before: z.nullable(
    z.object({
      id: z.int(),
      finishedAt: instant,
      marks: z.number(),
      outOf: z.number(),
      areas: z.array(z.object({ moduleId: z.int(), marks: z.number(), outOf: z.number() })),
    }),
  ),
  paused: z.boolean(),
  /** A quiz with a good enough result to offer ticking its topic, which is not ticked yet. */
  offersCompletion: z.boolean(),
  /** All items, marked, including blank ones. */
  items: z.array(item),
});
export type Result = z.output<typeof result>;
