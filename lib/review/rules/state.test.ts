import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/platform/time/civil";
import { courseStateOf, minutesUntil, taperFor } from "./state";
import { answerTimes } from "./times";

const TODAY = "2027-03-22";
const EXAM = addDays(TODAY, 60);
const times = answerTimes({ right: null, wrong: null, rightCount: 0, wrongCount: 0 });
const time = { today: TODAY, hours: null, wish: null, daysOff: [], examDates: [EXAM], lessonsRemain: false };
const week = (minutes: number) => new Array<number>(7).fill(minutes);

const taperOf = (more: Partial<Parameters<typeof minutesUntil>[1]>) => {
  const facts = { examDate: EXAM, base: null, taperDays: null, passed: false, keptFresh: false };
  const state = courseStateOf(facts, TODAY, (examDate) =>
    taperFor(150, minutesUntil(examDate, { ...time, ...more }), times),
  );
  return state.kind === "exam" ? state.taperDays : null;
};

describe("the taper without a fitted aim", () => {
  it("takes twenty minutes a day without study hours", () => {
    expect(taperOf({})).toBe(Math.ceil((2 * 150 * taperMinutes()) / 20));
  });

  it("takes the minutes that study hours or a wish leave to reviews", () => {
    const short = taperOf({ hours: week(60) });
    expect(taperOf({ hours: week(180) })).toBeLessThan(short ?? 0);
    expect(taperOf({ wish: 60 })).toBe(short);
    expect(taperOf({ hours: week(0) })).toBe(42);
  });

  it("is longer while lessons remain, with days off and beside another exam", () => {
    const alone = taperOf({ hours: week(60) }) ?? 0;
    const off = Array.from({ length: 30 }, (_, day) => addDays(TODAY, day));
    expect(taperOf({ hours: week(60), lessonsRemain: true })).toBeGreaterThan(alone);
    expect(taperOf({ hours: week(60), daysOff: off })).toBeGreaterThan(alone);
    expect(taperOf({ hours: week(60), examDates: [EXAM, addDays(EXAM, 3)] })).toBeGreaterThan(alone);
  });

  it("gives way to the fitted one", () => {
    const facts = { examDate: EXAM, base: 0.9, taperDays: 11, passed: false, keptFresh: false };
    expect(courseStateOf(facts, TODAY, () => 30)).toMatchObject({ base: 0.9, taperDays: 11 });
  });
});

/** The usual recall of 0.85 with the usual seconds. */
const taperMinutes = () => (0.85 * times.right + 0.15 * times.wrong) / 60;
