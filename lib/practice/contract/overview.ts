import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { instant, pageNumber, queryId } from "@/lib/platform/contract/shapes";
import { reviews } from "@/lib/review/contract";
import { CAUSES } from "../rules/words";
import { attemptEntry } from "./shapes";

/** What sums up all answers of a student: 100 ms of work for the database where there are 30,000. */
const OVERVIEWS = { points: 60, seconds: 60 };

const waiting = {
  /** Open attempts, newest first, at most ten. */
  open: z.array(attemptEntry),
  /** Of the lessons that the student read or completed, the newest whose quiz she has not taken. */
  nextQuiz: z.nullable(z.object({ topicId: z.int(), courseId: z.int(), title: z.string(), questions: z.int() })),
  /** Points answered wrong and not mastered since, of courses whose exam is not passed. */
  mistakes: z.int(),
};

export const practice = z.object({
  /** What `GET /api/user/reviews` answers. */
  reviews,
  ...waiting,
  /** The areas with the most marks to gain, at most five. */
  weak: z.array(
    z.object({
      moduleId: z.int(),
      courseId: z.int(),
      title: z.string(),
      courseTitle: z.string(),
      share: z.number(),
      answers: z.int(),
    }),
  ),
  /** The caller's courses, and other courses whose first module she practised. */
  courses: z.array(
    z.object({
      courseId: z.int(),
      title: z.string(),
      /** Live questions in the modules that the student may open. */
      questions: z.int(),
      /** The student's answers in this course. */
      answered: z.int(),
      /** Points of this course answered wrong and not mastered since. */
      mistakes: z.int(),
      canMock: z.boolean(),
      lastMock: z.nullable(z.object({ id: z.int(), finishedAt: instant, marks: z.number(), outOf: z.number() })),
    }),
  ),
});
export type Practice = z.output<typeof practice>;

export const getPractice = endpoint({
  method: "GET",
  path: "/api/user/practice",
  summary: "What there is to practise: open attempts, weak areas, mistakes, and the questions of each course",
  access: "user",
  response: practice,
  limit: OVERVIEWS,
});

export const practiceToday = z.object({ reviews: z.pick(reviews, { today: true, minutes: true }), ...waiting });
export type PracticeToday = z.output<typeof practiceToday>;

export const getPracticeToday = endpoint({
  method: "GET",
  path: "/api/user/practice/today",
  summary: "What there is to practise today, as the dashboard shows it: reviews, open attempts, a quiz and mistakes",
  access: "user",
  response: practiceToday,
  limit: OVERVIEWS,
});

export const mistake = z.object({
  pointId: z.int(),
  /** The point in one sentence; the topic's title while the module is locked. */
  statement: z.string(),
  topicId: z.int(),
  topicTitle: z.string(),
  moduleId: z.int(),
  moduleTitle: z.string(),
  courseId: z.int(),
  courseTitle: z.string(),
  cause: z.nullable(z.enum(CAUSES)),
  /** When it was last answered wrong. */
  at: instant,
  times: z.int(),
  /** Answered right on one later day: one more right answer on another day, and it is mastered. */
  almost: z.boolean(),
  /** Where it was last answered wrong. */
  attemptId: z.int(),
  place: z.int(),
  itemId: z.int(),
  /** The module is locked for the caller, so it cannot be practised now. */
  locked: z.boolean(),
});
export type Mistake = z.output<typeof mistake>;

export const listMistakes = endpoint({
  method: "GET",
  path: "/api/user/mistakes",
  summary: "Twenty points with an unmastered mistake; X-Total-Count counts them, X-Causes the wrong answers by cause",
  access: "user",
  query: z.object({
    courseId: queryId,
    cause: z.optional(z.enum(CAUSES, "Please choose one of the causes.")),
    /** By area in course order, or the most costly first: the number of mistakes times the area's weight. */
    order: z._default(z.enum(["area", "cost"], "There is no such order."), "area"),
    page: pageNumber,
  }),
  response: z.array(mistake),
  limit: OVERVIEWS,
});
