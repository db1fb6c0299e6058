import * as z from "zod/mini";
import { COURSE_MISSING } from "@/lib/courses/rules/words";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { civilDate, idParams, instant } from "@/lib/platform/contract/shapes";
import { ESTIMATE_STATES, OUTCOMES } from "./rules/words";

/** 0 to 1. */
const share = z.number();
const mark = z.nullable(z.number());
const wholeMark = z.nullable(z.int());

const readiness = z.object({
  courseId: z.int(),
  title: z.string(),
  examDate: z.nullable(civilDate),
  state: z.enum(ESTIMATE_STATES),
  /** What is missing for an estimate; null when there is one. */
  need: z.nullable(z.object({ answers: z.int(), areas: z.int(), sentence: z.string() })),
  mark,
  low: wholeMark,
  high: wholeMark,
  /** The marks that the estimate is about: 30 in AA, else 100. */
  outOf: z.int(),
  /** Null where the body scales its scores, or the exam is not known. */
  passMark: wholeMark,
  /** In words; `tested` contains how many with such a chance really passed, where enough results are known. */
  chance: z.nullable(z.object({ words: z.string(), tested: z.nullable(z.string()) })),
  sentence: z.string(),
  note: z.string(),
  answers: z.int(),
  /** The share of the paper's marks whose points were answered. */
  studied: share,
  /** The heaviest first. Marks are of 100, and null with fewer than eight answers in the area. */
  areas: z.array(
    z.object({
      moduleId: z.int(),
      title: z.string(),
      weight: share,
      answers: z.int(),
      studied: share,
      mark,
      low: wholeMark,
      high: wholeMark,
      /** Whether the caller may open its module; the others need Premium. */
      isOpen: z.boolean(),
    }),
  ),
  /** The mean recall of the points met: today, on the exam day if reviews go on, and if they stop now. */
  recall: z.object({
    now: z.nullable(share),
    onDay: z.nullable(share),
    ifStopped: z.nullable(share),
    /** The marks that stopping would cost. */
    cost: wholeMark,
  }),
  history: z.array(z.object({ day: civilDate, mark: z.number(), low: z.int(), high: z.int() })),
});
export type Readiness = z.output<typeof readiness>;

/** Up to 4,000 answers of each course are read anew. */
const ESTIMATES = { points: 60, seconds: 60 };

export const getReadiness = endpoint({
  method: "GET",
  path: "/api/courses/{id}/readiness",
  summary: "The estimate of the caller's mark in one of her courses, with its range, or what is missing for it",
  access: "user",
  params: idParams(),
  response: readiness,
  limit: ESTIMATES,
  notFoundMessage: COURSE_MISSING,
});

const readinessLine = z.object({
  courseId: z.int(),
  title: z.string(),
  examDate: z.nullable(civilDate),
  state: z.enum(ESTIMATE_STATES),
  mark,
  low: wholeMark,
  high: wholeMark,
  outOf: z.int(),
  passMark: wholeMark,
  sentence: z.string(),
  /** What the student reported about the exam of this date; null if nothing. */
  outcome: z.nullable(z.enum(OUTCOMES)),
  /** Whether the exam is over and the student has reported nothing about it. */
  askResult: z.boolean(),
});
export type ReadinessLine = z.output<typeof readinessLine>;

export const listReadiness = endpoint({
  method: "GET",
  path: "/api/user/readiness",
  summary: "The caller's estimates, one for each of her courses",
  access: "user",
  response: z.array(readinessLine),
  limit: ESTIMATES,
});

const NO_OUTCOME = "Please say how it went: passed, failed, absent or untold.";
const NO_MARK = "A mark is a whole number from 0 to 100.";

const examResult = z.object({
  examDate: z.nullable(civilDate),
  outcome: z.nullable(z.enum(OUTCOMES)),
  mark: wholeMark,
  toldAt: z.nullable(instant),
  /** Whether the exam is over and the student has reported nothing about it. */
  ask: z.boolean(),
  /** After a pass: the next paper of the same body that the caller has not taken up. */
  next: z.nullable(z.object({ id: z.int(), title: z.string() })),
});
export type ExamResult = z.output<typeof examResult>;

export const getExamResult = endpoint({
  method: "GET",
  path: "/api/courses/{id}/exam-result",
  summary: "What the caller told about the exam of her exam date",
  access: "user",
  params: idParams(),
  response: examResult,
  notFoundMessage: COURSE_MISSING,
});

export const setExamResult = endpoint({
  method: "PUT",
  path: "/api/courses/{id}/exam-result",
  summary: "Tells how the exam went; 409 before the exam date",
  access: "user",
  params: idParams(),
  body: z.object({
    outcome: z.enum(OUTCOMES, NO_OUTCOME),
    /** With passed and failed only. */
    mark: z.optional(z.nullable(z.int(NO_MARK).check(z.gte(0, NO_MARK), z.lte(100, NO_MARK)))),
  }),
  response: examResult,
  limit: { points: 20, seconds: 3600 },
  notFoundMessage: COURSE_MISSING,
});

const calibration = z.object({
  /** Told results with an estimated chance. */
  results: z.int(),
  brier: z.nullable(z.number()),
  /** By tenths of the chance that was estimated; tenths with fewer than 20 results are left out. */
  bins: z.array(z.object({ from: share, to: share, said: share, happened: share, count: z.int() })),
});

export const getCalibration = endpoint({
  method: "GET",
  path: "/api/readiness/calibration",
  summary: "What was estimated and what happened; nothing with fewer than 200 results",
  access: "user",
  response: calibration,
  limit: { points: 60, seconds: 60 },
});
