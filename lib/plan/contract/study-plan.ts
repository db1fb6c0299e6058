import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { civilDate, sameSitePath } from "@/lib/platform/contract/shapes";
import { isCivilDay } from "@/lib/platform/time/civil";
import { MINUTES_A_DAY, mayWish } from "../rules/plan-range";

const day = z.optional(z.string().check(z.refine(isCivilDay, "Please give a real date, as in 2027-06-03.")));
export const range = z.object({ from: day, to: day });
/** Calls that forecast the reviews of all courses again, which takes up to a second. */
export const FORECASTS = [
  { points: 60, seconds: 60 },
  { points: 200, seconds: 3600 },
];

/** A plan is made anew each time it is read. */
export const PLAN_READS = { points: 120, seconds: 60 };

export const planItem = z.object({
  topicId: z.int(),
  courseId: z.int(),
  moduleId: z.int(),
  title: z.string(),
  courseTitle: z.string(),
  minutes: z.int(),
  link: sameSitePath,
});
export type PlanItem = z.output<typeof planItem>;

export const planDay = z.object({ date: civilDate, items: z.array(planItem) });
export type PlanDay = z.output<typeof planDay>;

export const getStudyPlan = endpoint({
  method: "GET",
  path: "/api/user/study-plan",
  summary: "What is left to study, day by day, planned anew each time; four weeks from today unless asked otherwise",
  access: "user",
  query: range,
  response: z.array(planDay),
  limit: PLAN_READS,
});

export const planSummary = z.object({
  /** The preferred minutes per day, null for as many as needed. */
  minutes: z.nullable(z.int()),
  /** The summary of the plan in words; null without an exam to plan for, unless all open topics are completed. */
  sentence: z.nullable(z.string()),
  /** False if there is too little time until an exam; the sentence then names it. */
  fits: z.boolean(),
  /** The minutes a day that would be enough where the preferred ones are not; null where no choice is. */
  offer: z.nullable(z.int()),
  /** The exams for which only topics behind Premium are left, in words. */
  locked: z.nullable(z.string()),
  /** Topics of today's plan that are already completed. */
  completedToday: z.int(),
  courses: z.array(
    z.object({
      courseId: z.int(),
      title: z.string(),
      examDate: z.nullable(civilDate),
      /** Open to the caller and not completed. */
      topics: z.int(),
      /** Not completed and locked for the caller; Premium would open them. */
      closed: z.int(),
      minutes: z.int(),
      /** Null without a future exam, or with nothing left. */
      finishOn: z.nullable(civilDate),
      next: z.nullable(
        z.object({ topicId: z.int(), title: z.string(), minutes: z.int(), date: z.nullable(civilDate) }),
      ),
      /** The forecast at the pace of the last four weeks; null with nothing left. */
      pace: z.nullable(z.string()),
    }),
  ),
});
export type PlanSummary = z.output<typeof planSummary>;

export const getPlanSummary = endpoint({
  method: "GET",
  path: "/api/user/study-plan/summary",
  summary: "What the study plan comes to: a sentence, and for each course its next topic, its last day and its pace",
  access: "user",
  response: planSummary,
  limit: PLAN_READS,
});

const WISH = `Please choose between ${MINUTES_A_DAY.min} and ${MINUTES_A_DAY.max} minutes a day.`;

export const setStudyMinutes = endpoint({
  method: "PUT",
  path: "/api/user/study-plan",
  summary: "Sets how many minutes a day the plan may take, or null for as many as it needs",
  access: "user",
  body: z.object({ minutes: z.nullable(z.int(WISH).check(z.refine(mayWish, WISH))) }),
  response: planSummary,
  limit: FORECASTS,
});
