import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Case, EXAM, keyBase, testCases, verdictOf } from "@/tests/support/marking";
import type { AnswerOf } from "../../contract/answers";
import type { Key } from "../key";
import { markAnswer } from "../marking";

type Lines = AnswerOf<"journal">["lines"];

const ACCOUNTS = ["bank", "cash", "sales", "vat", "cost", "dep", "loss"];
const journalKey = (lines: string, marks: number, same: string[][] = []): Key => ({
  ...keyBase(marks),
  kind: "journal",
  accounts: ACCOUNTS.map((name) => ({ id: name, name })),
  lines: raw(lines).map((line) => ({ ...line, amount: Number(line.amount) })),
  same,
});

/** 'Dr bank 500, Cr sales 500'. */
const raw = (lines: string): Lines =>
  lines === ""
    ? []
    : lines.split(", ").map((line) => {
        const [side, account = "", amount = ""] = line.split(" ");
        return { account, side: side === "Dr" ? "Dr" : "Cr", amount };
      });

const entries = (model: string, marks: number, rows: [string, number, number][], same: string[][] = []): Case[] =>
  rows.map(([lines, share, worth]) => ({
    says: `entry ${model} for ${marks}: ${lines}`,
    key: journalKey(model, marks, same),
    answer: { kind: "journal", lines: raw(lines) },
    share,
    marks: worth,
    verdict: raw(lines).every(({ amount }) => amount === "") ? "blank" : verdictOf(share),
  }));

const ENTRIES: Case[] = [
  ...entries("Dr bank 500, Cr sales 500", 2, [
    ["Dr bank 500, Cr sales 500", 1, 2],
    ["Cr sales 500, Dr bank 500", 1, 2],
    ["Dr bank 200, Dr bank 300, Cr sales 500", 1, 2],
    ["Dr bank 500.00, Cr sales $500", 1, 2],
    ["Dr bank 500", 0.5, 1],
    ["Cr sales 500", 0.5, 1],
    ["Dr bank 400, Cr sales 400", 0.5, 1],
    ["Dr bank 500, Cr sales 400", 0.75, 1.5],
    ["Cr bank 500, Dr sales 500", 0, 0],
    ["Dr bank 500, Cr cost 500", 0.5, 1],
    ["Dr cash 500, Cr sales 500", 0.5, 1],
    ["Dr cost 500, Cr dep 500", 0, 0],
    ["Dr bank 500, Cr sales 500, Dr cost 300, Cr dep 300", 0.5, 1],
    ["Dr bank 500, Cr sales 500, Dr cost 0", 2 / 3, 1.25],
    ["Dr bank 500, Cr bank 500", 0.5, 1],
    ["Dr bank -500, Cr sales -500", 0.5, 1],
    ["", 0, 0],
    ["Dr bank , Cr sales ", 0, 0],
    ["Dr bank , Cr sales 500", 0.5, 1],
  ]),
  ...entries(
    "Dr bank 500, Cr sales 500",
    2,
    [
      ["Dr cash 500, Cr sales 500", 1, 2],
      ["Dr cash 200, Dr bank 300, Cr sales 500", 1, 2],
      ["Cr cash 500, Cr sales 500", 0.5, 1],
      ["Dr cash 400, Cr sales 500", 0.75, 1.5],
    ],
    [["bank", "cash"]],
  ),
  ...entries("Dr bank 33000, Dr dep 22000, Dr loss 1000, Cr cost 56000", 4, [
    ["Dr bank 33000, Dr dep 22000, Dr loss 1000, Cr cost 56000", 1, 4],
    ["Cr cost 56000, Dr loss 1000, Dr dep 22000, Dr bank 33000", 1, 4],
    ["Dr bank 33000, Dr dep 22000, Cr cost 56000", 0.75, 3],
    ["Dr bank 33000, Dr dep 22000, Cr loss 1000, Cr cost 56000", 0.75, 3],
    ["Dr bank 33000, Dr dep 22000, Dr loss 2000, Cr cost 56000", 0.875, 3.5],
    ["Dr bank 33000, Cr sales 33000", 0.25, 1],
    ["Dr bank 33000, Cr cost 33000", 0.375, 1.5],
    ["Cr bank 33000, Cr dep 22000, Cr loss 1000, Dr cost 56000", 0, 0],
    ["Dr bank 33000, Dr dep 22000, Dr loss 1000, Cr cost 56000, Cr vat 5", 0.8, 3.25],
    ["Dr bank 1, Dr dep 1, Dr loss 1, Cr cost 1", 0.5, 2],
  ]),
  ...entries("Dr bank 120, Cr sales 100, Cr vat 20", 3, [
    ["Dr bank 120, Cr sales 100, Cr vat 20", 1, 3],
    ["Dr bank 120, Cr sales 120", 0.5, 1.5],
    ["Dr bank 120, Cr sales 100, Dr vat 20", 2 / 3, 2],
    ["Dr bank 100, Cr sales 80, Cr vat 20", 2 / 3, 2],
    ["Dr bank 100, Dr vat 20, Cr sales 120", 1 / 3, 1],
    ["Dr bank 120.50, Cr sales 100, Cr vat 20.50", 2 / 3, 2],
    ["Dr bank 60, Dr bank 60, Cr sales 50, Cr sales 50, Cr vat 10, Cr vat 10", 1, 3],
  ]),
];

describe("entries", () => {
  testCases(ENTRIES, 40);

  test("an entry: each line with its verdict, the model, and by how much the sides differ", () => {
    const key = journalKey("Dr bank 500, Cr sales 500", 2);
    const lines = [
      { account: "bank", side: "Dr" as const, amount: "500" },
      { account: "sales", side: "Dr" as const, amount: "100" },
      { account: "cost", side: "Cr" as const, amount: "350.50" },
    ];
    expect(markAnswer(key, { kind: "journal", lines }).detail).toEqual({
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

  test("lines beyond those of the entry are counted after merging", () => {
    const key = journalKey("Dr bank 500, Cr sales 500", 2);
    const parts = (lines: string) => markAnswer(key, { kind: "journal", lines: raw(lines) }).parts;
    expect(parts("Dr bank 200, Dr bank 300, Cr sales 500")).toEqual({ right: 2, of: 2 });
    expect(parts("Dr bank 500, Cr sales 500, Dr cost 0")).toEqual({ right: 2, of: 2, tooMany: 1 });
  });

  test("an entry of two marks among the short questions of an exam is all or nothing; a longer one never is", () => {
    const half = { kind: "journal" as const, lines: raw("Dr bank 500") };
    const whole = { kind: "journal" as const, lines: raw("Dr bank 500, Cr sales 500") };
    const [short, long] = [2, 4].map((marks) => journalKey("Dr bank 500, Cr sales 500", marks)) as [Key, Key];
    const inExam = { ...EXAM, allOrNothing: true };
    expect(markAnswer(short, half, inExam)).toMatchObject({ share: 0.5, marks: 0, whole: true, verdict: "part" });
    expect(markAnswer(short, whole, inExam)).toMatchObject({ marks: 2 });
    expect(markAnswer(short, half)).toMatchObject({ marks: 1, whole: false });
    expect(markAnswer(long, half, inExam)).toMatchObject({ marks: 2, whole: false });
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
        const before = markAnswer(key, { kind: "journal", lines }).marks;
        return missing.every((line) => markAnswer(key, { kind: "journal", lines: [...lines, line] }).marks >= before);
      }),
    );
  });
});
