import * as z from "zod/mini";
import { addDays, type CivilDay, daysBetween, isCivilDay } from "@/lib/platform/time/civil";
import { isWholeTime } from "@/lib/platform/time/typed-when";
import { type Event, type EventBody, eventDescription, eventTitle } from "../contract";
import { daysOf, isAllDay } from "../rules";
import { END_BEFORE_START, LONGEST_REPEATED_DAYS } from "../rules/limits";
import type { CalendarEvent } from "./repeat";
import { instantAt, wallTimeIn } from "./zoned";

const REAL_DATE = "Please enter a real date between 2000 and 2100.";
const COURSE_REQUIRED = "Please choose the course of this exam.";

const REAL_TIME = "Please enter a time such as 17:30.";
const isTimeOrEmpty = (raw: string): boolean => raw === "" || isWholeTime(raw);

/** The values of the event dialog: local dates and times as text, '' if not filled in. */
export const eventForm = z
  .object({
    title: eventTitle,
    startDate: z
      .string()
      .check(
        z.minLength(1, { message: "Start date is required", abort: true }),
        z.refine(isCivilDay, { message: REAL_DATE }),
      ),
    startTime: z.string(),
    endDate: z.string().check(z.refine((day) => day === "" || isCivilDay(day), { message: REAL_DATE })),
    endTime: z.string(),
    description: eventDescription,
    isAllDay: z.boolean(),
    isExamEvent: z.boolean(),
    courseId: z.string(),
    repeats: z.boolean(),
    repeatUntil: z.string().check(z.refine((day) => day === "" || isCivilDay(day), { message: REAL_DATE })),
  })
  .check(
    z.refine((form) => !hasTimes(form) || form.startTime !== "", {
      message: "Please enter the start time.",
      path: ["startTime"],
    }),
    z.refine((form) => !hasTimes(form) || isTimeOrEmpty(form.startTime), { message: REAL_TIME, path: ["startTime"] }),
    z.refine((form) => !hasTimes(form) || isTimeOrEmpty(form.endTime), { message: REAL_TIME, path: ["endTime"] }),
    z.refine((form) => !hasTimes(form) || form.endDate === "" || form.endTime !== "", {
      message: "Please enter the end time.",
      path: ["endTime"],
    }),
    z.refine((form) => !form.isExamEvent || form.courseId !== "", {
      message: COURSE_REQUIRED,
      path: ["courseId"],
    }),
    z.refine((form) => form.isExamEvent || !endsBeforeStart(form), {
      message: END_BEFORE_START,
      path: ["endDate"],
    }),
    z.refine((form) => form.isExamEvent || !form.repeats || !lastsAWeek(form), {
      message: `An event that repeats can last at most ${LONGEST_REPEATED_DAYS} days.`,
      path: ["endDate"],
    }),
    z.refine(({ repeats, repeatUntil, startDate }) => !repeats || repeatUntil === "" || repeatUntil >= startDate, {
      message: "The last day cannot be before the first.",
      path: ["repeatUntil"],
    }),
  );
export type EventForm = z.output<typeof eventForm>;

type When = Pick<EventForm, "startDate" | "startTime" | "endDate" | "endTime">;

const hasTimes = ({ isExamEvent, isAllDay }: Pick<EventForm, "isExamEvent" | "isAllDay">) => !isExamEvent && !isAllDay;

/** False while the two cannot be compared. */
function endsBeforeStart(form: When & Pick<EventForm, "isAllDay">): boolean {
  const { startDate, startTime, endDate, endTime, isAllDay } = form;
  if (!isCivilDay(startDate)) return false;
  if (isAllDay) return endDate !== "" && endDate < startDate;
  return isWholeTime(startTime) && isWholeTime(endTime) && endOf(form) < startOf(form);
}

function lastsAWeek(form: When & Pick<EventForm, "isAllDay">): boolean {
  const { startDate, endDate, isAllDay } = form;
  if (!isCivilDay(startDate) || !isCivilDay(endDate)) return false;
  const days = daysBetween(startDate, endDate);
  if (isAllDay) return days >= LONGEST_REPEATED_DAYS;
  return days > LONGEST_REPEATED_DAYS || (days === LONGEST_REPEATED_DAYS && form.endTime > form.startTime);
}

const hasEnd = ({ endTime }: When): boolean => endTime !== "";
const startOf = ({ startDate, startTime }: When): string => `${startDate}T${startTime}`;
/** An end without a date is on the day of the start. */
const endOf = ({ startDate, endDate, endTime }: When): string => `${endDate || startDate}T${endTime}`;

/** A new event of one hour on this day: at the chosen hour, else today at the next full hour and on other days at nine. */
export function newForm(day: CivilDay, now: { day: CivilDay; time: string }, chosen?: number): EventForm {
  const hour = chosen ?? (day === now.day ? Math.min(Number(now.time.slice(0, 2)) + 1, 22) : 9);
  const fullHour = (hours: number) => `${String(hours).padStart(2, "0")}:00`;
  const endTime = hour === 23 ? "23:59" : fullHour(hour + 1);
  const when = { startDate: day, startTime: fullHour(hour), endDate: day, endTime };
  return { title: "", description: "", ...when, isAllDay: false, isExamEvent: false, courseId: "", ...ONCE };
}

