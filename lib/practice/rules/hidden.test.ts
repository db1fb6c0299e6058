import { expect, test } from "vitest";
import { hiddenInWords } from "./hidden";

test("a question is hidden for want of Premium, of enrolment, or because its text is gone", () => {
  const said = (locked: boolean, opensAll: boolean) => hiddenInWords({ locked }, opensAll).sentence;
  expect(said(true, false)).toBe("This question is part of Premium.");
  expect(said(true, true)).toBe("This question is shown to those who are enrolled in its course.");
  expect([said(false, true), said(false, false)]).toEqual([
    "The text of this question is no longer kept.",
    "The text of this question is no longer kept.",
  ]);
});
