import { type CivilDay, daysBetween } from "@/lib/platform/time/civil";

/** Two years: plans and forecasts hold no more days, because each day costs time. */
export const MOST_PLANNED_DAYS = 731;

/** The days until an exam; of an exam farther away, the days that are planned. */
export const plannedDaysTo = (examDate: CivilDay, today: CivilDay): number =>
  Math.max(0, Math.min(MOST_PLANNED_DAYS, daysBetween(today, examDate)));
