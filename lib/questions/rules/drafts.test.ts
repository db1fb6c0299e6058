import { expect, test } from "vitest";
import type { Shown } from "../contract/shown";
import { answerOf, emptyDraft, faultOf, fits, isBlankDraft, replacedAt, soundAnswerOf, withOption } from "./drafts";
import { inputsOf } from "./sheet-inputs";

const shared = { marks: 2, seconds: 90, ask: [], exhibits: [], hasHint: false };
const listed = (...texts: string[]) => texts.map((text, index) => ({ id: "abcdefgh"[index] ?? "", text }));
const choosable = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: "abcdefgh"[index] ?? "", text: [] }));

const questions: Shown[] = [
  { kind: "choice", ...shared, options: choosable(4) },
  { kind: "several", ...shared, options: choosable(5), pick: 2 },
  { kind: "number", ...shared, before: "$", after: "", places: 0 },
  { kind: "match", ...shared, rows: choosable(3), columns: listed("Asset", "Liability"), look: "grid" },
  { kind: "gaps", ...shared, pieces: [{ text: [{ text: "The " }] }, { gap: 0 }], lists: [listed("cost", "value")] },
  { kind: "journal", ...shared, accounts: [{ id: "a", name: "Bank" }], most: 4 },
  {
    kind: "sheet",
    ...shared,
    columns: [{ label: "20X5", unit: "$" }],
    rows: [
      { label: "Revenue", indent: 0, rule: "none", cells: [{ is: "input", at: 1, label: "Revenue" }] },
      {
        label: "Basis",
        indent: 0,
        rule: "none",
        cells: [{ is: "list", at: 0, label: "Basis", options: listed("FIFO") }],
      },
    ],
  },
];

test("a question nobody has answered is blank, and a blank answer is sent as none", () => {
  for (const question of questions) {
    const draft = emptyDraft(question);
    expect(isBlankDraft(draft), question.kind).toBe(true);
    expect(answerOf(draft), question.kind).toBe(null);
    expect(fits(question, draft), question.kind).toBe(true);
  }
});

test("things to put in order stand in some order from the start, which is an answer", () => {
  const question: Shown = { kind: "order", ...shared, things: choosable(3) };
  expect(answerOf(emptyDraft(question))).toEqual({ kind: "order", order: ["a", "b", "c"] });
});

test("cells to fill are found by their place in the answer, wherever they stand", () => {
  const sheet = questions.find((question) => question.kind === "sheet");
  expect(sheet && inputsOf(sheet).map(({ label }) => label)).toEqual(["Basis", "Revenue"]);
});

test("one option replaces another; of several, a second press takes one back", () => {
  expect(withOption({ kind: "choice", option: "a" }, "b")).toEqual({ kind: "choice", option: "b" });
  const two = withOption(withOption({ kind: "several", options: [] }, "c"), "a");
  expect(two.options).toEqual(["a", "c"]);
  expect(withOption(two, "c").options).toEqual(["a"]);
});

test("a value takes its place in a list", () => {
  expect(replacedAt([null, null], 1, "x")).toEqual([null, "x"]);
});

test("an entry is sent without its empty lines, a sheet with nothing where nothing was typed", () => {
  const line = { account: "a", side: "Dr" as const, amount: "1500" };
  const empty = { account: "", side: "Cr" as const, amount: " " };
  expect(answerOf({ kind: "journal", lines: [{ ...line, amount: "1 500" }, empty] })).toEqual({
    kind: "journal",
    lines: [line],
  });
  expect(answerOf({ kind: "sheet", cells: ["5", " "] })).toEqual({ kind: "sheet", cells: ["5", null] });
  // The student checks her answer from within the cell, which she has not left.
  expect(answerOf({ kind: "sheet", cells: ["a", "=1200+300*2"] })).toEqual({ kind: "sheet", cells: ["a", "1800"] });
});

test("what can be sent of a draft is all but its faulty cells and lines, with sums as their results", () => {
  const [number, journal, sheet] = [questions[2], questions[5], questions[6]] as [Shown, Shown, Shown];
  const cells = (...list: (string | null)[]) => ({ kind: "sheet" as const, cells: list });
  expect(soundAnswerOf(sheet, cells("a", "=1200+300*2"))).toEqual(cells("a", "1800"));
  expect(soundAnswerOf(sheet, cells("a", "12a"))).toEqual(cells("a", null));
  expect(soundAnswerOf(sheet, cells(null, "=1+"))).toBe(null);
  expect(soundAnswerOf(number, { kind: "number", value: "12" })).toEqual({ kind: "number", value: "12" });
  expect(soundAnswerOf(number, { kind: "number", value: "-" })).toBe(null);
  const line = { account: "a", side: "Dr" as const, amount: "1 500" };
  const half = { account: "a", side: "Cr" as const, amount: "" };
  expect(soundAnswerOf(journal, { kind: "journal", lines: [half, line] })).toEqual({
    kind: "journal",
    lines: [{ ...line, amount: "1500" }],
  });
  expect(soundAnswerOf(journal, { kind: "journal", lines: [half] })).toBe(null);
  expect(soundAnswerOf(number, { kind: "choice", option: "a" })).toEqual({ kind: "choice", option: "a" });
});

test("a draft that was kept for another question is not taken", () => {
  const match = questions[3];
  if (!match) throw new Error("There is no question to match.");
  expect(fits(match, { kind: "number", value: "5" })).toBe(false);
  expect(fits(match, { kind: "match", columns: [null] })).toBe(false);
  expect(fits({ kind: "order", ...shared, things: choosable(2) }, { kind: "order", order: ["a", "c"] })).toBe(false);
});

test("what cannot be sent says why", () => {
  const [choice, several, number, match, , journal, sheet] = questions as [
    Shown,
    Shown,
    Shown,
    Shown,
    Shown,
    Shown,
    Shown,
  ];
  expect(faultOf(choice, { kind: "choice", option: "" })).toBe("Give an answer first, or skip the question.");
  expect(faultOf(choice, { kind: "choice", option: "a" })).toBe(null);
  expect(faultOf(several, { kind: "several", options: ["a"] })).toBe("Choose 2 answers.");
  expect(faultOf(several, { kind: "several", options: ["a", "c"] })).toBe(null);
  expect(faultOf(number, { kind: "number", value: "(1,500)" })).toBe(null);
  expect(faultOf(number, { kind: "number", value: "1e9" })).toMatch(/^Use digits/);
  expect(faultOf(match, { kind: "match", columns: ["a", null, null] })).toBe(null);
  expect(faultOf(journal, { kind: "journal", lines: [{ account: "a", side: "Dr", amount: "" }] })).toBe(
    "Complete the marked lines first.",
  );
  expect(faultOf(sheet, { kind: "sheet", cells: [null, "=1+"] })).toMatch(/^Revenue: Use digits/);
  expect(faultOf(sheet, { kind: "sheet", cells: ["a", "12,500"] })).toBe(null);
  expect(faultOf(sheet, { kind: "sheet", cells: ["a", "=1200+300*2"] })).toBe(null);
});
