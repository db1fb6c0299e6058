import { expect, test } from "vitest";
import { dropIndex, moved, nextOrder } from "./order";

test("a row is moved to another place, and not beyond the ends", () => {
  expect(moved([1, 2, 3], 1, 0)).toEqual([2, 1, 3]);
  expect(moved([1, 2, 3], 1, 2)).toEqual([1, 3, 2]);
  expect(moved([1, 2, 3, 4], 3, 0)).toEqual([4, 1, 2, 3]);
  expect(moved([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
  expect(moved([1, 2, 3], 2, 3)).toEqual([1, 2, 3]);
  expect([nextOrder([]), nextOrder([{ order: 4 }, { order: 0 }])]).toEqual([0, 5]);
});

test("a dragged row goes between the rows whose middles it has passed", () => {
  const middles = [10, 30, 50, 70];
  expect([-5, 15, 45, 60, 99].map((y) => dropIndex(middles, 1, y))).toEqual([0, 1, 1, 2, 3]);
});
