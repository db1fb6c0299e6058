import { expect, test } from "vitest";
import { nextIndex } from "./next-option";

test("the arrows walk through the field and every option, and around", () => {
  const walk = (key: string) =>
    [1, 2, 3, 4].reduce<number[]>((way) => [...way, nextIndex(key, way.at(-1) ?? -1, 3) ?? NaN], []);
  expect(walk("ArrowDown")).toEqual([0, 1, 2, -1]);
  expect(walk("ArrowUp")).toEqual([2, 1, 0, -1]);
});

test("Home and End belong to the text until an option is chosen", () => {
  expect([nextIndex("Home", -1, 3), nextIndex("End", -1, 3)]).toEqual([undefined, undefined]);
  expect([nextIndex("Home", 1, 3), nextIndex("End", 1, 3)]).toEqual([0, 2]);
});

test("other keys, and every key where nothing is listed, are the field's own", () => {
  expect(nextIndex("x", 1, 3)).toBeUndefined();
  for (const key of ["ArrowDown", "ArrowUp", "Home", "End"]) expect(nextIndex(key, -1, 0), key).toBeUndefined();
});
