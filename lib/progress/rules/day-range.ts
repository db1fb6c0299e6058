import { addDays, type CivilDay, daysBetween, weekdayOf } from "@/lib/platform/time/civil";

export const LONGEST_RANGE = 366;
export const HEAT_WEEKS = 26;

export type DayRange = { from: CivilDay; to: CivilDay };
export type RangeRequest = { from?: string | undefined; to?: string | undefined };

/** The error message for an invalid range. */
export function refusalOf({ from, to }: DayRange): string | null {
  if (from > to) return "The range ends before it begins.";
  if (daysBetween(from, to) >= LONGEST_RANGE) return `Please ask for at most ${LONGEST_RANGE} days.`;
  return null;
}

/** The Monday of the first of the 26 weeks that end with this one. */
export const heatFrom = (today: CivilDay): CivilDay => addDays(today, -weekdayOf(today) - (HEAT_WEEKS - 1) * 7);

export function heatRange({ from, to }: RangeRequest, today: CivilDay): DayRange {
  const last = to ?? today;
  return { from: from ?? heatFrom(last), to: last };
}
