import { expect, test } from "vitest";
import { foldRemoved, isGone } from "./removed";

test("a removed post is gone, unless an admin still reads its text", () => {
  expect(isGone({ removed: "author", content: "" })).toBe(true);
  expect(isGone({ removed: "hidden", content: "Spam" })).toBe(false);
  expect(isGone({ removed: null, content: "Hello" })).toBe(false);
});

test("removed posts in a row are a run, which ends where the new ones begin", () => {
  const posts = [1, 2, 3, 4, 5, 6].map((id) => ({ id }));
  const isRemoved = ({ id }: { id: number }) => [2, 3, 4, 6].includes(id);
  const idsOf = (runs: { id: number }[][]) => runs.map((run) => run.map(({ id }) => id));
  expect(idsOf(foldRemoved(posts, isRemoved))).toEqual([[1], [2, 3, 4], [5], [6]]);
  expect(idsOf(foldRemoved(posts, isRemoved, 4))).toEqual([[1], [2, 3], [4], [5], [6]]);
  expect(foldRemoved([], isRemoved)).toEqual([]);
});
