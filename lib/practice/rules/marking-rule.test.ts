import { expect, test } from "vitest";
import { ruleOf } from "./marking-rule";

test("short questions of a mock exam are all or nothing, those of multi-task sections are not", () => {
  expect(ruleOf("FA", "A")).toEqual({ ownFigures: false, allOrNothing: true });
  expect(ruleOf("FA", "B")).toEqual({ ownFigures: false, allOrNothing: false });
  expect(ruleOf("AUD", "2")).toEqual({ ownFigures: false, allOrNothing: true });
  expect(ruleOf("AUD", "3")).toEqual({ ownFigures: false, allOrNothing: false });
});

test("a mini exam is all or nothing, practice is not", () => {
  expect(ruleOf("BT", "")).toEqual({ ownFigures: false, allOrNothing: true });
  expect(ruleOf(null, "")).toEqual({ ownFigures: false, allOrNothing: false });
});

test("people mark section C of the skills papers: own figures earn marks", () => {
  expect(ruleOf("FR", "C")).toEqual({ ownFigures: true, allOrNothing: false });
  expect(ruleOf("FR", "A")).toEqual({ ownFigures: false, allOrNothing: true });
});
