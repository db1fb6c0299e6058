import { addDays, type CivilDay, isCivilDay } from "./civil";

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/**
 * What somebody typed as a date: '2027-01-27', '27 January 2027', '27/1/2027', '27012027', '27 Jan', 'tomorrow'. The
 * day comes before the month, unless only the other order is a date. Without a year it is the next such day. Null for
 * anything else.
 */
export function dayFrom(typed: string, today: CivilDay): CivilDay | null {
  const text = plain(typed);
  if (text === "today") return today;
  if (text === "tomorrow") return addDays(today, 1);
  for (const [form, groups] of FORMS) {
    const match = form.exec(text);
    if (!match) continue;
    const [date, month, year] = groups.map((group) => match[group]);
    return dayOfParts(date ?? "", month ?? "", year, today);
  }
  return null;
}

/** Whether the text is a date with all four digits of its year, so that more digits would not change it. */
export const isWholeDate = (typed: string): boolean => /^\d{4}-\d\d-\d\d$|\d{4}$/.test(typed.trim());

const plain = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/(\d)(st|nd|rd|th)\b/g, "$1")
    .replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /, "")
    .replace(/[,.]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The forms, each with its groups for day, month and year. */
const FORMS: readonly (readonly [RegExp, readonly [number, number, number]])[] = [
  [/^(\d{4})[-/ ](\d{1,2})[-/ ](\d{1,2})$/, [3, 2, 1]],
  [/^(\d{2})(\d{2})(\d{4})$/, [1, 2, 3]],
  [/^(\d{1,2})[-/ ](\d{1,2})(?:[-/ ](\d{4}|\d{2}))?$/, [1, 2, 3]],
  [/^(\d{1,2})[-/ ]?([a-z]{3,9})(?:[-/ ]?(\d{4}|\d{2}))?$/, [1, 2, 3]],
  [/^([a-z]{3,9}) ?(\d{1,2})(?: (\d{4}|\d{2}))?$/, [2, 1, 3]],
];

function dayOfParts(date: string, month: string, year: string | undefined, today: CivilDay): CivilDay | null {
  const namedMonth = MONTHS.findIndex((name) => name.startsWith(month)) + 1;
  const monthNumber = /^\d/.test(month) ? Number(month) : namedMonth;
  const dayInYear = (fullYear: string) =>
    dayOfNumbers(fullYear, monthNumber, Number(date)) ??
    (namedMonth > 0 ? null : dayOfNumbers(fullYear, Number(date), monthNumber));
  if (year !== undefined) return dayInYear(year.length === 2 ? `20${year}` : year);
  const thisYear = Number(today.slice(0, 4));
  // A 29 February may be four years away, or eight.
  for (let candidate = thisYear; candidate <= thisYear + 8; candidate += 1) {
    const day = dayInYear(String(candidate));
    if (day !== null && day >= today) return day;
  }
  return null;
}

function dayOfNumbers(year: string, month: number, date: number): CivilDay | null {
  const day = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  return isCivilDay(day) ? day : null;
}

/** What somebody typed as a time, as 'HH:MM': '17:30', '9', '930', '5.30 pm', 'noon'. Null for anything else. */
export function timeFrom(typed: string): string | null {
  const text = typed.trim().toLowerCase().replace(/\s+/g, "");
  if (text === "noon") return "12:00";
  if (text === "midnight") return "00:00";
  const [, hours, minutes = "00", half] = /^(\d{1,2})[:.h]?(\d{2})?(?:([ap])\.?m?\.?)?$/.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const hour = half ? hourOfHalf(Number(hours), half) : Number(hours);
  if (hour === null || hour > 23) return null;
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

/** Twelve is the first hour of each half of the day. */
const hourOfHalf = (hour: number, half: string): number | null =>
  hour < 1 || hour > 12 ? null : (hour % 12) + (half === "p" ? 12 : 0);

export const isWholeTime = (typed: string): boolean => /^\d\d:\d\d$/.test(typed.trim());

/** The time so many minutes later, within the same day. */
export function timeAfter(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const total = Math.min(Math.max(hour * 60 + minute + minutes, 0), 24 * 60 - 1);
  return `${String(Math.floor(total / 60)).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}
