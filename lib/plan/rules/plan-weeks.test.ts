import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekdayOf } from "@/lib/platform/time/civil";
import type { PlanEntry } from "../contract/plan";
import { weekInWords, weeksOfPlan } from "./plan-weeks";

const entry: PlanEntry = {
  kind: "learn",
  courseId: 1,
  courseTitle: "FA",
  topicId: 1,
  title: "Inventory",
  minutes: 30,
  link: "/courses/1",
  done: false,
};
const dayWith = (date: string, count: number) => ({
  date,
  room: 60,
  items: Array.from({ length: count }, () => entry),
});

test("every planned and every marked day stands once, in order, in the week of its Monday", () => {
  const offsets = fc.uniqueArray(fc.nat(200), { maxLength: 40 });
  fc.assert(
    fc.property(fc.array(fc.nat(2), { maxLength: 60 }), offsets, (counts, marks) => {
      const planned = counts.map((count, at) => dayWith(addDays("2026-11-22", at), count));
      const marked = marks.map((at) => addDays("2026-11-22", at));
      const weeks = weeksOfPlan(planned, marked);
      const busy = planned.filter(({ items }) => items.length > 0).map(({ date }) => date);
      expect(weeks.flatMap(({ days }) => days.map(({ date }) => date))).toEqual(
        [...new Set([...busy, ...marked])].sort(),
      );
      for (const { monday, days } of weeks) {
        expect(weekdayOf(monday)).toBe(0);
        for (const { date } of days) expect(date >= monday && date <= addDays(monday, 6)).toBe(true);
      }
      expect(new Set(weeks.map(({ monday }) => monday)).size).toBe(weeks.length);
    }),
  );
});

test("a week is named as seen from today", () => {
  expect(["2026-11-16", "2026-11-23", "2026-11-30"].map((monday) => weekInWords(monday, "2026-11-22"))).toEqual([
    "This week",
    "Next week",
    "30 November – 6 December",
  ]);
});
