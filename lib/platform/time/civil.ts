import { dateFormat } from "./date-format";
import { DAY_MS } from "./units";

// Never divide milliseconds to count days: a day has 23 to 25 hours, and a time zone may skip a whole day.

/** A calendar date, `YYYY-MM-DD`. */
export type CivilDay = string;

const NUMBERS = { year: "numeric", month: "2-digit", day: "2-digit" } as const;

/** The local date in this time zone. It is built from parts because no locale guarantees the order. */
export function dayIn(timeZone: string, instant: Date): CivilDay {
  const parts = dateFormat({ ...NUMBERS, timeZone }).formatToParts(instant);
  const partOf = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  return `${partOf("year")}-${partOf("month")}-${partOf("day")}`;
}

/** The local hour, 0 to 23. */
export const hourIn = (timeZone: string, instant: Date): number =>
  Number(dateFormat({ timeZone, hour: "2-digit", hourCycle: "h23" }).format(instant));

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

// Without a regular expression, because a plan counts thousands of days.
const ordinal = (day: CivilDay): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))) / DAY_MS;

const fromOrdinal = (days: number): CivilDay => new Date(days * DAY_MS).toISOString().slice(0, 10);

/** A real date of the years 2000 to 2100. */
export function isCivilDay(text: string): boolean {
  if (!DAY.test(text) || text < "2000-01-01" || text > "2100-12-31") return false;
  const days = ordinal(text);
  return Number.isFinite(days) && fromOrdinal(days) === text;
}

const ZONED = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** An instant with a time zone, on a real day of the years 2000 to 2100. */
export function isInstant(raw: string): boolean {
  const [, day] = ZONED.exec(raw) ?? [];
  return day !== undefined && isCivilDay(day);
}

export const isDayOrInstant = (raw: string): boolean => isCivilDay(raw) || isInstant(raw);

export const daysBetween = (from: CivilDay, to: CivilDay): number => ordinal(to) - ordinal(from);
export const addDays = (day: CivilDay, days: number): CivilDay => fromOrdinal(ordinal(day) + days);
/** 0 for Monday. */
export const weekdayOf = (day: CivilDay): number => (ordinal(day) + 3) % 7;

/** Converts to and from Prisma's value for a DATE column, which is midnight in UTC. */
export const dateOf = (day: CivilDay): Date => new Date(`${day}T00:00:00Z`);
export const dayOf = (date: Date): CivilDay => date.toISOString().slice(0, 10);

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return /^[A-Za-z0-9_+\-/]{1,64}$/.test(name);
  } catch {
    return false;
  }
}

type Style = "short" | "day" | "long" | "weekday" | "name";
const STYLES: Record<Style, Intl.DateTimeFormatOptions> = {
  short: { day: "numeric", month: "short" },
  day: { day: "numeric", month: "long" },
  long: { day: "numeric", month: "long", year: "numeric" },
  weekday: { weekday: "long", day: "numeric", month: "long" },
  name: { weekday: "long" },
};

/** '3 June 2027', '3 Jun', '3 June', 'Thursday 3 June', 'Thursday'. */
export const dayInWords = (day: CivilDay, style: Style = "long"): string =>
  dateFormat({ ...STYLES[style], timeZone: "UTC" }).format(dateOf(day));
