import { addDays, type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import { MINUTE_MS } from "@/lib/platform/time/units";
import type { Event, Repeat } from "../contract";
import { instantAt, type WallTime, wallTimeIn } from "./zoned";

/** An event as a calendar shows it. One that repeats has an entry for each week, its occurrences. */
export type CalendarEvent = Event & {
  repeat?: Repeat | undefined;
  /** The day of this occurrence by the clock of the repetition. */
  occursOn?: CivilDay | undefined;
};

/** In days: an event that repeats lasts less than a week, and its zone is at most a day away from the reader's. */
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
  const occurrences: E[] = [];
  for (let day = addDays(first, weeks * 7); day <= last; day = addDays(day, 7))
    if (!repeat.skippedDays.includes(day))
      occurrences.push({ ...event, ...timesOn(event, repeat, day), occursOn: day });
  return occurrences;
}

/** Whether the event takes place on this day of its repetition. */
export function takesPlaceOn(event: Timed, repeat: Repeat, day: CivilDay): boolean {
  const days = daysBetween(firstDayOf(event, repeat), day);
  if (days < 0 || days % 7 !== 0 || repeat.skippedDays.includes(day)) return false;
  return repeat.until === null || day <= repeat.until;
}

type Timed = Pick<Event, "startDate" | "endDate">;

export const firstDayOf = ({ startDate }: Timed, { timeZone }: Pick<Repeat, "timeZone">): CivilDay =>
  wallTimeIn(timeZone, new Date(startDate)).day;

/** Start and end of the event if it starts on this day, at the same local times. */
export function timesOn(event: Timed, { timeZone }: Pick<Repeat, "timeZone">, day: CivilDay): Timed {
  const days = daysBetween(firstDayOf(event, { timeZone }), day);
  if (days === 0) return { startDate: event.startDate, endDate: event.endDate };
  const startDate = movedBy(event.startDate, timeZone, days);
  if (event.endDate === null) return { startDate, endDate: null };
  const endDate = movedBy(event.endDate, timeZone, days);
  // Where the clocks skip an hour, the start can move behind the end.
  if (endDate < startDate) return { startDate, endDate: startDate };
  return { startDate, endDate };
}

/** The same local time, some days later. */
function movedBy(raw: string, timeZone: string, days: number): string {
  const instant = new Date(raw);
  const wall = wallTimeIn(timeZone, instant);
  const moved: WallTime = { day: addDays(wall.day, days), time: wall.time };
  const seconds = instant.getTime() % MINUTE_MS;
  return new Date(instantAt(timeZone, moved).instant.getTime() + seconds).toISOString();
}
