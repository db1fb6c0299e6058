import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, weekdayOf } from "@/lib/platform/time/civil";
import { heatInWords, heatLevel, heatWeeks, studiedInWords } from "./heat";

it("has a level for each number of topics, darker with more", () => {
  expect([0, 1, 2, 3, 4, 5, 40].map(heatLevel)).toEqual([0, 1, 2, 3, 3, 4, 4]);
});

it("shows 26 weeks from Monday on, each day once, and today last", () => {
  const aDay = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays("2001-01-01", days));
  fc.assert(
    fc.property(aDay, (today) => {
      const weeks = heatWeeks([], today);
      const days = weeks.flat().map(({ date }) => date);
      expect(weeks).toHaveLength(26);
      expect(weeks.every(([first]) => first && weekdayOf(first.date) === 0)).toBe(true);
      expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? "", index)));
      expect(days.at(-1)).toBe(today);
    }),
  );
});

const day = (date: string, topics: number, answers: number) => ({ date, topics, answers });

it("knows what was done on each day, and shows a day of answers alone as a study day", () => {
  const weeks = heatWeeks([day("2027-03-17", 0, 12), day("2027-03-18", 3, 4)], "2027-03-20");
  expect(weeks.at(-1)).toEqual([
    { ...day("2027-03-15", 0, 0), level: 0 },
    { ...day("2027-03-16", 0, 0), level: 0 },
    { ...day("2027-03-17", 0, 12), level: 1 },
    { ...day("2027-03-18", 3, 4), level: 3 },
    { ...day("2027-03-19", 0, 0), level: 0 },
    { ...day("2027-03-20", 0, 0), level: 0 },
  ]);
});

it("says what it shows", () => {
  const said = (...days: ReturnType<typeof day>[]) => heatInWords(days).replace(" in the last 26 weeks", "");
  expect(said()).toBe("Studied on no day");
  expect(said(day("2027-03-18", 1, 0))).toBe("1 tick on 1 day");
  expect(said(day("2027-03-17", 0, 12))).toBe("12 answers on 1 day");
  expect(said(day("2027-03-17", 0, 12), day("2027-03-18", 2, 1))).toBe("2 ticks and 13 answers on 2 days");
  // Ticked and unticked on one day, which stays a study day.
  expect(said(day("2027-03-18", 0, 0))).toBe("Studied on 1 day");
  expect([day("", 0, 0), day("", 1, 0), day("", 2, 12)].map(studiedInWords)).toEqual([
    "no topics",
    "1 topic",
    "2 topics, 12 answers",
  ]);
});
