import * as z from "zod/mini";
import { type CivilDay, isCivilDay } from "@/lib/platform/civil";
import { isWholeTime } from "@/lib/platform/typed-when";
import { type Event, type EventBody, eventDescription, eventTitle } from "../contract";
import { END_BEFORE_START } from "../rules/limits";
import { instantAt, wallTimeIn } from "./zoned";

const REAL_DATE = "Please enter a real date between 2000 and 2100.";
const COURSE_REQUIRED = "Please choose the course of this exam.";

const REAL_TIME = "Please enter a time such as 17:30.";
const time = z.string().check(z.refine((raw) => raw === "" || isWholeTime(raw), { message: REAL_TIME }));

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
    startTime: time,
    endDate: z.string().check(z.refine((day) => day === "" || isCivilDay(day), { message: REAL_DATE })),
    endTime: time,
    description: eventDescription,
    isExamEvent: z.boolean(),
    courseId: z.string(),
  })
  .check(
    z.refine((form) => form.isExamEvent || form.startTime !== "", {
      message: "Please enter the start time.",
      path: ["startTime"],
    }),
    z.refine((form) => form.isExamEvent || form.endDate === "" || form.endTime !== "", {
      message: "Please enter the end time.",
      path: ["endTime"],
    }),
    z.refine((form) => !form.isExamEvent || form.courseId !== "", {
      message: COURSE_REQUIRED,
      path: ["courseId"],
    }),
    z.refine((form) => form.isExamEvent || !isTimed(form) || endOf(form) >= startOf(form), {
      message: END_BEFORE_START,
      path: ["endDate"],
    }),
  );
export type EventForm = z.output<typeof eventForm>;

type When = Pick<EventForm, "startDate" | "startTime" | "endDate" | "endTime">;

/** Whether both ends can be compared. */
const isTimed = ({ startDate, startTime, endTime }: When): boolean =>
  isCivilDay(startDate) && isWholeTime(startTime) && isWholeTime(endTime);

const hasEnd = ({ endTime }: When): boolean => endTime !== "";
const startOf = ({ startDate, startTime }: When): string => `${startDate}T${startTime}`;
/** An end without a date is on the day of the start. */
const endOf = ({ startDate, endDate, endTime }: When): string => `${endDate || startDate}T${endTime}`;

/** A new event on this day for one hour; today, at the next full hour. */
export function newForm(day: CivilDay, now: { day: CivilDay; time: string }): EventForm {
  const hour = day === now.day ? Math.min(Number(now.time.slice(0, 2)) + 1, 22) : 9;
  const clock = (hours: number) => `${String(hours).padStart(2, "0")}:00`;
  const when = { startDate: day, startTime: clock(hour), endDate: day, endTime: clock(hour + 1) };
  return { title: "", description: "", ...when, isExamEvent: false, courseId: "" };
}

export function formOf(event: Event, timeZone: string): EventForm {
  const { title, description, isExamEvent, courseId } = event;
  const fields = { title, description, isExamEvent, courseId: courseId === null ? "" : String(courseId) };
  return { ...fields, ...whenOf(event, timeZone) };
}

function whenOf({ day, startDate, endDate }: Event, timeZone: string): When {
  if (day !== null) return { startDate: day, startTime: "", endDate: "", endTime: "" };
  const start = wallTimeIn(timeZone, new Date(startDate));
  const end = endDate === null ? null : wallTimeIn(timeZone, new Date(endDate));
  return { startDate: start.day, startTime: start.time, endDate: end?.day ?? "", endTime: end?.time ?? "" };
}

/**
 * The request for the API. An unchanged instant is sent back as it was received: converted from the form it would lose
 * its seconds, and a time that occurs twice would always become the first.
 */
export function bodyOf(form: EventForm, timeZone: string, edited?: Event): EventBody {
  const { title, description, isExamEvent } = form;
  const courseId = form.courseId === "" ? null : Number(form.courseId);
  const fields = { title, description, isExamEvent, courseId };
  if (isExamEvent) return { ...fields, startDate: form.startDate, endDate: null };
  const before = edited && whenOf(edited, timeZone);
  const kept = (raw: string, shown: string, instant: string | null | undefined) =>
    instant && raw === shown ? instant : instantOf(raw, timeZone);
  return {
    ...fields,
    startDate: kept(startOf(form), before ? startOf(before) : "", edited?.startDate),
    endDate: hasEnd(form) ? kept(endOf(form), before ? endOf(before) : "", edited?.endDate) : null,
  };
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
    const late = before.endDate !== "" && before.endDate < after.startDate;
    return { endDate: late ? after.startDate : before.endDate, endTime: before.endTime };
  }
  const wall = moved.toISOString();
  return { endDate: wall.slice(0, 10), endTime: wall.slice(11, 16) };
}

/** The hint for a time that is skipped or occurs twice on that day. */
export function clockNote(timeZone: string, day: string, time: string): string | undefined {
  if (!isCivilDay(day) || time === "") return undefined;
  const { instant, happens } = instantAt(timeZone, { day, time });
  if (happens === "never")
    return `The clocks skip ${time} on this day; ${wallTimeIn(timeZone, instant).time} will be used.`;
  if (happens === "twice") return `The clocks show ${time} twice on this day; the first is meant.`;
  return undefined;
}
