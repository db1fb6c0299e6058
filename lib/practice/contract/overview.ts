import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract";
import { instant, pageNumber, queryId } from "@/lib/platform/shapes";
import { CAUSES } from "../rules/words";
import { attemptEntry } from "./shapes";

export const practice = z.object({
  /** Comes with reviews; null until then. */
  reviews: z.nullable(z.object({ due: z.int(), minutes: z.int(), waiting: z.int() })),
  /** Open attempts, newest first, at most ten. */
  open: z.array(attemptEntry),
  /** Of the lessons she read or completed, the newest whose quiz she never took. */
  nextQuiz: z.nullable(z.object({ topicId: z.int(), courseId: z.int(), title: z.string(), questions: z.int() })),
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
  /** Points answered wrong and not mastered since. */
  mistakes: z.int(),
  /** The caller's courses, and others whose first module she practised. */
  courses: z.array(
    z.object({
      courseId: z.int(),
      title: z.string(),
      /** Live questions in the modules that she may open. */
      questions: z.int(),
      /** Her answers in this course. */
      answered: z.int(),
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
});

export const mistake = z.object({
  pointId: z.int(),
  statement: z.string(),
  topicId: z.int(),
  topicTitle: z.string(),
  moduleId: z.int(),
  moduleTitle: z.string(),
  courseId: z.int(),
  courseTitle: z.string(),
  cause: z.nullable(z.enum(CAUSES)),
  /** When it was last wrong. */
  at: instant,
  times: z.int(),
  /** Right on one later day: once more, on another day, and it is mastered. */
  almost: z.boolean(),
  /** Where it was last wrong. */
  attemptId: z.int(),
  place: z.int(),
  /** The module is closed to the caller: it cannot be practised now. */
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
    /** By area as the course has them, or the costliest first: how often, times what the area weighs. */
    order: z._default(z.enum(["area", "cost"], "There is no such order."), "area"),
    page: pageNumber,
  }),
  response: z.array(mistake),
});
