import { expect, test } from "vitest";
import type { Item } from "../contract/shapes";
import { causesInWords } from "./causes";
import { isShown, rightInWords, secondsInWords } from "./figures";

const item = (verdict: "right" | "part" | "wrong", part: Partial<Item> = {}) =>
  ({ verdict, feedback: null, withdrawn: false, flagged: false, guessed: false, ...part }) as Item;

test("what was taken out does not count", () => {
  expect(rightInWords([item("right"), item("part"), item("wrong", { withdrawn: true })])).toBe("1 of 2 right.");
});

test("partly right is shown among what was wrong", () => {
  const filtered = (filter: "wrong" | "flagged" | "guessed" | "all") =>
    [item("right", { guessed: true }), item("part"), item("wrong", { flagged: true })].filter((one) =>
      isShown(one, filter),
    ).length;
  expect([filtered("all"), filtered("wrong"), filtered("flagged"), filtered("guessed")]).toEqual([3, 2, 1, 1]);
});

test("a short time is told to the second, a long one to the minute", () => {
  expect([0, 45, 60, 80, 3725].map(secondsInWords)).toEqual(["0 s", "45 s", "1 min", "1 min 20 s", "1 h 2 min"]);
});

test("causes are summed, the most frequent first, and not told where nobody told one", () => {
  expect(causesInWords({ unknown: 15, method: 9, slip: 6, misread: 4, none: 3 })).toBe(
    "Of 37 wrong answers: 15 did not know, 9 method, 6 slips, 4 misread.",
  );
  expect(causesInWords({ slip: 1 })).toBe("Of 1 wrong answer: 1 slip.");
  expect(causesInWords({ none: 4 })).toBe(null);
});
