import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  dateOf,
  dayIn,
  dayInWords,
  dayOf,
  daysBetween,
  isCivilDay,
  isDayOrInstant,
  isInstant,
  isTimeZone,
  weekdayOf,
} from "./civil";

const ZONES = [
  "UTC",
  "Europe/London",
  "Europe/Berlin",
  "America/New_York",
  "America/St_Johns",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "Pacific/Apia",
];

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const two = (value: number) => String(value).padStart(2, "0");
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number) => (month === 1 && isLeap(year) ? 29 : (LENGTHS[month] ?? 0));

/** Every day of the years 2000 to 2100, counted on the fingers. */
const CALENDAR = Array.from({ length: 101 }, (_, index) => 2000 + index).flatMap((year) =>
  LENGTHS.flatMap((_, month) =>
    Array.from({ length: lengthOf(year, month) }, (_, day) => `${year}-${two(month + 1)}-${two(day + 1)}`),
  ),
);

const place = fc.integer({ min: 0, max: CALENDAR.length - 1 });
const dayAt = (index: number) => CALENDAR[index] ?? "";

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** The date on the wall as another formatter spells it, in other words and another order. */
function oracleIn(timeZone: string) {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "long", day: "numeric" });
  return (instant: Date) => {
    const [month = "", day, year] = format.format(instant).replace(",", "").split(" ");
    return `${year}-${two(MONTHS.indexOf(month) + 1)}-${two(Number(day))}`;
  };
}

describe("dayIn", () => {
  it.each(ZONES)("tells the date on the wall in %s for every hour of three years", (timeZone) => {
    const first = Date.UTC(2025, 11, 30);
    const oracle = oracleIn(timeZone);
    for (let hour = 0; hour < 3 * 366 * 24; hour += 1) {
      const instant = new Date(first + hour * 3_600_000);
      // An assertion for each of the 26 000 hours would take ten times as long.
      if (dayIn(timeZone, instant) !== oracle(instant))
        expect(dayIn(timeZone, instant), instant.toISOString()).toBe(oracle(instant));
    }
  });

  it.each([
    ["Europe/Berlin", "2026-03-28T22:59:59Z", "2026-03-28"],
    ["Europe/Berlin", "2026-03-28T23:00:00Z", "2026-03-29"],
    ["Europe/Berlin", "2026-03-29T21:59:59Z", "2026-03-29"],
    ["Europe/Berlin", "2026-03-29T22:00:00Z", "2026-03-30"],
    ["America/New_York", "2026-11-01T03:59:59Z", "2026-10-31"],
    ["America/New_York", "2026-11-02T04:59:59Z", "2026-11-01"],
    ["Asia/Kathmandu", "2026-06-01T18:14:59Z", "2026-06-01"],
    ["Asia/Kathmandu", "2026-06-01T18:15:00Z", "2026-06-02"],
    ["Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-29"],
    ["Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-31"],
  ])("in %s at %s is %s", (timeZone, instant, day) => {
    expect(dayIn(timeZone, new Date(instant))).toBe(day);
  });
});

describe("isCivilDay", () => {
  it("knows every day from 2000 to 2100", () => {
    expect(CALENDAR).toHaveLength(36_890);
    expect(CALENDAR.filter((day) => !isCivilDay(day))).toEqual([]);
  });

  it("knows no other", () => {
    const known = new Set(CALENDAR);
    const number = (max: number) => fc.integer({ min: 0, max }).map(two);
    const raw = fc.tuple(fc.integer({ min: 1990, max: 2110 }), number(14), number(33)).map((part) => part.join("-"));
    fc.assert(fc.property(fc.oneof(raw, fc.string()), (text) => isCivilDay(text) === known.has(text)));
  });
});

describe("counting", () => {
  it("finds the days between two dates as a calendar does", () => {
    fc.assert(fc.property(place, place, (a, b) => daysBetween(dayAt(a), dayAt(b)) === b - a));
  });

  it("adds days as a calendar does", () => {
    fc.assert(fc.property(place, place, (a, b) => addDays(dayAt(a), b - a) === dayAt(b)));
  });

  it("names weekdays from Monday, beginning with the Saturday of 2000-01-01", () => {
    fc.assert(fc.property(place, (index) => weekdayOf(dayAt(index)) === (index + 5) % 7));
  });

  it("survives the way through a database column", () => {
    fc.assert(fc.property(place, (index) => dayOf(dateOf(dayAt(index))) === dayAt(index)));
  });
});

describe("dayInWords", () => {
  it.each([
    ["long", "3 June 2027"],
    ["short", "3 Jun"],
    ["weekday", "Thursday 3 June"],
  ] as const)("%s is %s", (style, words) => {
    expect(dayInWords("2027-06-03", style)).toBe(words);
  });
});

describe("isTimeZone", () => {
  it.each(ZONES)("accepts %s", (name) => expect(isTimeZone(name)).toBe(true));
  it.each(["", "Mars/Phobos", "Europe/Berlin; drop", "Europe", "x".repeat(65)])("refuses '%s'", (name) =>
    expect(isTimeZone(name)).toBe(false),
  );
});

it("a moment needs its zone and a real day between 2000 and 2100", () => {
  const good = ["2026-12-08T09:00Z", "2026-12-08T09:00:00.123Z", "2028-02-29T23:59:59+14:00", "2100-12-31T00:00-12:00"];
  expect(good.filter((raw) => !isInstant(raw))).toEqual([]);
  const bad = [
    "",
    "2026-12-08",
    "2026-12-08T09:00",
    "2026-12-08 09:00Z",
    "2026-02-30T09:00Z",
    "2026-13-01T09:00Z",
    "1999-12-31T09:00Z",
    "2101-01-01T09:00Z",
    "+010000-01-01T00:00Z",
    "2026-12-08T24:00Z",
    "2026-12-08T09:60Z",
    "2026-12-08T09:00+24:00",
    "2026-12-08T09:00[Mars/Phobos]",
    "1765184400000",
  ];
  expect(bad.filter(isInstant)).toEqual([]);
});

describe("isDayOrInstant", () => {
  it.each([
    "2026-06-03",
    "2000-01-01",
    "2100-12-31",
    "2028-02-29",
    "2000-02-29",
    "2026-06-03T09:30Z",
    "2026-06-03T09:30:00Z",
    "2026-06-03T23:59:59.999+05:45",
    "2026-06-03T00:00:00-11:00",
  ])("accepts %s", (raw) => expect(isDayOrInstant(raw)).toBe(true));

  it.each([
    "",
    " 2026-06-03",
    "2026-06-03\n",
    "2026-02-30",
    "2026-02-29",
    "2100-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-06-00",
    "0000-01-01",
    "1999-12-31",
    "2101-01-01",
    "+010000-01-01",
    "9999-12-31",
    "1780444800000",
    "2026-6-3",
    "03/06/2026",
    "2026-06-03T24:00:00Z",
    "2026-06-03T09:60:00Z",
    "2026-06-03T09:30:60Z",
    "2026-06-03T09:30:00",
    "2026-06-03T09:30:00+24:00",
    "2026-02-30T09:30:00Z",
    "2026-06-03 09:30:00Z",
    "2026-06-03T09:30:00z",
    "tomorrow",
    "２０２６-06-03",
  ])("refuses '%s'", (raw) => expect(isDayOrInstant(raw)).toBe(false));
});
