import { expect, test } from "vitest";
import { beforePage, hasNext, pageAddress, pageNumbers, pagesOf, postAddress } from "./paging";
import { mayDeletePost, mayEditPost, mayMarkAnswer, mayReply } from "./permissions";
import { forumSlug, threadSlug } from "./slugs";

test.each([
  ["Hello World", "hello-world"],
  ["Dr or Cr? (IAS 16, part 2)", "dr-or-cr-ias-16-part-2"],
  ["  many   spaces -- and - hyphens ", "many-spaces-and-hyphens"],
  ["../../x", "x"],
  ["Größe zählt", "größe-zählt"],
  ["Ça va?".normalize("NFD"), "ça-va"],
  ["🎉🎉", "thread"],
  ["???", "thread"],
  ["税金", "税金"],
])("the slug of '%s' is '%s'", (title, slug) => {
  expect(threadSlug(title)).toBe(slug);
});

test("a forum's slug keeps word characters only", () => {
  expect(["FA Financial Accounting", "Q&A: help!", "///", "A -- B"].map(forumSlug)).toEqual([
    "fa-financial-accounting",
    "qa-help",
    "forum",
    "a-b",
  ]);
});

test("pages of twenty, and none beyond ten thousand", () => {
  expect([0, 1, 20, 21, 40].map(pagesOf)).toEqual([1, 1, 1, 2, 2]);
  expect([1, 2, 10_000, 10_001].map(beforePage)).toEqual([0, 20, 199_980, null]);
  expect(hasNext(1, 20, 21)).toBe(true);
  expect(hasNext(1, 20, 20)).toBe(false);
  expect(hasNext(1, 19, 40)).toBe(false);
});

test("addresses of pages and posts", () => {
  expect(pageAddress("/community/forum/3", 1)).toBe("/community/forum/3");
  expect(pageAddress("/community/forum/3", 2, { filter: "solved" })).toBe("/community/forum/3?filter=solved&page=2");
  expect(postAddress(7, { id: 90, position: 20 })).toBe("/community/thread/7#post-90");
  expect(postAddress(7, { id: 91, position: 21 })).toBe("/community/thread/7?page=2#post-91");
});

test("who may do what with a thread and its posts", () => {
  const [author, other, admin] = [
    { id: "ada", isAdmin: false },
    { id: "linus", isAdmin: false },
    { id: "root", isAdmin: true },
  ];
  const owned = { userId: "ada", isLocked: false, isHidden: false };
  const all = [null, author, other, admin];
  expect(all.map((who) => mayMarkAnswer(who, owned))).toEqual([false, true, false, true]);
  expect(all.map((who) => mayEditPost(who, owned))).toEqual([false, true, false, false]);
  expect(all.map((who) => mayDeletePost(who, owned))).toEqual([false, true, false, true]);
  expect(all.map((who) => mayReply(who, owned))).toEqual([false, true, true, true]);
  for (const closed of [{ isLocked: true }, { isHidden: true }])
    expect(all.map((who) => mayReply(who, { ...owned, ...closed }))).toEqual([false, false, false, false]);
  expect(mayEditPost(author, { userId: null })).toBe(false);
});

test("a pager offers the first and the last page and those beside the current one, and leaves no single one out", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 9)).toEqual([1, 2, null, 9]);
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
  expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pageNumbers(9, 9)).toEqual([1, null, 8, 9]);
});
