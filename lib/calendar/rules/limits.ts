import { DAY_MS } from "@/lib/platform/time/units";

export const LONGEST_DAYS = 366;

/** Less than a week, so that no two occurrences of an event are on one day. */
export const LONGEST_REPEATED_DAYS = 6;
export const MOST_REPEATING = 100;
export const MOST_SKIPPED = 200;

export const END_BEFORE_START = "The end cannot be before the start.";

export const endsBefore = (start: string, end: string): boolean => Date.parse(end) < Date.parse(start);

export const lastsTooLong = (start: string, end: string): boolean =>
  Date.parse(end) - Date.parse(start) > LONGEST_DAYS * DAY_MS;

// One hour more, because of the day on which the clocks go back.
export const lastsTooLongToRepeat = (start: string, end: string): boolean =>
  Date.parse(end) - Date.parse(start) > LONGEST_REPEATED_DAYS * DAY_MS + DAY_MS / 24;
