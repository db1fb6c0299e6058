import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { civilDate, id, idParams, instant, text } from "@/lib/platform/contract/shapes";
import { daysBetween, isCivilDay, isDayOrInstant, isInstant, isTimeZone } from "@/lib/platform/time/civil";
import {
  END_BEFORE_START,
  endsBefore,
  LONGEST_DAYS,
  LONGEST_REPEATED_DAYS,
  lastsTooLong,
  lastsTooLongToRepeat,
  MOST_SKIPPED,
} from "./rules/limits";

export const EVENT_MISSING = "Event not found";
const EVENTS = { points: 60, seconds: 60 };
/** A list may weigh megabytes. */
const LISTS = { points: 120, seconds: 60 };

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
  /** The date of an exam event, the same as `startDate`; null for every other event. */
  day: z.nullable(civilDate),
  isExamEvent: z.boolean(),
  courseId: z.nullable(z.int()),
  courseTitle: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
});
export type Event = z.output<typeof event>;

/** How an event repeats: every week on its weekday, at its times by the clock of a time zone. */
export const repeat = z.object({
  timeZone: z.string(),
  /** The last day on which it may start; null if it has no end. */
  until: z.nullable(civilDate),
  /** The days on which it does not take place. */
  skippedDays: z.array(civilDate),
});
export type Repeat = z.output<typeof repeat>;

export const eventTitle = text({ max: 200, short: "Title is required", line: true });
export const eventDescription = text({ min: 0, max: 2000, short: "Please write the description as text." });

const REAL_DAY = "Please give a real date, as in 2027-06-03.";
const day = z.string(REAL_DAY).check(z.refine(isCivilDay, REAL_DAY));

const repeatBody = z.object({
  until: z._default(z.nullable(day), null),
  timeZone: z.optional(z.string().check(z.refine(isTimeZone, "Please give a known time zone."))),
  skippedDays: z.optional(
    z.array(day).check(z.maxLength(MOST_SKIPPED, `At most ${MOST_SKIPPED} days can be left out.`)),
  ),
});

const START_REQUIRED = "Start date is required";
const INVALID_WHEN = "Please give a real date and time with its zone, between 2000 and 2100.";
const invalidDate = { message: INVALID_WHEN, params: { code: "invalid_date" } };

type Times = { startDate: string; endDate?: string | null | undefined; isExamEvent: boolean };
const endsAfterStart = ({ isExamEvent, startDate, endDate }: Times) =>
  isExamEvent || !endDate || !endsBefore(startDate, endDate);
const isShortEnough = ({ isExamEvent, startDate, endDate }: Times) =>
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
    /** Every week; null to stop. Left out, a changed event repeats as it did. */
    repeat: z.optional(z.nullable(repeatBody)),
  })
  .check(
    z.refine((body) => body.isExamEvent || isInstant(body.startDate), { ...invalidDate, path: ["startDate"] }),
    z.refine((body) => !body.isExamEvent || Boolean(body.courseId), {
      message: "Please choose the course of this exam.",
      path: ["courseId"],
    }),
    z.refine(endsAfterStart, { message: END_BEFORE_START, path: ["endDate"], params: { code: "end_before_start" } }),
    z.refine(isShortEnough, {
      message: `An event can last at most ${LONGEST_DAYS} days.`,
      path: ["endDate"],
      params: { code: "invalid_date" },
    }),
    z.refine(({ isExamEvent, repeat }) => !isExamEvent || !repeat, {
      message: "An exam does not repeat.",
      path: ["repeat"],
    }),
    z.refine(({ repeat, startDate, endDate }) => !repeat || !endDate || !lastsTooLongToRepeat(startDate, endDate), {
      message: `An event that repeats can last at most ${LONGEST_REPEATED_DAYS} days.`,
      path: ["endDate"],
      params: { code: "invalid_date" },
    }),
  );
export type EventBody = z.output<typeof eventBody>;

const LONGEST_RANGE = 100;
const range = z.object({ from: z.optional(day), to: z.optional(day) }).check(
  z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
    message: "Please give both days, `from` and `to`.",
    path: ["from"],
  }),
  z.refine(({ from, to }) => !from || !to || (from <= to && daysBetween(from, to) < LONGEST_RANGE), {
    message: `Please ask for 1 to ${LONGEST_RANGE} days.`,
    path: ["to"],
  }),
);

export const listEvents = endpoint({
  method: "GET",
  path: "/api/events",
  summary:
    "The caller's events by start, exams with a date; of the days `from` to `to`, at most 100, with every occurrence",
  access: "user",
  query: range,
  response: z.array(event),
  etag: true,
  limit: LISTS,
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

export const listRepeats = endpoint({
  method: "GET",
  path: "/api/events/repeats",
  summary: "How the caller's events repeat, by the event's id",
  access: "user",
  response: z.array(z.extend(repeat, { eventId: z.int() })),
  etag: true,
});

export const skipOccurrence = endpoint({
  method: "PUT",
  path: "/api/events/{id}/skipped",
  summary: "Leaves out an event that repeats on one of its days, or brings it back",
  access: "user",
  params: idParams(),
  body: z.object({ day, skipped: z.boolean() }),
  response: z.object({ id: z.int() }),
  limit: EVENTS,
  notFoundMessage: EVENT_MISSING,
});

export const moveOccurrence = endpoint({
  method: "POST",
  path: "/api/events/{id}/moved",
  summary: "Moves one occurrence of an event that repeats to another day, as an event of its own",
  access: "user",
  idempotent: true,
  params: idParams(),
  body: z.object({ day, to: day }),
  response: event,
  status: 201,
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
