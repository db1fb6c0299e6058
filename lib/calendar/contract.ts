import * as z from "zod/mini";
import { isDayOrInstant, isInstant } from "@/lib/platform/civil";
import { endpoint } from "@/lib/platform/contract";
import { civilDate, id, idParams, instant, text } from "@/lib/platform/shapes";
import { END_BEFORE_START, endsBefore, LONGEST_DAYS, lastsTooLong } from "./rules/limits";

export const EVENT_MISSING = "Event not found";
const EVENTS = { points: 60, seconds: 60 };

export const event = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /**
   * An instant; for an exam event its date, `YYYY-MM-DD`, because an exam is on that date in every time zone. The first
   * ten characters are always the right day, and both forms sort together as text.
   */
  startDate: z.union([instant, civilDate]),
  /** Null for exam events and for events without an end. */
  endDate: z.nullable(instant),
  /** The date of an exam event, again; null for every other event. */
  day: z.nullable(civilDate),
  isExamEvent: z.boolean(),
  courseId: z.nullable(z.int()),
  courseTitle: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
});
export type Event = z.output<typeof event>;

export const eventTitle = text({ max: 200, short: "Title is required", line: true });
export const eventDescription = text({ min: 0, max: 2000, short: "Please write the description as text." });

const START_REQUIRED = "Start date is required";
const INVALID_WHEN = "Please give a real date and time with its zone, between 2000 and 2100.";
const invalidDate = { message: INVALID_WHEN, params: { code: "invalid_date" } };

type Written = { startDate: string; endDate?: string | null | undefined; isExamEvent: boolean };
const endsRight = ({ isExamEvent, startDate, endDate }: Written) =>
  isExamEvent || !endDate || !endsBefore(startDate, endDate);
const endsSoon = ({ isExamEvent, startDate, endDate }: Written) =>
  isExamEvent || !endDate || !lastsTooLong(startDate, endDate);

/** An exam event takes a date, or an instant, whose date in the caller's time zone is used; its end is ignored. */
export const eventBody = z
  .object({
    title: eventTitle,
    description: z._default(eventDescription, ""),
    startDate: z
      .string(START_REQUIRED)
      .check(z.minLength(1, { message: START_REQUIRED, abort: true }), z.refine(isDayOrInstant, invalidDate)),
    endDate: z.optional(z.nullable(z.string(INVALID_WHEN).check(z.refine(isInstant, invalidDate)))),
    isExamEvent: z._default(z.boolean("Please say whether this is an exam."), false),
    courseId: z.optional(z.nullable(id)),
  })
  .check(
    z.refine((body) => body.isExamEvent || isInstant(body.startDate), { ...invalidDate, path: ["startDate"] }),
    z.refine((body) => !body.isExamEvent || Boolean(body.courseId), {
      message: "Please choose the course of this exam.",
      path: ["courseId"],
    }),
    z.refine(endsRight, { message: END_BEFORE_START, path: ["endDate"], params: { code: "end_before_start" } }),
    z.refine(endsSoon, {
      message: `An event can last at most ${LONGEST_DAYS} days.`,
      path: ["endDate"],
      params: { code: "invalid_date" },
    }),
  );
export type EventBody = z.output<typeof eventBody>;

export const listEvents = endpoint({
  method: "GET",
  path: "/api/events",
  summary: "The caller's events, by their start. Exam events carry a date instead of instants",
  access: "user",
  response: z.array(event),
  etag: true,
});

export const createEvent = endpoint({
  method: "POST",
  path: "/api/events",
  summary: "Adds an event. One ticked as exam event sets the exam date of its course",
  access: "user",
  idempotent: true,
  body: eventBody,
  response: event,
  status: 201,
  limit: EVENTS,
});

export const updateEvent = endpoint({
  method: "PUT",
  path: "/api/events/{id}",
  summary: "Changes an event. Exam events follow the exam date of their course",
  access: "user",
  params: idParams(),
  body: eventBody,
  response: event,
  limit: EVENTS,
  notFoundMessage: EVENT_MISSING,
});

export const deleteEvent = endpoint({
  method: "DELETE",
  path: "/api/events/{id}",
  summary: "Deletes an event. Exam events go when the exam date is cleared",
  access: "user",
  params: idParams(),
  response: z.object({ id: z.int() }),
  limit: EVENTS,
  notFoundMessage: EVENT_MISSING,
});

export const syncExams = endpoint({
  method: "POST",
  path: "/api/events/sync-exams",
  summary: "Makes the exam events agree with the exam dates and says what had to be done",
  access: "user",
  response: z.object({ created: z.int(), updated: z.int(), removed: z.int() }),
  limit: EVENTS,
});

/** The address of the feed; null if there is none. */
const feed = z.object({ address: z.nullable(z.url()) });
const FEED = { points: 20, seconds: 60 };

export const getFeed = endpoint({
  method: "GET",
  path: "/api/user/calendar-feed",
  summary: "The private address of the caller's iCalendar feed, or null",
  access: "user",
  response: feed,
});

export const resetFeed = endpoint({
  method: "POST",
  path: "/api/user/calendar-feed",
  summary: "Makes a new address for the caller's iCalendar feed; the one before stops working",
  access: "user",
  response: feed,
  status: 201,
  limit: FEED,
});

export const revokeFeed = endpoint({
  method: "DELETE",
  path: "/api/user/calendar-feed",
  summary: "Ends the caller's iCalendar feed",
  access: "user",
  response: feed,
  limit: FEED,
});
