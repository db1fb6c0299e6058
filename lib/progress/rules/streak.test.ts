import { expect, test } from "vitest";
import { isMilestone, mondayOf, streakDayInWords, weekOfStreak } from "./streak";

const statesOf = (days: string[], today: string) => weekOfStreak(days, today).week.map(({ state }) => state);

test("a week begins on Monday, whatever today is", () => {
  expect(mondayOf("2026-11-22")).toBe("2026-11-16");
  expect(mondayOf("2026-11-23")).toBe("2026-11-23");
  const { week } = weekOfStreak([], "2026-11-22");
  expect([week[0]?.date, week[6]?.date]).toEqual(["2026-11-16", "2026-11-22"]);
});

test("nobody rests before having studied; today is open until it is studied", () => {
  expect(statesOf([], "2026-11-18")).toEqual(["missed", "missed", "open", "ahead", "ahead", "ahead", "ahead"]);
  expect(statesOf(["2026-11-18"], "2026-11-18")).toEqual([
    "missed",
    "missed",
    "studied",
    "ahead",
    "ahead",
    "ahead",
    "ahead",
  ]);
});

test("the first missed day of a week is a rest day, the second ends the run", () => {
  const days = ["2026-11-16", "2026-11-18", "2026-11-20"];
  expect(statesOf(days, "2026-11-20")).toEqual(["studied", "rest", "studied", "missed", "studied", "ahead", "ahead"]);
  expect(weekOfStreak(days, "2026-11-20").withRest).toBe(1);
  expect(weekOfStreak(days.slice(0, 2), "2026-11-18").withRest).toBe(2);
});

test("each week has a rest day of its own, also over the turn of a year and a leap day", () => {
  // Every day but Sunday: 27 December 2027 is a Monday.
  const days = Array.from(
    { length: 14 },
    (_, at) =>
      [
        "2027-12-27",
        "2027-12-28",
        "2027-12-29",
        "2027-12-30",
        "2027-12-31",
        "2028-01-01",
        "",
        "2028-01-03",
        "2028-01-04",
        "2028-01-05",
        "2028-01-06",
        "2028-01-07",
        "2028-01-08",
        "",
      ][at] ?? "",
  ).filter(Boolean);
  expect(weekOfStreak(days, "2028-01-09").withRest).toBe(12);
  expect(weekOfStreak(["2028-02-28", "2028-03-01"], "2028-03-01").withRest).toBe(2);
});

test("a day without study today does not end the run before midnight", () => {
  expect(weekOfStreak(["2026-11-16", "2026-11-17"], "2026-11-18").withRest).toBe(2);
});

test("7, 30 and 100 are celebrated and nothing else; days are told in words", () => {
  expect([1, 6, 7, 8, 30, 100, 101].filter(isMilestone)).toEqual([7, 30, 100]);
  expect(streakDayInWords("2026-11-18", "open", "2026-11-18")).toBe("Wednesday 18 November, today: not studied yet");
  expect(streakDayInWords("2026-11-17", "rest", "2026-11-18")).toBe("Tuesday 17 November: rest day");
});