const ONCE = { repeats: false, repeatUntil: "" };

export function formOf(event: CalendarEvent, timeZone: string): EventForm {
  const { title, description, isExamEvent, courseId } = event;
  const fields = { title, description, isExamEvent, courseId: courseId === null ? "" : String(courseId) };
  const repeats = event.repeat ? { repeats: true, repeatUntil: event.repeat.until ?? "" } : ONCE;
  return { ...fields, ...whenOf(event, timeZone), isAllDay: lastsWholeDays(event, timeZone), ...repeats };
}

const lastsWholeDays = (event: Event, timeZone: string) => event.day === null && isAllDay(event, timeZone);

/** Offered when an event no longer lasts whole days. */
const DEFAULT_TIMES = { startTime: "09:00", endTime: "10:00" };

function whenOf(event: Event, timeZone: string): When {
  const { day, startDate, endDate } = event;
  if (lastsWholeDays(event, timeZone)) {
    const { first, last } = daysOf(event, timeZone);
    return { ...DEFAULT_TIMES, startDate: first, endDate: last };
  }
  if (day !== null) return { startDate: day, startTime: "", endDate: "", endTime: "" };
  const start = wallTimeIn(timeZone, new Date(startDate));
  const end = endDate === null ? null : wallTimeIn(timeZone, new Date(endDate));
  return { startDate: start.day, startTime: start.time, endDate: end?.day ?? "", endTime: end?.time ?? "" };
}

/**
 * The request for the API. An unchanged instant is sent back as it was received: converted from the form it would lose
 * its seconds, and a time that occurs twice would always become the first.
 */
export function eventBodyOf(form: EventForm, timeZone: string, edited?: CalendarEvent): EventBody {
  const { title, description, isExamEvent } = form;
  const courseId = form.courseId === "" ? null : Number(form.courseId);
  const fields = { title, description, isExamEvent, courseId };
  if (isExamEvent) return { ...fields, startDate: form.startDate, endDate: null };
  const repeats = repeatOf(form, edited);
  if (form.isAllDay) {
    const last = form.endDate || form.startDate;
    const [start, end] = [form.startDate, addDays(last, 1)].map((day) => instantOf(`${day}T00:00`, timeZone));
    return { ...fields, startDate: start ?? "", endDate: end ?? null, ...repeats };
  }
  const before = edited && !lastsWholeDays(edited, timeZone) ? whenOf(edited, timeZone) : undefined;
  const savedOrNew = (raw: string, shown: string, saved: string | null | undefined) =>
    saved && raw === shown ? saved : instantOf(raw, timeZone);
  return {
    ...fields,
    startDate: savedOrNew(startOf(form), before ? startOf(before) : "", edited?.startDate),
    endDate: hasEnd(form) ? savedOrNew(endOf(form), before ? endOf(before) : "", edited?.endDate) : null,
    ...repeats,
  };
}

/** Empty for an event that does not repeat and did not before. */
function repeatOf({ repeats, repeatUntil }: EventForm, edited?: CalendarEvent): Pick<EventBody, "repeat"> {
  if (repeats) return { repeat: { until: repeatUntil === "" ? null : repeatUntil } };
  return edited?.repeat ? { repeat: null } : {};
}

const instantOf = (raw: string, timeZone: string): string =>
  instantAt(timeZone, { day: raw.slice(0, 10), time: raw.slice(11) }).instant.toISOString();

/** Moves the end so that the duration stays the same. */
export function movedEnd(
  before: When,
  after: Pick<When, "startDate" | "startTime">,
): Pick<When, "endDate" | "endTime"> {
  const [from, to, end] = [startOf(before), startOf({ ...before, ...after }), endOf(before)].map((wall) =>
    Date.parse(`${wall}Z`),
  );
  const moved = new Date((end ?? Number.NaN) + (to ?? Number.NaN) - (from ?? Number.NaN));
  if (Number.isNaN(moved.getTime())) {
    const isTooEarly = before.endDate !== "" && before.endDate < after.startDate;
    return { endDate: isTooEarly ? after.startDate : before.endDate, endTime: before.endTime };
  }
  const wall = moved.toISOString();
  return { endDate: wall.slice(0, 10), endTime: wall.slice(11, 16) };
}

/** The hint for a time that is skipped or occurs twice on that day. */
export function clockNote(timeZone: string, day: string, time: string): string | undefined {
  if (!isCivilDay(day) || !isWholeTime(time)) return undefined;
  const { instant, happens } = instantAt(timeZone, { day, time });
  if (happens === "never")
    return `The clocks skip ${time} on this day; ${wallTimeIn(timeZone, instant).time} will be used.`;
  if (happens === "twice") return `The clocks show ${time} twice on this day; the first is meant.`;
  return undefined;
}
