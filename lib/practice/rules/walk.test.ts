import { expect, test } from "vitest";
import { needsNoAnswer, neighbour, nextInWalk, openPlaces, startPlace } from "./walk";

const item = (place: number, state: "new" | "marked" = "new", part = {}) => ({
  place,
  state,
  locked: false,
  withdrawn: false,
  ...part,
});
const walk = (...items: ReturnType<typeof item>[]) => ({ order: items.map(({ place }) => place), items });

test("what is marked, locked or withdrawn wants no answer", () => {
  const some = walk(item(1, "marked"), item(2), item(3, "new", { locked: true }), item(4, "new", { withdrawn: true }));
  expect(openPlaces(some, [])).toEqual([2]);
  expect(openPlaces(some, [2])).toEqual([]);
  expect(some.items.map(needsNoAnswer)).toEqual([true, false, true, true]);
});

test("next goes on in the order, then back to what was passed by, and ends when all is done", () => {
  const three = walk(item(1), item(2, "marked"), item(3));
  expect(nextInWalk(three, [], 1)).toBe(3);
  expect(nextInWalk(three, [], 3)).toBe(1);
  expect(nextInWalk(three, [3], 1)).toBe(null);
  expect(nextInWalk(walk(item(1)), [], 1)).toBe(null);
});

test("what was skipped comes last", () => {
  const skipped = { ...walk(item(1), item(2), item(3)), order: [2, 3, 1] };
  expect(nextInWalk(skipped, [], 2)).toBe(3);
  expect(nextInWalk(skipped, [2], 3)).toBe(1);
});

test("neighbours are there whether answered or not", () => {
  const three = walk(item(1, "marked"), item(2), item(3));
  expect(neighbour(three, 2, -1)).toBe(1);
  expect(neighbour(three, 1, -1)).toBe(null);
  expect(neighbour(three, 3, 1)).toBe(null);
});

test("an attempt is taken up where somebody was, else at its beginning", () => {
  expect(startPlace({ order: [2, 3, 1], place: 3 })).toBe(3);
  expect(startPlace({ order: [2, 3, 1], place: 0 })).toBe(2);
});
