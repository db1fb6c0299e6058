import { expect, test } from "vitest";
import { changesOf, percentOfAll } from "./rules";

test("a share has one decimal, and none of nobody is 0", () => {
  expect([percentOfAll(1, 3), percentOfAll(3, 3), percentOfAll(0, 0)]).toEqual([33.3, 100, 0]);
});

test("a change names what is different, in words", () => {
  expect(changesOf({ title: "A", order: 1 }, { title: "B", order: 1 })).toEqual([
    { field: "title", before: "A", after: "B" },
  ]);
  expect(changesOf(null, { ids: [1, 2], note: { a: 1 } })).toEqual([
    { field: "ids", before: null, after: "1, 2" },
    { field: "note", before: null, after: '{"a":1}' },
  ]);
});

test("of a deletion what was there is told", () => {
  expect(changesOf({ title: "A", modules: 3 }, null)).toEqual([
    { field: "title", before: "A", after: null },
    { field: "modules", before: "3", after: null },
  ]);
});
