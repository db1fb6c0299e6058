import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween } from "@/lib/platform/civil";
import { courses, courseWith, TODAY } from "@/tests/support/plans";
import { planOf } from "./plan";

describe("a wish of minutes a day", () => {
  it("is kept on every day when everything fits, but for a single topic that is longer", () => {
    fc.assert(
      fc.property(courses, fc.integer({ min: 10, max: 600 }), (list, minutes) => {
        const plan = planOf(list, TODAY, minutes);
        fc.pre(plan.unfit === 0 && plan.items.length > 0);
        const dates = new Map<string, number[]>();
        for (const { date, minutes: size } of plan.items) dates.set(date, [...(dates.get(date) ?? []), size]);
        for (const list of dates.values())
          expect(list.length === 1 || list.reduce((sum, size) => sum + size, 0) <= minutes).toBe(true);
      }),
    );
  });

  it("that is too small changes nothing but what is said", () => {
    fc.assert(
      fc.property(courses, fc.integer({ min: 10, max: 60 }), (list, minutes) => {
        const plan = planOf(list, TODAY, minutes);
        fc.pre(plan.unfit > 0);
        expect(plan.items).toEqual(planOf(list, TODAY).items);
        expect(plan.unfit).toBeLessThanOrEqual(plan.items.length);
      }),
    );
  });

  it("fills the days from the front and counts what does not fit", () => {
    const course = courseWith(1, 7, [30, 30, 30, 30, 30, 30]);
    const days = (minutes: number) =>
      planOf([course], TODAY, minutes).items.map(({ date }) => daysBetween(TODAY, date));
    expect(days(60)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(days(45)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(planOf([course], TODAY, 45).unfit).toBe(0);
    expect(planOf([course], TODAY, 15).unfit).toBe(3);
  });
});
