import fc from "fast-check";
import { default_w } from "ts-fsrs";
import { expect, test } from "vitest";
import { addDays } from "@/lib/platform/time/civil";
import { type Facts, GRADES, type Grade, gradeOf, memoryAfter, PARAMETERS, recallOn } from "./memory";

const DAY = "2026-11-22";
const grades = Object.keys(GRADES) as Grade[];

test("our parameters are the library's: an update that changes them is seen here", () => {
  expect([...PARAMETERS]).toEqual([...default_w]);
});

test("a first answer and what follows it, held to the digit", () => {
  const first = memoryAfter(null, "good", DAY);
  expect(first).toEqual({ stability: 2.3065, difficulty: 2.11810397, lastDay: DAY });
  expect(memoryAfter(first, "good", addDays(DAY, 5))).toEqual({
    stability: 18.1678499,
    difficulty: 2.11121424,
    lastDay: addDays(DAY, 5),
  });
  expect(memoryAfter(first, "again", DAY).stability).toBe(0.77508398);
  expect(recallOn(first, addDays(DAY, 5))).toBeCloseTo(0.83886143, 8);
});

test("recall is whole on the day and falls from then on", () => {
  fc.assert(
    fc.property(fc.constantFrom(...grades), fc.integer({ min: 0, max: 400 }), (grade, days) => {
      const memory = memoryAfter(null, grade, DAY);
      const [now, later] = [recallOn(memory, addDays(DAY, days)), recallOn(memory, addDays(DAY, days + 1))];
      return recallOn(memory, DAY) === 1 && now > later && later > 0;
    }),
  );
});

test("a better grade is never remembered for a shorter time", () => {
  const answers = fc.array(fc.tuple(fc.constantFrom(...grades), fc.integer({ min: 0, max: 60 })), { maxLength: 12 });
  fc.assert(
    fc.property(answers, fc.integer({ min: 0, max: 60 }), (past, days) => {
      let day = DAY;
      let memory = memoryAfter(null, "good", day);
      for (const [grade, wait] of past) {
        day = addDays(day, wait);
        memory = memoryAfter(memory, grade, day);
      }
      const next = grades.map((grade) => memoryAfter(memory, grade, addDays(day, days)).stability);
      return next.every((stability, index) => index === 0 || stability >= (next[index - 1] ?? 0) - 1e-6);
    }),
  );
});

test("a day that seems to lie before the last answer changes nothing of the day", () => {
  const memory = memoryAfter(null, "good", DAY);
  expect(memoryAfter(memory, "good", "2026-11-21").lastDay).toBe(DAY);
});

const RIGHT: Facts = { share: 1, hinted: false, guessed: false, easy: false, seconds: 60, expected: 90 };

test.each<[string, Partial<Facts>, Grade]>([
  ["right", {}, "good"],
  ["right and too easy", { easy: true }, "easy"],
  ["right and guessed", { guessed: true }, "again"],
  ["right after a hint", { hinted: true }, "hard"],
  ["right after a hint, and too easy", { hinted: true, easy: true }, "hard"],
  ["right in 2.5 times the time", { seconds: 225 }, "good"],
  ["right in more than that", { seconds: 226 }, "hard"],
  ["half right", { share: 0.5 }, "hard"],
  ["half right and guessed", { share: 0.5, guessed: true }, "hard"],
  ["less than half", { share: 0.49 }, "again"],
  ["wrong", { share: 0 }, "again"],
])("%s is %s", (_, facts, grade) => {
  expect(gradeOf({ ...RIGHT, ...facts })).toBe(grade);
});
