import { addDays, type CivilDay, weekdayOf } from "./civil";
import { dateFormat } from "./date-format";

const FIRST = "2000-01-01";
const LAST = "2100-12-31";
const WEEKS = 6;

const within = (day: CivilDay): CivilDay => (day < FIRST ? FIRST : day > LAST ? LAST : day);

export const firstOfMonth = (day: CivilDay): CivilDay => `${day.slice(0, 7)}-01`;

export const weekStart = (day: CivilDay): CivilDay => addDays(day, -weekdayOf(day));

/** Always six weeks from the Monday on or before the first, so that the page does not move between months. */
export function weeksOf(day: CivilDay): CivilDay[][] {
  const start = weekStart(firstOfMonth(day));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(start, week * 7 + weekday)),
  );
}

/** The same date in another month, or that month's last day. */
export function addMonths(day: CivilDay, months: number): CivilDay {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const index = year * 12 + month - 1 + months;
  const first = new Date(Date.UTC(Math.floor(index / 12), index % 12, 1)).toISOString().slice(0, 10);
  const sameDate = addDays(first, date - 1);
  const moved = sameDate.slice(0, 7) === first.slice(0, 7) ? sameDate : lastOfMonth(first);
  return within(moved);
}

export const addWeeks = (day: CivilDay, weeks: number): CivilDay => within(addDays(day, weeks * 7));

function lastOfMonth(first: CivilDay): CivilDay {
  return addDays(firstOfMonth(addDays(first, 31)), -1);
}

const STEPS: Record<string, (day: CivilDay, shift: boolean) => CivilDay> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => weekStart(day),
  End: (day) => addDays(weekStart(day), 6),
  PageUp: (day, shift) => addMonths(day, shift ? -12 : -1),
  PageDown: (day, shift) => addMonths(day, shift ? 12 : 1),
};

/** The day that a key moves to in a calendar grid; undefined for other keys. */
export function dayAfterKey(key: string, shift: boolean, day: CivilDay): CivilDay | undefined {
  const moved = STEPS[key]?.(day, shift);
  return moved && within(moved);
}

/** 'November 2026', 'Nov 2026'. */
export const monthInWords = (day: CivilDay, month: "long" | "short" = "long"): string =>
  dateFormat({ month, year: "numeric", timeZone: "UTC" }).format(new Date(`${firstOfMonth(day)}T00:00:00Z`));
