import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { id, idParams, instant, pageNumber, queryId, text } from "@/lib/platform/contract/shapes";
import { EXTRA_PERCENTS, SCRATCH_MAX, SECTION_NAMES } from "../rules/exam";
import { ATTEMPT_MISSING, CAUSES, KINDS, MIXED_COUNTS } from "../rules/words";
import { attempt, attemptEntry, attemptHead, result } from "./shapes";

export const attemptParams = idParams();
const NO_TAB = "Please send the tab: 1 to 64 letters and digits.";
/** A random id of the browser tab: only one tab may write. */
export const tab = z.string(NO_TAB).check(z.regex(/^[A-Za-z0-9]{1,64}$/, NO_TAB));
export const WRITES = { points: 60, seconds: 60 };

export const attemptForm = z.object({
  kind: z.enum(KINDS, "There is no such kind of practice."),
  courseId: z.optional(id),
  topicId: z.optional(id),
  /** The number of questions in mixed practice. */
  count: z.optional(z.literal(MIXED_COUNTS, "Please choose 10, 20 or 30 questions.")),
  /** The key of a `try` block in the lesson of `topicId`. */
  question: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,120}$/, "There is no such question."))),
  /** Instead of both: the number of a question that its topic's lesson has as a `try`. */
  questionId: z.optional(id),
  /** The thread whose exact variant is shown. */
  threadId: z.optional(id),
  /** For kind `mistakes`: those with this cause alone. */
  cause: z.optional(z.enum(CAUSES, "Please choose one of the causes.")),
  /** The section of the paper, for kind `section`. */
  section: z.optional(z.enum(SECTION_NAMES, "There is no such section.")),
  /** Extra time in exams. */
  extraPercent: z.optional(z.literal(EXTRA_PERCENTS, "Extra time is 0, 25, 50 or 100 percent.")),
  tab,
});
export type AttemptForm = z.output<typeof attemptForm>;

export const startAttempt = endpoint({
  method: "POST",
  path: "/api/attempts",
  summary:
    "Starts a quiz, mixed practice, weak areas, mistakes, today's review, the try of one question, or an exam: mock, section, mini",
  access: "user",
  body: attemptForm,
  response: attempt,
  status: 201,
  limit: { points: 60, seconds: 3600 },
});

export const listAttempts = endpoint({
  method: "GET",
  path: "/api/attempts",
  summary: "Twenty of the caller's attempts, newest first, without tries; X-Total-Count says how many there are",
  access: "user",
  query: z.object({
    state: z.optional(z.enum(["open", "finished"], "There is no such state.")),
    kind: z.optional(z.enum(KINDS, "There is no such kind of practice.")),
    courseId: queryId,
    page: pageNumber,
  }),
  response: z.array(attemptEntry),
});

export const getAttempt = endpoint({
  method: "GET",
  path: "/api/attempts/{id}",
  summary: "One of the caller's attempts with its questions, answers, and feedback where an item is marked",
  access: "user",
  params: attemptParams,
  query: z.object({ tab: z.optional(tab) }),
  response: attempt,
  limit: WRITES,
  notFoundMessage: ATTEMPT_MISSING,
});

export const holdAttempt = endpoint({
  method: "POST",
  path: "/api/attempts/{id}/hold",
  summary: "Makes this tab the one that writes",
  access: "user",
  params: attemptParams,
  body: z.object({ tab }),
  response: attemptHead,
  limit: WRITES,
  notFoundMessage: ATTEMPT_MISSING,
});

export const finishAttempt = endpoint({
  method: "POST",
  path: "/api/attempts/{id}/finish",
  summary: "Finishes an attempt with what was answered; again answers the same result; `close` closes a part of AUD",
  access: "user",
  params: attemptParams,
  body: z.object({
    tab,
    /** Closes this part alone, behind which there is no way back; the last one finishes the exam. */
    close: z.optional(
      z.int("There is no such part.").check(z.gte(1, "There is no such part."), z.lte(5, "There is no such part.")),
    ),
  }),
  response: z.union([result, attemptHead]),
  limit: WRITES,
  notFoundMessage: ATTEMPT_MISSING,
});

const clock = {
  method: "POST",
  access: "user",
  params: attemptParams,
  body: z.object({ tab }),
  response: attemptHead,
  limit: WRITES,
  notFoundMessage: ATTEMPT_MISSING,
} as const;

export const pauseAttempt = endpoint({
  ...clock,
  path: "/api/attempts/{id}/pause",
  summary:
    "Stops the clock of an exam, for at most 24 hours in all; with `isBreak` for the break of AUD; again changes nothing",
  body: z.object({ tab, isBreak: z.optional(z.boolean("Please say true or false.")) }),
});

export const resumeAttempt = endpoint({
  ...clock,
  path: "/api/attempts/{id}/resume",
  summary: "Lets the clock go on after a pause or a break; again changes nothing",
});

const SCRATCH = `Please keep the scratch pad within ${SCRATCH_MAX.toLocaleString("en-GB")} characters.`;

export const saveScratch = endpoint({
  method: "PUT",
  path: "/api/attempts/{id}/scratch",
  summary: "Keeps the scratch pad of an exam",
  access: "user",
  params: attemptParams,
  body: z.object({
    text: text({ min: 0, max: SCRATCH_MAX, short: SCRATCH, long: SCRATCH }),
    tab,
  }),
  response: z.object({ savedAt: instant }),
  limit: WRITES,
  notFoundMessage: ATTEMPT_MISSING,
});

export const getResult = endpoint({
  method: "GET",
  path: "/api/attempts/{id}/result",
  summary: "The result of a finished attempt, with every item and what to do next",
  access: "user",
  params: attemptParams,
  response: result,
  notFoundMessage: ATTEMPT_MISSING,
});

export const downloadResult = endpoint({
  method: "GET",
  path: "/api/attempts/{id}/result.csv",
  summary: "The result of a finished attempt as a CSV file, a line for each question",
  access: "user",
  params: attemptParams,
  response: z.string(),
  media: "text/csv",
  limit: { points: 10, seconds: 60 },
  notFoundMessage: ATTEMPT_MISSING,
});
