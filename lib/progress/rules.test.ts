import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayIn } from "@/lib/platform/time/civil";
import {
  countdownOf,
  dayBegan,
  daysLeft,
  examDayFrom,
  inDays,
  isFinished,
  nearestAchievement,
  nextExam,
  percentOf,
  reachedBy,
  reachedByAnswers,
  streakOf,
  untilTomorrow,
} from "./rules";

const TODAY = "2026-03-28";
const aDay = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays("2000-01-01", days));

describe("percentOf", () => {
  it.each([
    [0, 0, 0],
    [0, 7, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 200, 1],
    [199, 200, 100],
    [7, 7, 100],
  ])("%i of %i is %i", (completed, total, percent) => expect(percentOf(completed, total)).toBe(percent));
});

describe("isFinished", () => {
  it("says no for a course without topics, and for rounded hundreds", () => {
    expect(isFinished({ completedTopics: 0, totalTopics: 0 })).toBe(false);
    expect(isFinished({ completedTopics: 199, totalTopics: 200 })).toBe(false);
    expect(isFinished({ completedTopics: 200, totalTopics: 200 })).toBe(true);
  });
});

describe("examDayFrom", () => {
  it.each([
    ["2026-06-03", "Pacific/Kiritimati", "2026-06-03"],
    ["2026-06-03", "Pacific/Pago_Pago", "2026-06-03"],
    ["2026-06-02T22:30:00Z", "Europe/Berlin", "2026-06-03"],
    ["2026-06-02T21:30:00Z", "Europe/Berlin", "2026-06-02"],
    ["2026-06-03T02:00:00+05:30", "Asia/Kolkata", "2026-06-03"],
    ["2026-06-03T02:00:00+05:30", "America/New_York", "2026-06-02"],
    ["2026-06-03T12:00:00Z", "Pacific/Kiritimati", "2026-06-04"],
  ])("%s means to somebody in %s the day %s", (raw, timeZone, day) => {
    expect(examDayFrom(raw, timeZone)).toBe(day);
  });
});

describe("countdown", () => {
  it.each([
    [30, "Exam in 30 days", 30, "in 30 days"],
    [2, "Exam in 2 days", 2, "in 2 days"],
    [1, "Exam in 1 day", 1, "in 1 day"],
    [0, "Exam is today!", 0, "today"],
    [-1, "Exam date has passed!", 0, "today"],
  ])("%i days ahead", (days, sentence, left, short) => {
    const examDate = addDays(TODAY, days);
    expect(countdownOf(examDate, TODAY)).toBe(sentence);
    expect(daysLeft(examDate, TODAY)).toBe(left);
    expect(inDays(examDate, TODAY)).toBe(short);
  });
});

describe("nextExam", () => {
  const course = (id: number, days: number | null) => ({
    id,
    examDate: days === null ? null : addDays(TODAY, days),
  });

  it("takes the earliest that has not passed, today's included", () => {
    expect(nextExam([course(1, 9), course(2, -1), course(3, 4), course(4, null)], TODAY)?.id).toBe(3);
    expect(nextExam([course(1, 9), course(2, 0)], TODAY)?.id).toBe(2);
    expect(nextExam([course(1, -1), course(2, null)], TODAY)).toBeNull();
    expect(nextExam([], TODAY)).toBeNull();
  });
});

describe("untilTomorrow", () => {
  it.each([
    ["UTC", "2026-03-28T23:59:59.999Z", 1],
    ["UTC", "2026-03-28T00:00:00Z", 24 * 3_600_000],
    ["Europe/Berlin", "2026-03-28T23:00:00Z", 23 * 3_600_000],
    ["Europe/Berlin", "2026-10-24T22:00:00Z", 25 * 3_600_000],
    ["Australia/Lord_Howe", "2026-10-03T13:30:00Z", 23.5 * 3_600_000],
  ])("in %s at %s is %i ms", (timeZone, instant, length) => {
    expect(untilTomorrow(timeZone, new Date(instant))).toBe(length);
  });

  it("ends exactly where the day changes", () => {
    const zone = fc.constantFrom("Asia/Kathmandu", "America/St_Johns", "Pacific/Kiritimati", "Africa/Cairo");
    const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2029-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(zone, instant, (timeZone, at) => {
        const end = at.getTime() + untilTomorrow(timeZone, at);
        const today = dayIn(timeZone, at);
        return dayIn(timeZone, new Date(end - 1)) === today && dayIn(timeZone, new Date(end)) === addDays(today, 1);
      }),
    );
  });
});

