import { expect, test } from "vitest";
import type { Report } from "../contract/reports";
import { casesOf, reportActionsFor } from "./reports";
import { forumsUrlStateFrom } from "./url-state";

type Removed = Report["post"]["removed"];

const report = (id: number, postId: number, removed: Removed = null, threadIsLocked = false) =>
  ({ id, post: { id: postId, removed }, threadTitle: "Why?", threadIsLocked, forumName: "FA" }) as Report;

test("reports of one post are one case, in the order of its first", () => {
  const cases = casesOf([report(1, 7), report(2, 5), report(3, 7)]);
  expect(cases.map(({ post, reports }) => [post.id, reports.map(({ id }) => id)])).toEqual([
    [7, [1, 3]],
    [5, [2]],
  ]);
});

test("only what would change something is offered", () => {
  const offered = (removed: Removed, locked = false) => reportActionsFor(report(1, 1, removed, locked));
  expect(offered(null)).toEqual(["keep", "hide", "delete", "lock"]);
  expect(offered(null, true)).toEqual(["keep", "hide", "delete"]);
  expect(offered("hidden")).toEqual(["keep", "delete", "lock"]);
  for (const gone of ["author", "moderator"] as const) expect(offered(gone)).toEqual(["keep", "lock"]);
});

test("an address that makes no sense leads to the forums", () => {
  expect(forumsUrlStateFrom({})).toEqual({ tab: "forums" });
  expect(forumsUrlStateFrom({ tab: ["reports"], post: "3" })).toEqual({ tab: "forums" });
  expect(forumsUrlStateFrom({ tab: "reports", post: "3" })).toEqual({ tab: "reports", post: 3 });
  for (const post of ["0", "x", "9999999999", ["1"], null])
    expect(forumsUrlStateFrom({ tab: "reports", post })).toEqual({ tab: "reports", post: undefined });
});
