import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Case, EXAM, keyBase, PEOPLE, testCases, verdictOf } from "@/tests/support/marking";
import type { Key } from "../key";
import { markAnswer, marksFor } from "../marking";

type CellRow = { value: number; formula?: string; places?: number; weight?: number; copy?: boolean };

const sheetKey = (marks: number, cells: (CellRow | string)[], given: [string, number][] = []): Key => ({
  ...keyBase(marks),
  kind: "sheet",
  given,
  cells: cells.map((cell, index) =>
    typeof cell === "string"
      ? { is: "list", name: `b${index + 1}`, option: cell, text: cell, weight: 1 }
      : {
          is: "figure",
          name: `b${index + 1}`,
          value: cell.value,
          places: cell.places ?? 0,
          weight: cell.weight ?? 1,
          formula: cell.formula ?? null,
          copy: cell.copy ?? false,
        },
  ),
});

/** b1 and b2 follow from the text, b3 = b1 - b2, b4 = b3 - 100 (c1), b5 repeats b4. */
const PROFIT = sheetKey(
  5,
  [
    { value: 1000 },
    { value: 600 },
    { value: 400, formula: "b1 - b2" },
    { value: 300, formula: "b3 - c1" },
    { value: 300, formula: "b4" },
  ],
  [["c1", 100]],
);

const cellsOf = (typed: string): (string | null)[] => typed.split(" ").map((cell) => (cell === "-" ? null : cell));

const sheets = (key: Key, rows: [typed: string, exam: number, people: number][]): Case[] =>
  rows.flatMap(([typed, exam, people]) =>
    (
      [
        [EXAM, exam],
        [PEOPLE, people],
      ] as const
    ).map(([rule, marks]) => ({
      says: `sheet${rule.ownFigures ? " with own figures" : ""}: ${typed}`,
      key,
      answer: { kind: "sheet" as const, cells: cellsOf(typed) },
      share: marks / key.marks,
      marks,
      verdict: cellsOf(typed).every((cell) => cell === null) ? ("blank" as const) : verdictOf(marks / key.marks),
      rule,
    })),
  );

const COPY = sheetKey(2, [{ value: 300 }, { value: 300, formula: "b1", copy: true }]);
const WEIGHED = sheetKey(4, [{ value: 10, weight: 3 }, { value: 20 }]);
const LISTS = sheetKey(2, ["a", "c"]);
const RATIO = sheetKey(2, [{ value: 500 }, { value: 12.5, formula: "b1 / 4000 * 100", places: 1 }]);
const SUMMED = sheetKey(4, [{ value: 100 }, { value: 200 }, { value: -50 }, { value: 250, formula: "sum(b1:b3)" }]);

const SHEETS: Case[] = [
  ...sheets(PROFIT, [
    ["1000 600 400 300 300", 5, 5],
    ["1,000 (600) 400 300 300", 4, 4],
    ["900 600 300 200 200", 1, 3],
    ["900 600 300 300 300", 3, 4],
    ["900 600 400 300 300", 4, 4],
    ["900 700 200 100 100", 0, 2],
    ["900 - 300 200 -", 0, 1],
    ["- 600 400 300 300", 4, 4],
    ["- - - - -", 0, 0],
    ["1000 600 400 - -", 3, 3],
    ["1000 600 500 400 300", 3, 4],
    ["1000 600 500 400 400", 2, 3],
    ["100 60 40 -60 -60", 0, 2],
    ["99 600 -501 -601 -601", 1, 1],
    ["0 600 -600 -700 -700", 1, 1],
    ["10001 600 9401 9301 9301", 1, 1],
    ["10000 600 9400 9300 9300", 1, 2],
    ["-1000 600 -1600 -1700 -1700", 1, 1],
    ["700 700 0 -100 -100", 0, 0],
    ["1000 600 400 200 100", 3, 3],
  ]),
  ...sheets(COPY, [
    ["300 300", 2, 2],
    ["200 200", 0, 1],
    ["200 300", 1, 1],
    ["- 300", 1, 1],
  ]),
  ...sheets(WEIGHED, [
    ["10 20", 4, 4],
    ["10 21", 3, 3],
    ["11 20", 1, 1],
    ["11 21", 0, 0],
  ]),
  ...sheets(LISTS, [
    ["a c", 2, 2],
    ["a a", 1, 1],
    ["c a", 0, 0],
    ["- c", 1, 1],
  ]),
  ...sheets(RATIO, [
    ["500 12.5", 2, 2],
    ["500 12.50%", 2, 2],
    ["600 15", 0, 1],
    ["600 15.0", 0, 1],
    ["600 15.1", 0, 0],
    ["500 12.54", 2, 2],
    ["500 12.4", 1, 1],
  ]),
  ...sheets(SUMMED, [
    ["100 200 -50 250", 4, 4],
    ["100 200 50 350", 2, 2],
    ["100 200 -60 240", 2, 3],
    ["100 200 (60) 240", 2, 3],
    ["110 210 -60 260", 0, 1],
    ["100 - -60 40", 1, 1],
  ]),
];

describe("sheets", () => {
  testCases(SHEETS, 80);

  test("a sheet: own figures say which cells they come from, in practice too", () => {
    const { detail, marks } = markAnswer(PROFIT, { kind: "sheet", cells: ["900", "600", "300", "200", null] }, EXAM);
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
        const { marks, share } = markAnswer(PROFIT, { kind: "sheet", cells }, { ...EXAM, ownFigures });
        return Number.isInteger(marks * 4) && marks >= 0 && marks <= 5 && (marks === 5) === (share === 1);
      }),
    );
  });

  test("own figures never cost a mark", () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 5, maxLength: 5 }), (cells) => {
        const answer = { kind: "sheet" as const, cells };
        return markAnswer(PROFIT, answer, PEOPLE).marks >= markAnswer(PROFIT, answer, EXAM).marks;
      }),
    );
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
