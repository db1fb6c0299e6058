import { expect, test } from "vitest";
import { countedAnswers, guessOf, type MarkedAnswer } from "./answers";

const marked = (over: Partial<MarkedAnswer> = {}): MarkedAnswer => ({
  moduleId: 1,
  questionId: 1,
  isTemplate: false,
  seed: null,
  first: true,
  day: 100,
  daysAgo: 0,
  difficulty: 0,
  guess: 0.25,
  recall: 1,
  share: 1,
  selfMarked: false,
  paused: false,
  ...over,
});

test("a written question counts once, when it was met first", () => {
  expect(countedAnswers([marked(), marked({ first: false })])).toHaveLength(1);
});

test("of a template each new variant counts, at most three a day", () => {
  const variant = (seed: number, day = 100) => marked({ isTemplate: true, first: seed === 1, seed, day });
  expect(countedAnswers([1, 1, 2, 3, 4, 5].map((seed) => variant(seed)))).toHaveLength(3);
  expect(countedAnswers([1, 2, 3, 4].map((seed) => variant(seed)).concat(variant(5, 101)))).toHaveLength(4);
});

test("an answer weighs half after thirty days, a quarter if self-marked, half from a paused mock exam", () => {
  const weightOf = (over: Partial<MarkedAnswer>) => countedAnswers([marked(over)])[0]?.weight;
  expect(weightOf({})).toBe(1);
  expect(weightOf({ daysAgo: 30 })).toBeCloseTo(0.5);
  expect(weightOf({ selfMarked: true })).toBe(0.25);
  expect(weightOf({ paused: true, daysAgo: 60 })).toBeCloseTo(0.125);
  expect(weightOf({ daysAgo: -1 })).toBe(1);
});

test("the chance of guessing falls with the number of options", () => {
  expect(guessOf("choice", 2)).toBe(0.5);
  expect(guessOf("choice", 4)).toBe(0.25);
  expect(guessOf("choice", null)).toBe(0.25);
  expect(guessOf("number", null)).toBe(0.02);
  expect(guessOf("several", 5)).toBeLessThan(guessOf("choice", 5));
});
