import { addDays, type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import { MINUTE_MS } from "@/lib/platform/time/units";
import type { Event, Repeat } from "../contract";
import { instantAt, type WallTime, wallTimeIn } from "./zoned";

/** An event as a calendar shows it: one that repeats is there once for each week, as an occurrence. */
export type CalendarEvent = Event & {
  repeat?: Repeat | undefined;
  /** The day of this occurrence by the clock of the repetition. */
  occursOn?: CivilDay | undefined;
};

/** An event that repeats lasts less than a week, and its zone is at most a day away from the reader's. */
const REACH = 8;

/**
 * The occurrences that can touch these days in any time zone; the event itself if it does not repeat. Each keeps the
 * weekday and the time on the clock of its zone, also when the clocks change.
 */
export function occurrencesIn<E extends CalendarEvent>(event: E, from: CivilDay, to: CivilDay): E[] {
  const { repeat } = event;
  if (!repeat) return [event];
  const first = firstDayOf(event, repeat);
  const end = addDays(to, 1);
  const last = repeat.until === null || repeat.until > end ? end : repeat.until;
  const weeks = Math.max(0, Math.ceil((daysBetween(first, from) - REACH) / 7));
  const found: E[] = [];
  for (let day = addDays(first, weeks * 7); day <= last; day = addDays(day, 7))
    if (!repeat.skippedDays.includes(day)) found.push({ ...event, ...timesOn(event, repeat, day), occursOn: day });
  return found;
}

/** Whether the event takes place on this day of its repetition. */
export function occursOn(event: Timed, repeat: Repeat, day: CivilDay): boolean {
  const days = daysBetween(firstDayOf(event, repeat), day);
  if (days < 0 || days % 7 !== 0 || repeat.skippedDays.includes(day)) return false;
  return repeat.until === null || day <= repeat.until;
}

type Timed = Pick<Event, "startDate" | "endDate">;

export const firstDayOf = ({ startDate }: Timed, { timeZone }: Pick<Repeat, "timeZone">): CivilDay =>
  wallTimeIn(timeZone, new Date(startDate)).day;

/** Start and end as they are when the event starts on this day, at the same times of the clock. */
export function timesOn(event: Timed, { timeZone }: Pick<Repeat, "timeZone">, day: CivilDay): Timed {
  const days = daysBetween(firstDayOf(event, { timeZone }), day);
  if (days === 0) return { startDate: event.startDate, endDate: event.endDate };
  const startDate = movedBy(event.startDate, timeZone, days);
  if (event.endDate === null) return { startDate, endDate: null };
  const endDate = movedBy(event.endDate, timeZone, days);
  // The hour that the clocks skip can put a start behind its end.
  if (endDate < startDate) return { startDate, endDate: startDate };
  return { startDate, endDate };
}

/** The same time of the clock so many days later. */
function movedBy(instant: string, timeZone: string, days: number): string {
  const at = new Date(instant);
  const wall = wallTimeIn(timeZone, at);
  const moved: WallTime = { day: addDays(wall.day, days), time: wall.time };
  // The wall has no seconds.
  return new Date(instantAt(timeZone, moved).instant.getTime() + (at.getTime() % MINUTE_MS)).toISOString();
}
