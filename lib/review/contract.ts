import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { civilDate, idParams } from "@/lib/platform/contract/shapes";
import { CARD_MISSING, REST_DAYS, REST_RANGE } from "./rules/words";

const courseReviews = z.object({
  courseId: z.int(),
  title: z.string(),
  code: z.nullable(z.string()),
  state: z.enum(["exam", "no-exam", "resting", "kept-fresh"]),
  examDate: z.nullable(civilDate),
  /** The points below their aim. */
  due: z.int(),
  /** The mean probability today that a point is remembered, over all cards of open modules. */
  recall: z.number(),
  /** The forecast for the exam day if reviews go on; null without an exam ahead or before the first forecast. */
  onDay: z.nullable(z.number()),
  /** The same if reviews stop now; null without an exam ahead. */
  ifStopped: z.nullable(z.number()),
  /** How far recall may fall while the exam is far away; null without an exam ahead. */
  base: z.nullable(z.number()),
  /** From this day on the aim rises; null without an exam ahead. */
  taperFrom: z.nullable(civilDate),
  /** The exam is passed, so the course may be kept fresh. */
  mayKeepFresh: z.boolean(),
  keptFresh: z.boolean(),
});
export type CourseReviews = z.output<typeof courseReviews>;

export const reviews = z.object({
  /** How many points are asked today. */
  today: z.int(),
  /** All points below their aim, also those that do not fit into today. */
  due: z.int(),
  /** The expected minutes of today's points. */
  minutes: z.int(),
  /** The most minutes that reviews may take today, those used already among them. */
  cap: z.int(),
  /** Points in modules that are closed to the caller. */
  waiting: z.int(),
  /** Whole days without an answer before today. */
  away: z.int(),
  /** Whether there is any card. */
  begun: z.boolean(),
  /** Points reviewed today. */
  done: z.int(),
  sentence: z.string(),
  /** Only the caller's courses with cards. */
  courses: z.array(courseReviews),
});
export type Reviews = z.output<typeof reviews>;

export const getReviews = endpoint({
  method: "GET",
  path: "/api/user/reviews",
  summary: "What there is to review today, and how well each course is remembered",
  access: "user",
  response: reviews,
});

const rested = z.object({ pointId: z.int(), restUntil: z.nullable(civilDate) });
const LIMIT = { points: 60, seconds: 60 };

export const restPoint = endpoint({
  method: "POST",
  path: "/api/points/{id}/rest",
  summary: "Leaves a point out of the caller's reviews for some days ('Not now')",
  access: "user",
  params: idParams(),
  body: z.object({ days: z.int(REST_RANGE).check(z.gte(1, REST_RANGE), z.lte(REST_DAYS.most, REST_RANGE)) }),
  response: rested,
  limit: LIMIT,
  notFoundMessage: CARD_MISSING,
});

export const wakePoint = endpoint({
  method: "DELETE",
  path: "/api/points/{id}/rest",
  summary: "Takes a point back into the caller's reviews",
  access: "user",
  params: idParams(),
  response: rested,
  limit: LIMIT,
  notFoundMessage: CARD_MISSING,
});

export const keepFresh = endpoint({
  method: "PUT",
  path: "/api/courses/{id}/keep-fresh",
  summary: "Whether a course whose exam is passed goes on being reviewed, five minutes a day",
  access: "user",
  params: idParams(),
  body: z.object({ keep: z.boolean("Please say true or false.") }),
  response: z.object({ courseId: z.int(), keptFresh: z.boolean() }),
  limit: LIMIT,
  notFoundMessage: "Course not found",
});