it("a day begins where the one before it ends", () => {
  const zone = fc.constantFrom("UTC", "Europe/Berlin", "Africa/Cairo", "Pacific/Kiritimati", "Australia/Lord_Howe");
  const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2029-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(zone, instant, (timeZone, at) => {
      const began = dayBegan(timeZone, at);
      const today = dayIn(timeZone, at);
      return dayIn(timeZone, began) === today && dayIn(timeZone, new Date(began.getTime() - 1)) === addDays(today, -1);
    }),
  );
});

describe("streakOf", () => {
  it("counts until the day after its last day", () => {
    expect(streakOf(null, TODAY)).toBe(0);
    expect(streakOf({ day: TODAY, streak: 5 }, TODAY)).toBe(5);
    expect(streakOf({ day: addDays(TODAY, -1), streak: 5 }, TODAY)).toBe(5);
    expect(streakOf({ day: addDays(TODAY, -2), streak: 5 }, TODAY)).toBe(0);
  });

  it("survives a flight west, where today is the day before the last study day", () => {
    expect(streakOf({ day: addDays(TODAY, 1), streak: 5 }, TODAY)).toBe(5);
  });

  it("agrees with walking the days one by one", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1 }), aDay, (ago, today) => {
        const studied = new Set(ago.map((days) => addDays(today, -days)));
        const runTo = (day: string): number => (studied.has(day) ? 1 + runTo(addDays(day, -1)) : 0);
        const last = addDays(today, -Math.min(...ago));
        const expected = runTo(today) || runTo(addDays(today, -1));
        return streakOf({ day: last, streak: runTo(last) }, today) === expected;
      }),
    );
  });
});

describe("achievements", () => {
  it.each([
    [0, 0, []],
    [1, 0, ["first-step"]],
    [9, 2, ["first-step"]],
    [10, 3, ["first-step", "getting-started", "consistent-learner"]],
    [24, 0, ["first-step", "getting-started"]],
    [25, 0, ["first-step", "getting-started", "learning-enthusiast"]],
  ])("%i topics and a streak of %i reach %j", (topics, streak, kinds) => {
    expect(reachedBy(topics, streak)).toEqual(kinds);
  });

  it.each([
    [98, 99, []],
    [99, 100, ["hundred-answers"]],
    [63, 101, ["hundred-answers"]],
    [100, 101, []],
  ])("answers from %i to %i reach %j", (from, to, kinds) => {
    expect(reachedByAnswers(from, to)).toEqual(kinds);
  });

  it("names the one that is nearest, and none when all are reached", () => {
    expect(nearestAchievement([], 0, 0)?.achievement.kind).toBe("first-step");
    expect(nearestAchievement(["first-step"], 4, 2)).toMatchObject({
      achievement: { title: "Consistent Learner" },
      value: 2,
      goal: 3,
    });
    expect(nearestAchievement(["first-step"], 9, 1)).toMatchObject({
      achievement: { title: "Getting Started" },
      value: 9,
      goal: 10,
    });
    expect(nearestAchievement(reachedBy(25, 3), 25, 3)).toBeNull();
  });

  it("never shows more than the goal: what was reached once may be undone and reached by other courses", () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(10), (topics, streak) => {
        const next = nearestAchievement([], topics, streak);
        return next !== null && next.value <= next.goal;
      }),
    );
  });
});
