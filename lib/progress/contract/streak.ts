import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { civilDate } from "@/lib/platform/contract/shapes";

const dayState = z.enum(["studied", "rest", "missed", "open", "ahead"]);
export type DayState = z.output<typeof dayState>;

export const streakView = z.object({
  /** Study days in a row, as in the other calls. */
  streak: z.int(),
  /** The longest streak so far. */
  best: z.int(),
  /** Study days in a row when one missed day of each week does not count; up to a year back. */
  withRest: z.int(),
  studiedToday: z.boolean(),
  /** Monday to Sunday of this week. */
  week: z.array(z.object({ date: civilDate, state: dayState })),
});
export type StreakView = z.output<typeof streakView>;

export const getStreak = endpoint({
  method: "GET",
  path: "/api/user/streak",
  summary: "The caller's streak with this week's days, the best one so far, and rest days",
  access: "user",
  response: streakView,
});
