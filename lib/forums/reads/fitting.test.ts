import { expect, test } from "vitest";
import type { Post } from "../contract/posts";
import { fitted } from "./fitting";

const POSTS = 20;
const HEAVY = { content: "&".repeat(20_000), body: [] } as Partial<Post> as Post;

test("between two heavy posts that are weighed, other work is done", async () => {
  let turns = 0;
  let isOver = false;
  const otherWork = () => {
    turns += 1;
    if (!isOver) setImmediate(otherWork);
  };
  setImmediate(otherWork);
  const list = await fitted(Array.from({ length: POSTS }, (_, id) => ({ ...HEAVY, id })));
  isOver = true;
  expect(list.map(({ isCut }) => isCut)).toEqual(Array(POSTS).fill(true));
  expect(turns).toBeGreaterThanOrEqual(POSTS - 1);
});
