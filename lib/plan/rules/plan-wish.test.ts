import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/platform/time/civil";
import { type PlanFacts, studyInputOf } from "./facts";
import { makePlan } from "./make-plan";
import { WISHES } from "./plan-range";
import { fittingWish } from "./plan-wish";
import { outcomeOf } from "./verdict";

const TODAY = "2027-03-20";

/** A course with topics of these minutes, and a wish of minutes for every day. */
const factsOf = (examIn: number, minutes: readonly number[], wish: number | null): PlanFacts => ({
  today: TODAY,
  wish,
  hours: null,
  daysOff: [],
  daysOffBefore: [],
  reviewed: 0,
  practised: 0,
  pace: null,
  courses: [
    {
      courseId: 1,
      code: null,
      title: "Course",
      examDate: addDays(TODAY, examIn),
      enrolledAt: TODAY,
      examSetOn: null,
      recent: 0,
      closed: 0,
      total: minutes.length,
      begun: false,
      passedOn: null,
      remembers: false,
      aim: null,
      mockMinutes: null,
      mocksTaken: [],
      modules: [{ moduleId: 1, minutes: 100, topics: minutes.length }],
      topics: minutes.map((size, at) => ({
        topicId: at + 1,
        moduleId: 1,
        title: `Topic ${at + 1}`,
        minutes: size,
        lesson: true,
        completedAt: null,
        completedToday: false,
        pin: null,
        skipped: false,
      })),
    },
  ],
});

const sizes = fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 1, maxLength: 25 });
const anExam = fc.integer({ min: 4, max: 60 });

describe("a wish of minutes for every day", () => {
  it("plans exactly as seven equal weekdays do", () => {
    fc.assert(
      fc.property(anExam, sizes, fc.integer({ min: 10, max: 240 }), (examIn, minutes, wish) => {
        const facts = factsOf(examIn, minutes, wish);
        const week = { ...facts, wish: null, hours: new Array<number>(7).fill(wish) };
        expect(makePlan(facts)).toEqual(makePlan(week));
      }),
      { numRuns: 60 },
    );
  });

  it("is never exceeded, also where it is too small for everything", () => {
    fc.assert(
      fc.property(anExam, sizes, fc.integer({ min: 10, max: 60 }), (examIn, minutes, wish) => {
        const loads = new Map<number, number>();
        for (const entry of makePlan(factsOf(examIn, minutes, wish)).entries)
          loads.set(entry.day, (loads.get(entry.day) ?? 0) + entry.minutes);
        expect(Math.max(0, ...loads.values())).toBeLessThanOrEqual(wish);
      }),
      { numRuns: 60 },
    );
  });

  it("is offered as the shortest choice into which everything fits", () => {
    fc.assert(
      fc.property(anExam, sizes, (examIn, minutes) => {
        const facts = factsOf(examIn, minutes, 10);
        const fits = (wish: number) => outcomeOf(studyInputOf({ ...facts, wish })).fits;
        const offered = fittingWish(facts);
        if (offered !== null) expect(fits(offered)).toBe(true);
        for (const wish of WISHES) if (offered === null || wish < offered) expect(fits(wish)).toBe(false);
      }),
      { numRuns: 60 },
    );
    expect(fittingWish(factsOf(12, [30, 30, 30, 30, 30, 30], 10))).toBe(30);
    expect(fittingWish(factsOf(3, Array(40).fill(60), 10))).toBeNull();
  });
});
