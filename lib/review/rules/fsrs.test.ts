import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "@/lib/platform/time/civil";
import { fsrs } from "./fsrs";
import { GRADES, type Grade, memoryAfter, recallOn } from "./memory";

const DAY = "2026-11-22";
const grades = Object.keys(GRADES) as Grade[];

test("the formulas give what the library gives, after any series of answers", () => {
  const answers = fc.array(fc.tuple(fc.constantFrom(...grades), fc.integer({ min: 0, max: 90 })), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.constantFrom(...grades), answers, (first, past) => {
      let day = DAY;
      let memory = memoryAfter(null, first, day);
      let [stability, difficulty] = [fsrs.firstStability(first), fsrs.firstDifficulty(first)];
      for (const [grade, wait] of past) {
        day = addDays(day, wait);
        memory = memoryAfter(memory, grade, day);
        stability = fsrs.stability(stability, difficulty, wait, grade);
        difficulty = fsrs.difficulty(difficulty, grade);
      }
      expect(stability / memory.stability).toBeCloseTo(1, 4);
      expect(difficulty).toBeCloseTo(memory.difficulty, 5);
      expect(fsrs.recall(stability, 17)).toBeCloseTo(recallOn(memory, addDays(day, 17)), 4);
    }),
  );
});

test("recall falls to a value after the days that are given for it", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 400, noNaN: true }),
      fc.double({ min: 0.3, max: 0.99, noNaN: true }),
      (s, r) => {
        expect(fsrs.recall(s, fsrs.daysUntil(s, r))).toBeCloseTo(r, 9);
      },
    ),
  );
});
