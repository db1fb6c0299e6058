import { expect, test } from "vitest";
import { moreLabelOf, type ResultList, resultsSummary, shownCount } from "./groups";
import { GROUPS } from "./search-results";

const group = (shown: number, total = shown): ResultList => ({
  total,
  items: Array.from({ length: shown }, (_, id) => ({ id, title: "A", within: null, link: "/" })),
});

test("a group says how many of how many it shows", () => {
  expect(shownCount(group(3, 12))).toBe("3 of 12");
  expect(shownCount(group(5, 200))).toBe("5 of 200+");
});

test("a group offers to show all, or as many as are looked at, until it does", () => {
  expect([group(5, 9), group(5, 200), group(5, 412)].map(moreLabelOf)).toEqual([
    "Show all 9",
    "Show the first 200",
    "Show the first 200",
  ]);
  expect([group(0), group(5), group(9), group(200, 412)].map(moreLabelOf)).toEqual([null, null, null, null]);
});

test("the summary names what was found, or what was not", () => {
  expect(
    resultsSummary(GROUPS, { courses: group(1), modules: group(0), topics: group(5, 9), threads: group(0) }, "tax"),
  ).toBe("Courses 1 of 1, Topics 5 of 9");
  expect(
    resultsSummary(GROUPS, { courses: group(0), modules: group(0), topics: group(0), threads: group(0) }, "qx"),
  ).toBe("Nothing found for “qx”");
});
