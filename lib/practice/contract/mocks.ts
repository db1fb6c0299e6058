import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { idParams, instant } from "@/lib/platform/contract/shapes";
import { EXTRA_PERCENTS } from "../rules/exam";

export const mocks = z.object({
  courseId: z.int(),
  title: z.string(),
  /** Null for a course that is no known paper. */
  paper: z.nullable(
    z.object({
      code: z.string(),
      minutes: z.int(),
      marks: z.number(),
      passMark: z.nullable(z.int()),
      /** 'As published for …; check the current guide.' */
      period: z.string(),
      source: z.string(),
      hasFormulae: z.boolean(),
      /** Its parts close one behind the other. */
      closesParts: z.boolean(),
      /** After how many parts a break of fifteen minutes stops the clock. */
      breakAfter: z.nullable(z.int()),
      sections: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          questions: z.int(),
          marks: z.number(),
          minutes: z.int(),
          /** The bank is large enough for this section alone. */
          offered: z.boolean(),
        }),
      ),
    }),
  ),
  /** The bank holds three exams that share no written question. */
  offered: z.boolean(),
  /** Parts of those three exams that the bank lacks. */
  missing: z.int(),
  parts: z.object({ there: z.int(), needed: z.int() }),
  /** Mock exams and sections need the whole paper, hence Premium. */
  mayStart: z.boolean(),
  extra: z.array(z.literal(EXTRA_PERCENTS)),
  /** The open mock exam of this course. */
  open: z.nullable(z.object({ id: z.int(), answered: z.int(), itemCount: z.int(), isOver: z.boolean() })),
  /** Finished mock exams, newest first, at most twenty. */
  taken: z.array(
    z.object({ id: z.int(), finishedAt: instant, marks: z.number(), outOf: z.number(), paused: z.boolean() }),
  ),
});
export type Mocks = z.output<typeof mocks>;

export const getMocks = endpoint({
  method: "GET",
  path: "/api/courses/{id}/mocks",
  summary: "The shape of a course's paper, whether mock exams can be built, and those the caller has taken",
  access: "user",
  params: idParams(),
  response: mocks,
  notFoundMessage: "Course not found",
});
