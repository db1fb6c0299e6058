import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { feedback } from "../contract/feedback";
import { marked, marksFor } from "./marking";
import { CASES, EXAM, journalKey, numberKey, PEOPLE, PROFIT } from "./marking/cases";

test("the table holds at least 300 cases", () => {
  expect(CASES.length).toBeGreaterThanOrEqual(300);
});

test.each(CASES)("$says is worth $marks", ({ key, answer, share, marks, verdict, rule, recognised }) => {
  const found = marked(key, answer, rule);
  expect(found.share).toBeCloseTo(share, 10);
  expect({ marks: found.marks, verdict: found.verdict }).toEqual({ marks, verdict });
  expect(found.outOf).toBe(key.marks);
  if (recognised !== undefined) expect(found.recognised?.label ?? null).toBe(recognised);
  expect(feedback.safeParse({ ...found, point: null }).success).toBe(true);
});

describe("what the student reads", () => {
  test("an entry: each line with its verdict, the model, and by how much the sides differ", () => {
    const key = journalKey("Dr bank 500, Cr sales 500", 2);
    const lines = [
      { account: "bank", side: "Dr" as const, amount: "500" },
      { account: "sales", side: "Dr" as const, amount: "100" },
      { account: "cost", side: "Cr" as const, amount: "350.50" },
    ];
    expect(marked(key, { kind: "journal", lines }).detail).toEqual({
      kind: "journal",
      lines: [
        { account: "bank", side: "Dr", amount: "500.00", verdict: "right" },
        { account: "sales", side: "Dr", amount: "100.00", verdict: "side" },
        { account: "cost", side: "Cr", amount: "350.50", verdict: "wrong" },
      ],
      is: [
        { account: "bank", side: "Dr", amount: "500.00", found: true },
        { account: "sales", side: "Cr", amount: "500.00", found: false },
      ],
      differ: "249.50",
    });
  });

  test("a sheet: own figures say which cells they come from, in practice too", () => {
    const { detail, marks } = marked(PROFIT, { kind: "sheet", cells: ["900", "600", "300", "200", null] }, EXAM);
    expect(marks).toBe(1);
    expect(detail).toEqual({
      kind: "sheet",
      cells: [
        { at: 0, verdict: "wrong", is: "1,000", from: [] },
        { at: 1, verdict: "right", is: "600", from: [] },
        { at: 2, verdict: "own", is: "400", from: [0] },
        { at: 3, verdict: "own", is: "300", from: [2] },
        { at: 4, verdict: "blank", is: "300", from: [] },
      ],
    });
  });

  test("a figure stands with what is before and after it", () => {
    expect(marked(numberKey({ value: -1200 }), null).detail).toEqual({ kind: "number", is: "$(1,200)" });
  });
});

describe("whatever is answered", () => {
  const cell = fc.oneof(
    fc.constant(null),
    fc.integer({ min: -20_000, max: 20_000 }).map(String),
    fc.string({ maxLength: 8 }),
  );

  test("marks are quarters between none and all, full ones only for what is right throughout", () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 5, maxLength: 5 }), fc.boolean(), (cells, ownFigures) => {
        const { marks, share } = marked(PROFIT, { kind: "sheet", cells }, { ownFigures });
        return Number.isInteger(marks * 4) && marks >= 0 && marks <= 5 && (marks === 5) === (share === 1);
      }),
    );
  });

  test("own figures never cost a mark", () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 5, maxLength: 5 }), (cells) => {
        const answer = { kind: "sheet" as const, cells };
        return marked(PROFIT, answer, PEOPLE).marks >= marked(PROFIT, answer, EXAM).marks;
      }),
    );
  });

  test("one more right line in an entry never costs a mark", () => {
    const key = journalKey("Dr bank 120, Cr sales 100, Cr vat 20", 3);
    const right = [
      { account: "bank", side: "Dr" as const, amount: "120" },
      { account: "sales", side: "Cr" as const, amount: "100" },
      { account: "vat", side: "Cr" as const, amount: "20" },
    ];
    fc.assert(
      fc.property(fc.subarray(right), (lines) => {
        const missing = right.filter((line) => !lines.includes(line));
        const before = marked(key, { kind: "journal", lines }).marks;
        return missing.every((line) => marked(key, { kind: "journal", lines: [...lines, line] }).marks >= before);
      }),
    );
  });

  test("an answer of another kind counts as none", () => {
    expect(marked(numberKey(), { kind: "choice", option: "a" })).toMatchObject({ share: 0, marks: 0 });
  });
});

test("shares become quarters of marks; rounding never makes them full", () => {
  expect([
    marksFor(0.99, 2, false),
    marksFor(0.01, 2, false),
    marksFor(1 / 3, 1, false),
    marksFor(0.9, 2, true),
    marksFor(1, 2, true),
  ]).toEqual([1.75, 0, 0.25, 0, 2]);
});
