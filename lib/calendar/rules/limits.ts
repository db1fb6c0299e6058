export const LONGEST_DAYS = 366;

export const END_BEFORE_START = "The end cannot be before the start.";

const DAY_MS = 86_400_000;

export const endsBefore = (start: string, end: string): boolean => Date.parse(end) < Date.parse(start);

export const lastsTooLong = (start: string, end: string): boolean =>
  Date.parse(end) - Date.parse(start) > LONGEST_DAYS * DAY_MS;
