import { addDays, type CivilDay } from "@/lib/platform/time/civil";
import type { DayRange, RangeRequest } from "@/lib/progress/rules/day-range";

export const MINUTES_A_DAY = { min: 10, max: 600 };
export const mayWish = (minutes: number): boolean => minutes >= MINUTES_A_DAY.min && minutes <= MINUTES_A_DAY.max;

/** The minutes a day that a student may choose from. */
export const WISHES = [15, 30, 45, 60, 90, 120, 180];

const PLAN_DAYS = 28;

/** Four weeks from the first requested day, by default from today. */
export function planRange({ from, to }: RangeRequest, today: CivilDay): DayRange {
  const first = from ?? today;
  return { from: first, to: to ?? addDays(first, PLAN_DAYS - 1) };
}

export const MOST_DAYS_OFF = 366;
export const MOST_SKIPS = 500;
