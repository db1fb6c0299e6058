import type { CivilDay } from "@/lib/platform/time/civil";
import type { Event } from "../contract";
import { daysOf, eventsByDay, isAllDay } from "../rules";
import type { CalendarEvent } from "./repeat";
import { wallTimeIn } from "./zoned";

const DAY_MINUTES = 24 * 60;
/** A shorter event is drawn this long, so that its title can be read. */
const SHORTEST = 30;

/** The position of an event on its day: minutes since midnight, and its column among the events at the same time. */
export type Slot<E> = { event: E; from: number; to: number; column: number; columns: number };

export type WeekDay<E> = { day: CivilDay; allDay: E[]; slots: Slot<E>[] };

/** The events of these days; one that lasts past midnight is listed on each of its days. */
export function weekOf<E extends CalendarEvent>(
  events: readonly E[],
  timeZone: string,
  days: readonly CivilDay[],
): WeekDay<E>[] {
  const byDay = eventsByDay(events, timeZone, days[0] ?? "", days.at(-1) ?? "");
  return days.map((day) => {
    const list = byDay.get(day) ?? [];
    const timed = list.filter((event) => !isAllDay(event, timeZone));
    return {
      day,
      allDay: list.filter((event) => isAllDay(event, timeZone)),
      slots: slotsOf(timed.map((event) => ({ event, ...minutesOn(event, day, timeZone) }))),
    };
  });
}

function minutesOn(event: Event, day: CivilDay, timeZone: string): { from: number; to: number } {
  const { first, last } = daysOf(event, timeZone);
  const from = first < day ? 0 : minutesOf(timeZone, event.startDate);
  const to = last > day ? DAY_MINUTES : event.endDate === null ? from : minutesOf(timeZone, event.endDate);
  // An end at midnight is the end of the day before. Clocks that go back can put an end before its start.
  const end = to < from || (to === 0 && from > 0) ? DAY_MINUTES : to;
  const start = Math.min(from, DAY_MINUTES - SHORTEST);
  return { from: start, to: Math.max(end, start + SHORTEST) };
}

function minutesOf(timeZone: string, instant: string): number {
  const [hours = 0, minutes = 0] = wallTimeIn(timeZone, new Date(instant)).time.split(":").map(Number);
  return hours * 60 + minutes;
}

type Timed<E> = { event: E; from: number; to: number };

/** Events that overlap, directly or through others, share the width of the day in columns. */
export function slotsOf<E>(timed: readonly Timed<E>[]): Slot<E>[] {
  const slots: Slot<E>[] = [];
  let group: Slot<E>[] = [];
  let end = 0;
  for (const item of [...timed].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (item.from >= end) group = [];
    const taken = new Set(group.filter(({ to }) => to > item.from).map(({ column }) => column));
    let column = 0;
    while (taken.has(column)) column += 1;
    const slot = { ...item, column, columns: 1 };
    group.push(slot);
    slots.push(slot);
    end = Math.max(...group.map(({ to }) => to));
    const columns = Math.max(...group.map((member) => member.column)) + 1;
    for (const member of group) member.columns = columns;
  }
  return slots;
}
