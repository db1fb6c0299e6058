import { hydrate } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { hydratedState } from "./hydrated-state";
import { newQueryClient } from "./query-client";

const cacheWith = (times: { readAt: number; lastWriteAt: number }) => {
  const client = newQueryClient();
  hydrate(client, hydratedState([["/api/user/progress", { learningStreak: 1 }]], times));
  return client.getQueryCache().find({ queryKey: ["/api/user/progress"] });
};

test("a page's data is fresh, and is not fetched again", () => {
  expect(cacheWith({ readAt: Date.now(), lastWriteAt: Date.now() - 1 })?.isStaleByTime(300_000)).toBe(false);
});

test("a page that was fetched ahead is fetched again when something was written since", () => {
  const query = cacheWith({ readAt: Date.now() - 5000, lastWriteAt: Date.now() });
  expect(query?.state.data).toEqual({ learningStreak: 1 });
  expect(query?.isStaleByTime(300_000)).toBe(true);
});
