import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, weekdayOf } from "@/lib/platform/time/civil";
import { heatInWords, heatLevel, heatWeeks, topicsInWords } from "./heat";

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

it("knows what was done on each day", () => {
  const weeks = heatWeeks([{ date: "2027-03-18", topics: 3 }], "2027-03-20");
  expect(weeks.at(-1)).toEqual([
    { date: "2027-03-15", topics: 0, level: 0 },
    { date: "2027-03-16", topics: 0, level: 0 },
    { date: "2027-03-17", topics: 0, level: 0 },
    { date: "2027-03-18", topics: 3, level: 3 },
    { date: "2027-03-19", topics: 0, level: 0 },
    { date: "2027-03-20", topics: 0, level: 0 },
  ]);
});

it("says what it shows", () => {
  expect(heatInWords([])).toBe("No topics ticked in the last 26 weeks");
  expect(heatInWords([{ date: "2027-03-18", topics: 1 }])).toBe("1 tick on 1 day in the last 26 weeks");
  expect([0, 1, 2].map(topicsInWords)).toEqual(["no topics", "1 topic", "2 topics"]);
});
