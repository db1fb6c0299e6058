import { expect, test } from "vitest";
import { flaggedItems, flagsFrom, withFlag, withoutFlag } from "./exam-flags";

const flag = (place: number, flagged = true) => ({ place, flagged });

test("a later flag at a place replaces the one that waits, and takes its turn anew", () => {
  expect(withFlag([flag(1), flag(2)], flag(1, false))).toEqual([flag(2), flag(1, false)]);
});

test("what was sent leaves, unless it was changed meanwhile", () => {
  expect(withoutFlag([flag(1), flag(2)], flag(1))).toEqual([flag(2)]);
  expect(withoutFlag([flag(1, false)], flag(1))).toEqual([flag(1, false)]);
});

test("items show the flags that wait, and their own where none does", () => {
  const items = [
    { place: 1, flagged: false, marks: 2 },
    { place: 2, flagged: true, marks: 2 },
  ];
  expect(flaggedItems(items, [flag(1)])).toEqual([{ place: 1, flagged: true, marks: 2 }, items[1]]);
  expect(flaggedItems(items, [])).toBe(items);
});

test("the stored flags come back, and anything else is none", () => {
  expect(flagsFrom(JSON.stringify([flag(3), flag(1, false)]))).toEqual([flag(3), flag(1, false)]);
  for (const text of [null, "", "{}", "nonsense", '[{"place":"1","flagged":true}]', '[{"place":1}]', "[null]"])
    expect(flagsFrom(text)).toEqual([]);
});
