import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { civilDate, id, idParams, sameSitePath } from "@/lib/platform/contract/shapes";
import { isCivilDay } from "@/lib/platform/time/civil";
import { MOST_DAYS_OFF, MOST_SKIPS } from "../rules/plan-range";
import { FORECASTS, PLAN_READS, range } from "./study-plan";

const REAL_DAY = "Please give a real date, as in 2027-06-03.";
const day = z.string(REAL_DAY).check(z.refine(isCivilDay, REAL_DAY));

const planKind = z.enum(["review", "learn", "practise", "mock", "go-through"]);

export const planEntry = z.object({
  kind: planKind,
  courseId: z.int(),
  courseTitle: z.string(),
  /** Of a lesson only. */
  topicId: z.nullable(z.int()),
  title: z.string(),
  minutes: z.int(),
  link: sameSitePath,
  done: z.boolean(),
});
export type PlanEntry = z.output<typeof planEntry>;

export const plannedDay = z.object({
  date: civilDate,
  /** Minutes for studying on this day. */
  room: z.int(),
  items: z.array(planEntry),
});
export type PlannedDay = z.output<typeof plannedDay>;

export const getPlan = endpoint({
  method: "GET",
  path: "/api/user/plan",
  summary:
    "Reviews, lessons, practice and mock exams of all courses, day by day, in the order of a day; four weeks from today unless asked otherwise",
  access: "user",
  query: range,
  response: z.array(plannedDay),
  limit: PLAN_READS,
});

const wayBody = z.union([
  z.object({ minutes: z.array(z.int()) }),
  z.object({ topicIds: z.array(z.int()) }),
  z.object({ examDate: civilDate }),
]);

const way = z.object({
  kind: z.enum(["more-minutes", "leave-out", "later", "one-mock"]),
  sentence: z.string(),
  /** The topics that the way leaves out, as a list of their titles. */
  topics: z.array(z.string()),
  /** The call that applies it; null where the plan does it by itself. */
  apply: z.nullable(z.object({ method: z.enum(["PUT", "POST"]), path: sameSitePath, body: wayBody })),
});
export type Way = z.output<typeof way>;

export const planVerdict = z.object({
  fits: z.boolean(),
  sentence: z.string(),
  courses: z.array(
    z.object({
      courseId: z.int(),
      title: z.string(),
      examDate: z.nullable(civilDate),
      /** Lessons, reviews at the lowest aim and one mock exam of this course. */
      hoursNeeded: z.number(),
      /** The study hours until its exam, for all courses; null without an exam date or without study hours. */
      hoursThere: z.nullable(z.number()),
      /** Minutes of this course on an average study day until its exam. */
      minutesADay: z.nullable(z.int()),
      lessonsEnd: z.nullable(civilDate),
      /** Topics that do not fit before its exam. */
      unplaced: z.int(),
      revisingDays: z.int(),
      mocks: z.array(civilDate),
      /** The forecast mean recall on the exam day, 0 to 1. */
      recallOnDay: z.nullable(z.number()),
      /** Topics that are locked for the caller, and therefore not planned. */
      closed: z.int(),
    }),
  ),
  /** Ways out of a plan that does not fit, each tried. */
  ways: z.array(way),
});
export type PlanVerdict = z.output<typeof planVerdict>;

const limit = { points: 60, seconds: 60 };

export const getVerdict = endpoint({
  method: "GET",
  path: "/api/user/plan/verdict",
  summary: "Whether the plan fits into the study hours, and what would make it fit",
  access: "user",
  response: planVerdict,
  // Each way out of a plan that does not fit is tried with a forecast.
  limit,
});

const HOURS = "Please give seven numbers of minutes from Monday, each from 0 to 720 in steps of 5.";
const minutes = z
  .array(z.int(HOURS).check(z.refine((value) => value >= 0 && value <= 720 && value % 5 === 0, HOURS)), HOURS)
  .check(z.refine((list) => list.length === 7, HOURS));

const DAYS_OFF = `Please give at most ${MOST_DAYS_OFF} days off.`;
const daysOff = z.array(day, DAYS_OFF).check(z.refine((list) => list.length <= MOST_DAYS_OFF, DAYS_OFF));

const SKIPS = `Please leave out at most ${MOST_SKIPS} topics.`;
const topicIds = z.array(id, SKIPS).check(z.refine((list) => list.length <= MOST_SKIPS, SKIPS));

export const whatIf = endpoint({
  method: "POST",
  path: "/api/user/plan/what-if",
  summary: "The verdict with other hours, days off, exam dates or topics left out; keeps nothing",
  access: "user",
  body: z.object({
    minutes: z.optional(minutes),
    daysOff: z.optional(daysOff),
    examDates: z.optional(
      z
        .array(z.object({ courseId: id, examDate: z.nullable(day) }))
        .check(z.maxLength(20, "Please give at most 20 exam dates.")),
    ),
    skips: z.optional(topicIds),
  }),
  response: planVerdict,
  limit: FORECASTS,
});

const studyHours = z.object({ minutes: z.nullable(z.array(z.int())) });

export const getStudyHours = endpoint({
  method: "GET",
  path: "/api/user/study-hours",
  summary: "The caller's minutes for each weekday from Monday; null when none are given",
  access: "user",
  response: studyHours,
});

export const setStudyHours = endpoint({
  method: "PUT",
  path: "/api/user/study-hours",
  summary: "Sets the minutes for each weekday from Monday, or takes them back with null",
  access: "user",
  body: z.object({ minutes: z.nullable(minutes) }),
  response: z.object({ minutes: z.nullable(z.array(z.int())), verdict: planVerdict }),
  limit: FORECASTS,
});

const ownDaysOff = z.object({ days: z.array(civilDate) });

export const getDaysOff = endpoint({
  method: "GET",
  path: "/api/user/days-off",
  summary: "The caller's days off from today on",
  access: "user",
  response: ownDaysOff,
});

export const setDaysOff = endpoint({
  method: "PUT",
  path: "/api/user/days-off",
  summary: "Sets all days off from today on, at most 366 days ahead; a day given twice counts once",
  access: "user",
  body: z.object({ days: daysOff }),
  response: ownDaysOff,
  limit: FORECASTS,
});

export const setPin = endpoint({
  method: "PUT",
  path: "/api/user/plan/pins/{id}",
  summary: "Moves a planned topic to another day, or lets the plan choose again with null",
  access: "user",
  params: idParams(),
  body: z.object({ date: z.nullable(day) }),
  response: planVerdict,
  notFoundMessage: "Topic not found",
  limit,
});

export const setSkips = endpoint({
  method: "PUT",
  path: "/api/user/plan/skips",
  summary: "Sets the topics that the plan leaves out",
  access: "user",
  body: z.object({ topicIds }),
  response: planVerdict,
  limit,
});

export const listSkips = endpoint({
  method: "GET",
  path: "/api/user/plan/skips",
  summary: "The topics that the plan leaves out",
  access: "user",
  response: z.object({
    topics: z.array(z.object({ topicId: z.int(), title: z.string(), courseTitle: z.string() })),
  }),
});
