import { addDays, type CivilDay, dayIn, dayInWords, daysBetween } from "@/lib/platform/time/civil";
import type { Event } from "./contract";
import { type CalendarEvent, firstDayOf, occurrencesIn } from "./rules/repeat";
import { instantAt, wallTimeIn } from "./rules/zoned";

export const MOST_EVENTS = 2000;

type Timed = Pick<Event, "startDate" | "endDate" | "day">;

/** The first and the last day of an event; an event that ends at midnight does not include the day that begins then. */
export function daysOf(event: Timed, timeZone: string): { first: CivilDay; last: CivilDay } {
  if (event.day !== null) return { first: event.day, last: event.day };
  const start = Date.parse(event.startDate);
  const end = event.endDate === null ? start : Date.parse(event.endDate);
  const first = dayIn(timeZone, new Date(start));
  return { first, last: end > start ? dayIn(timeZone, new Date(end - 1)) : first };
}

/**
 * Whether the event lasts whole days in this time zone, from midnight to midnight. Such an event is shown without times.
 */
export function isAllDay({ day, startDate, endDate }: Timed, timeZone: string): boolean {
  if (day !== null) return true;
  if (endDate === null || endDate <= startDate) return false;
  return [startDate, endDate].every((raw) => {
    const instant = new Date(raw);
    // Where the clocks skip midnight, the day begins at the first time after it.
    const midnight = { day: dayIn(timeZone, instant), time: "00:00" };
    return instantAt(timeZone, midnight).instant.getTime() === instant.getTime();
  });
}

/** The events of each of these days, exams first, then by start. Of an event that repeats each occurrence is listed. */
export function eventsByDay<E extends CalendarEvent>(
  events: readonly E[],
  timeZone: string,
  from: CivilDay,
  to: CivilDay,
): Map<CivilDay, E[]> {
  const days = new Map<CivilDay, E[]>();
  const occurrences = events.flatMap((event) => occurrencesIn(event, from, to)).sort(byStart);
  for (const event of occurrences) {
    const { first, last } = daysOf(event, timeZone);
    const end = last < to ? last : to;
    for (let day = first > from ? first : from; day <= end; day = addDays(day, 1))
      days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}

function byStart(a: Event, b: Event): number {
  if (a.isExamEvent !== b.isExamEvent) return a.isExamEvent ? -1 : 1;
  return a.startDate.localeCompare(b.startDate) || a.id - b.id;
}

/** 'All day', '09:00', '09:00 – 10:30', or with dates if it spans midnight or several days. */
export function timesOf(event: Timed, timeZone: string): string {
  if (event.day !== null) return "All day";
  if (isAllDay(event, timeZone)) {
    const { first, last } = daysOf(event, timeZone);
    return first === last ? "All day" : `${dayInWords(first, "short")} – ${dayInWords(last, "short")}, all day`;
  }
  const from = wallTimeIn(timeZone, new Date(event.startDate));
  if (event.endDate === null || event.endDate === event.startDate) return from.time;
  const to = wallTimeIn(timeZone, new Date(event.endDate));
  if (from.day === to.day) return `${from.time} – ${to.time}`;
  return `${dayInWords(from.day, "short")}, ${from.time} – ${dayInWords(to.day, "short")}, ${to.time}`;
}

/** 'Tuesday 8 December, 2 events, exam'. */
export function dayName(day: CivilDay, events: readonly Event[]): string {
  const count = events.length > 0 ? [`${events.length} ${events.length === 1 ? "event" : "events"}`] : [];
  const exam = events.some((event) => event.isExamEvent) ? ["exam"] : [];
  return [dayInWords(day, "weekday"), ...count, ...exam].join(", ");
}

/** For places where a colour or a second line already marks the exam. */
export const shortTitle = ({ title, isExamEvent }: Pick<Event, "title" | "isExamEvent">): string =>
  isExamEvent ? title.replace(/^Exam: /, "") : title;

/**
 * The events after this day, nearest first, by day; `before` counts the events above. Of an event that repeats only the
 * next occurrence is listed.
 */
export function upcoming<E extends CalendarEvent>(
  events: readonly E[],
  timeZone: string,
  after: CivilDay,
  most: number,
) {
  const days: { day: CivilDay; events: E[]; before: number }[] = [];
  const nearest = events
    .flatMap((event) => nextAfter(event, timeZone, after))
    .map((event) => ({ event, day: daysOf(event, timeZone).first }))
    .sort((a, b) => a.day.localeCompare(b.day) || byStart(a.event, b.event))
    .slice(0, most);
  for (const [before, { event, day }] of nearest.entries()) {
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event], before });
  }
  return days;
}

function nextAfter<E extends CalendarEvent>(event: E, timeZone: string, after: CivilDay): E[] {
  const isLater = (occurrence: E) => daysBetween(after, daysOf(occurrence, timeZone).first) > 0;
  if (!event.repeat) return isLater(event) ? [event] : [];
  const first = firstDayOf(event, event.repeat);
  const from = first > after ? first : after;
  // Each skipped day can put the next occurrence off by a week.
  const to = addDays(from, (event.repeat.skippedDays.length + 2) * 7);
  return occurrencesIn(event, from, to).filter(isLater).slice(0, 1);
}

export type Synced = { created: number; updated: number; removed: number };

/** '2 added, 1 moved' or 'Everything was up to date'. */
export function syncedInWords({ created, updated, removed }: Synced): string {
  const counts = [
    [created, "added"],
    [updated, "moved"],
    [removed, "removed"],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return parts.length > 0 ? parts.join(", ") : "Everything was up to date";
}
