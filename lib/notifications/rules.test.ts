import { expect, test } from "vitest";
import { badgeOf, isToday, pauseAfter, safeLink, whenExactly, whenInWords } from "./rules";

const now = new Date("2027-03-10T12:00:00Z");
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

test("the badge stops at 99+", () => {
  expect([1, 99, 100].map(badgeOf)).toEqual(["1", "99", "99+"]);
});

test("how long ago, in words, and 'Recently' for a date that makes no sense", () => {
  expect([5, 60, 3599, 7200, 86_400, 3 * 86_400].map((seconds) => whenInWords(before(seconds), now))).toEqual([
    "Just now",
    "1 minute ago",
    "59 minutes ago",
    "2 hours ago",
    "yesterday",
    "3 days ago",
  ]);
  const browsers = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });
  for (const [unit, size, most] of [
    ["minute", 60, 59],
    ["hour", 3600, 23],
    ["day", 86_400, 1500],
  ] as const)
    for (let count = 1; count <= most; count++)
      expect(whenInWords(before(count * size), now)).toBe(browsers.format(-count, unit));
  for (const nonsense of [null, undefined, "", "soon"]) expect(whenInWords(nonsense, now)).toBe("Recently");
});

test("today is the reader's own", () => {
  expect(isToday("2027-03-09T23:30:00Z", now, "Europe/Berlin")).toBe(true);
  expect(isToday("2027-03-09T23:30:00Z", now, "UTC")).toBe(false);
});

test("the exact time is the one on the reader's own clock, and missing for a date that makes no sense", () => {
  // Whether there is a comma depends on the version of Unicode's data.
  expect(whenExactly("2027-03-09T23:30:00Z", "Europe/Berlin")).toMatch(/^Wednesday,? 10 March 2027 at 00:30$/);
  expect(whenExactly("2027-03-09T23:30:00Z", "UTC")).toMatch(/^Tuesday,? 9 March 2027 at 23:30$/);
  expect(whenExactly("soon", "UTC")).toBeUndefined();
});

test("polls back off from 5 s to a minute, spread by a fifth", () => {
  expect(pauseAfter(0, 0.9)).toBe(5000);
  expect([1, 2, 3, 4, 20].map((failures) => pauseAfter(failures, 0.5))).toEqual([
    10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([8000, 12_000]);
});

test("only links of our own are followed", () => {
  expect(safeLink("/courses/3#topic-4")).toBe("/courses/3#topic-4");
  for (const bad of ["javascript:alert(1)", "//evil.test", "https://evil.test", "/\\evil.test", ""])
    expect(safeLink(bad)).toBe("/dashboard");
});
