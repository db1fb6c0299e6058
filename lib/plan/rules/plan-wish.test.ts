import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween } from "@/lib/platform/civil";
import { courses, courseWith, TODAY } from "@/tests/support/plans";
import { fittingWish, planOf } from "./plan";
import { WISHES } from "./plan-range";

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
    expect(planOf([course], TODAY, 15).unfitCourses).toEqual([1]);
  });

  it("is offered as the shortest choice into which everything fits", () => {
    expect(fittingWish([courseWith(1, 7, [30, 30, 30, 30, 30, 30])], TODAY)).toBe(30);
    expect(fittingWish([courseWith(1, 3, Array(40).fill(60))], TODAY)).toBeNull();
    expect(fittingWish([courseWith(1, 1, [30])], TODAY)).toBeNull();
    fc.assert(
      fc.property(courses, (list) => {
        const offered = fittingWish(list, TODAY);
        for (const wish of WISHES)
          if (offered === null || wish < offered) {
            const { unfit, courses: planned } = planOf(list, TODAY, wish);
            expect(unfit > 0 || planned.some(({ late, topics }) => late && topics > 0)).toBe(true);
          }
        if (offered !== null) expect(planOf(list, TODAY, offered).unfit).toBe(0);
      }),
      { numRuns: 40 },
    );
  });
});
