import { expect, test } from "vitest";
import type { Feedback } from "@/lib/questions/contract/feedback";
import { remarkOn, verdictInWords, verdictMarks } from "./verdict-words";

const feedback = (part: Partial<Feedback>): Feedback => ({
  verdict: "part",
  share: 0.6,
  marks: 0,
  outOf: 2,
  parts: { right: 3, of: 5 },
  whole: true,
  recognised: null,
  worked: [],
  point: null,
  detail: { kind: "several", options: [] },
  ...part,
});

test("the verdict is said in words", () => {
  expect(verdictInWords(feedback({}))).toBe("Partly right: 3 of 5");
  expect(verdictInWords(feedback({ parts: { right: 0, of: 2 } }))).toBe("Partly right");
  expect(verdictInWords(feedback({ parts: { right: 2, of: 2, tooMany: 1 } }))).toBe(
    "Partly right: 2 of 2, and 1 too many",
  );
  expect(verdictInWords(feedback({ parts: { right: 0, of: 2, tooMany: 2 } }))).toBe("Partly right, and 2 too many");
  expect(verdictInWords(feedback({ verdict: "right" }))).toBe("Right");
  expect(verdictInWords(feedback({ verdict: "wrong" }))).toBe("Not right");
  expect(verdictInWords(feedback({ verdict: "blank" }))).toBe("Not answered");
  expect(verdictMarks(0.25, 1)).toBe("0.25 of 1 mark");
});

test("a part of an answer that earns nothing is explained", () => {
  expect(remarkOn(feedback({}))).toBe("In the exam this question is all or nothing.");
  expect(remarkOn(feedback({ whole: false }))).toBe(null);
});

test("own figures are counted beside the marks of the exam", () => {
  const cell = (at: number, verdict: "right" | "own" | "wrong") => ({ at, verdict, is: "5", from: [] });
  const cells = [cell(0, "wrong"), cell(1, "own"), cell(2, "own"), cell(3, "right")];
  expect(remarkOn(feedback({ marks: 6, outOf: 15, whole: false, detail: { kind: "sheet", cells } }))).toBe(
    "6 of 15 marks as the exam would give them. Your method was right in 2 more places.",
  );
});
