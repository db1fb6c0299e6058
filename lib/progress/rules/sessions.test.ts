import { expect, it } from "vitest";
import { nextSessions } from "./sessions";

it.each([
  [{ body: "ACCA", code: "FR" }, "2026-11-22", ["2026-12-07", "2027-03-01", "2027-06-07"]],
  [{ body: "ACCA", code: "PM" }, "2026-11-24", ["2027-03-01", "2027-06-07", "2027-09-06"]],
  [{ body: "ACCA", code: "FA" }, "2026-11-22", []],
  [{ body: "US CPA", code: "AUD" }, "2026-11-22", []],
  [{ body: null, code: null }, "2026-11-22", []],
])("the next sessions of %j, seen from %s, begin on %j", (paper, today, days) => {
  expect(nextSessions(paper, today)).toEqual(days);
});
