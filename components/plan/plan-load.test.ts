import { expect, test } from "vitest";
import type { PlanEntry } from "@/lib/plan/contract/plan";
import { loadInWords, minutesLeft, partsInWords } from "./plan-load";

const part = (kind: PlanEntry["kind"], minutes: number, done = false) => ({ kind, minutes, done });
const [first, second] = [part("learn", 50), part("learn", 45)];

test.each([
  [[], ""],
  [[first, second], "2 topics, 1 h 35 min"],
  [[part("review", 20), first, part("mock", 120)], "1 topic, review, mock exam, 3 h 10 min"],
  [[part("go-through", 60)], "practice, 1 h"],
  [[{ ...first, done: true }, second], "1 topic, 45 min, 1 done"],
  [[part("review", 20, true), { ...first, done: true }], "2 done"],
])("the load of a day says what is left, and how much is done: %j is '%s'", (items, words) => {
  expect(loadInWords(items)).toBe(words);
});

test("what is done is no part of what a day holds", () => {
  const items = [part("review", 20, true), { ...first, done: true }, second];
  expect([partsInWords(items), minutesLeft(items)]).toEqual(["1 topic", 45]);
});
