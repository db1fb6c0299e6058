import type { Answer, AnswerOf } from "../../contract/answers";
import type { Feedback } from "../../contract/feedback";
import type { Key, KeyOf } from "../key";
import type { Rule } from "./judged";

/** A case of the marking table: what was answered, and what it must be worth. */
export type Case = {
  says: string;
  key: Key;
  answer: Answer | null;
  share: number;
  marks: number;
  verdict: Feedback["verdict"];
  rule?: Rule;
  recognised?: string | null;
};

const base = (marks: number) => ({ marks, worked: [], hint: null });
const verdictOf = (share: number): Feedback["verdict"] => (share === 1 ? "right" : share === 0 ? "wrong" : "part");

export const numberKey = (more: Partial<KeyOf<"number">> = {}): Key => ({
  ...base(2),
  kind: "number",
  value: 4200,
  min: 4200,
  max: 4200,
  places: 0,
  before: "$",
  after: "",
  mistakes: [
    { label: "m1", is: 4500, text: [] },
    { label: "m2", is: -4200, text: [] },
  ],
  ...more,
});

const figures = (key: Key, typed: [string, boolean, string?][]): Case[] =>
  typed.map(([value, right, recognised]) => ({
    says: `${key.kind === "number" ? `${key.value} to ${key.places} places` : ""}: ${JSON.stringify(value)}`,
    key,
    answer: { kind: "number", value },
    share: right ? 1 : 0,
    marks: right ? 2 : 0,
    verdict: value.trim() === "" ? "blank" : right ? "right" : "wrong",
    recognised: recognised ?? null,
  }));

const range = numberKey({ value: 4198, min: 4195.5, max: 4202.5 });
const rate = numberKey({ value: 12.35, min: 12.35, max: 12.35, places: 2, after: "%", before: "", mistakes: [] });
const negative = numberKey({ value: -300, min: -300, max: -300, mistakes: [{ label: "m1", is: 300, text: [] }] });
const negativeRange = numberKey({ value: -4198, min: -4202.5, max: -4195.5, mistakes: [] });
const nought = numberKey({ value: 0, min: 0, max: 0, mistakes: [] });

const NUMBERS: Case[] = [
  ...figures(numberKey(), [
    ["4200", true],
    ["4,200", true],
    ["4 200", false],
    ["4\u2009200", true],
    ["$4,200", true],
    [" 4200 ", true],
    ["4200.00", true],
    ["4200.4", true],
    ["4199.5", true],
    ["4199.4", false],
    ["4200.5", false],
    ["4201", false],
    ["4199", false],
    ["42", false],
    ["0", false],
    ["4500", false, "m1"],
    ["4,500.2", false, "m1"],
    ["4501", false],
    ["-4200", false, "m2"],
    ["(4,200)", false, "m2"],
    ["4200%", true],
    ["", false],
    ["   ", false],
    ["four", false],
    ["4200x", false],
    ["NaN", false],
  ]),
  ...figures(range, [
    ["4195", false],
    ["4195.4", false],
    ["4196", true],
    ["4198", true],
    ["4202", true],
    ["4202.5", true],
    ["4203", false],
    ["4203.5", false],
    ["4204", false],
    ["4500", false, "m1"],
  ]),
  ...figures(negativeRange, [
    ["-4195", false],
    ["-4196", true],
    ["-4202", true],
    ["-4203", false],
    ["4198", false],
  ]),
  ...figures(rate, [
    ["12.35", true],
    ["12.35%", true],
    ["12.350", true],
    ["12.346", true],
    ["12.345", true],
    ["12.344", false],
    ["12.354", true],
    ["12.355", false],
    ["12.3", false],
    ["12.4", false],
    ["0.1235", false],
    ["-12.35", false],
  ]),
  ...figures(negative, [
    ["-300", true],
    ["(300)", true],
    ["\u2212300", true],
    ["-$300", true],
    ["$-300", true],
    ["300", false, "m1"],
    ["-299", false],
    ["--300", false],
  ]),
  ...figures(nought, [
    ["0", true],
    ["-0", true],
    ["0.00", true],
    ["0.4", true],
    ["1", false],
    ["", false],
  ]),
];

const options = (kind: "choice" | "several", right: string, all: string, marks = 2): Key => ({
  ...base(marks),
  kind,
  options: [...all].map((id) => ({ id, label: `l-${id}`, right: right.includes(id), why: [] })),
});

const choices = (right: string, all: string, marks = 2): Case[] =>
  [...all].map((id) => ({
    says: `choice of ${all}, ${right} is right: ${id}`,
    key: options("choice", right, all, marks),
    answer: { kind: "choice", option: id },
    share: id === right ? 1 : 0,
    marks: id === right ? marks : 0,
    verdict: id === right ? "right" : "wrong",
    recognised: id === right ? null : `l-${id}`,
  }));

const several = (right: string, all: string, marks: number, rows: [string, number, number][]): Case[] =>
  rows.map(([chosen, share, worth]) => ({
    says: `several of ${all}, ${right} are right, ${marks} marks: '${chosen}'`,
    key: options("several", right, all, marks),
    answer: { kind: "several", options: [...chosen] },
    share,
    marks: worth,
    verdict: chosen === "" ? "blank" : verdictOf(share),
  }));

const OPTIONS: Case[] = [
  ...choices("a", "ab"),
  ...choices("b", "abc"),
  ...choices("d", "abcd"),
  ...choices("c", "abcdef", 1),
  ...several("ac", "abcd", 2, [
    ["ac", 1, 2],
    ["ca", 1, 2],
    ["a", 0.5, 0],
    ["c", 0.5, 0],
    ["ab", 0, 0],
    ["bd", 0, 0],
    ["b", 0, 0],
    ["abc", 0.5, 0],
    ["acd", 0.5, 0],
    ["abcd", 0, 0],
    ["", 0, 0],
  ]),
  ...several("abc", "abcdef", 3, [
    ["abc", 1, 3],
    ["ab", 2 / 3, 2],
    ["a", 1 / 3, 1],
    ["abcd", 2 / 3, 2],
    ["abd", 1 / 3, 1],
    ["ade", 0, 0],
    ["abcde", 1 / 3, 1],
    ["abcdef", 0, 0],
    ["def", 0, 0],
    ["", 0, 0],
  ]),
  ...several("e", "abcde", 1, [
    ["e", 1, 1],
    ["a", 0, 0],
    ["ae", 0, 0],
    ["abcde", 0, 0],
  ]),
];

type Ids = (string | null)[];
const idsOf = (written: string): Ids => [...written].map((id) => (id === "-" ? null : id));

const rowsAre = (kind: "match" | "gaps" | "order", right: string, marks: number): Key => {
  const letters = "abcdefgh";
  if (kind === "order") return { ...base(marks), kind, order: [...right] };
  if (kind === "gaps") return { ...base(marks), kind, gaps: [...right].map((option) => ({ option, why: [] })) };
  return { ...base(marks), kind, rows: [...right].map((column, at) => ({ id: letters.charAt(at), column, why: [] })) };
};

const answerOf = (kind: "match" | "gaps" | "order", ids: Ids): Answer => {
  if (kind === "match") return { kind, columns: ids };
  if (kind === "gaps") return { kind, chosen: ids };
  return { kind, order: ids.map((id) => id ?? "") };
};

const places = (
  kind: "match" | "gaps" | "order",
  right: string,
  marks: number,
  rows: [string, number, number][],
): Case[] =>
  rows.map(([written, share, worth]) => ({
    says: `${kind} ${right}, ${marks} marks: ${written}`,
    key: rowsAre(kind, right, marks),
    answer: answerOf(kind, idsOf(written)),
    share,
    marks: worth,
    verdict: [...written].every((id) => id === "-") ? "blank" : verdictOf(share),
  }));

const PLACES: Case[] = (["match", "gaps"] as const).flatMap((kind) => [
  ...places(kind, "abba", 2, [
    ["abba", 1, 2],
    ["abbb", 0.75, 0],
    ["abb-", 0.75, 0],
    ["ab--", 0.5, 0],
    ["baab", 0, 0],
    ["----", 0, 0],
    ["aaaa", 0.5, 0],
    ["bbbb", 0.5, 0],
  ]),
  ...places(kind, "abcab", 5, [
    ["abcab", 1, 5],
    ["abcaa", 0.8, 4],
    ["abc--", 0.6, 3],
    ["a----", 0.2, 1],
    ["bcabc", 0, 0],
    ["-----", 0, 0],
  ]),
  ...places(kind, "abc", 4, [
    ["abc", 1, 4],
    ["aba", 2 / 3, 2.75],
    ["acb", 1 / 3, 1.25],
    ["cab", 0, 0],
  ]),
]);

const ORDERS: Case[] = [
  ...places("order", "dacb", 2, [
    ["dacb", 1, 2],
    ["adcb", 0.5, 0],
    ["bcad", 0, 0],
    ["dabc", 0.5, 0],
    ["dcab", 0.5, 0],
  ]),
  ...places("order", "cab", 1, [
    ["cab", 1, 1],
    ["abc", 0, 0],
    ["cba", 1 / 3, 0],
  ]),
  ...places("order", "abcdefgh", 4, [
    ["abcdefgh", 1, 4],
    ["abcdefhg", 0.75, 3],
    ["bacdefhg", 0.5, 2],
    ["hgfedcba", 0, 0],
  ]),
];

type Lines = AnswerOf<"journal">["lines"];

const ACCOUNTS = ["bank", "cash", "sales", "vat", "cost", "dep", "loss"];
export const journalKey = (lines: string, marks: number, same: string[][] = []): Key => ({
  ...base(marks),
  kind: "journal",
  accounts: ACCOUNTS.map((name) => ({ id: name, name })),
  lines: written(lines).map((line) => ({ ...line, amount: Number(line.amount) })),
  same,
});

/** 'Dr bank 500, Cr sales 500'. */
const written = (lines: string): Lines =>
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
    answer: { kind: "journal", lines: written(lines) },
    share,
    marks: worth,
    verdict: written(lines).every(({ amount }) => amount === "") ? "blank" : verdictOf(share),
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

export const EXAM: Rule = { ownFigures: false };
export const PEOPLE: Rule = { ownFigures: true };

type CellRow = { value: number; formula?: string; places?: number; weight?: number; copy?: boolean };

export const sheetKey = (marks: number, cells: (CellRow | string)[], given: [string, number][] = []): Key => ({
  ...base(marks),
  kind: "sheet",
  given,
  cells: cells.map((cell, at) =>
    typeof cell === "string"
      ? { is: "list", name: `b${at + 1}`, option: cell, text: cell, weight: 1 }
      : {
          is: "figure",
          name: `b${at + 1}`,
          value: cell.value,
          places: cell.places ?? 0,
          weight: cell.weight ?? 1,
          formula: cell.formula ?? null,
          copy: cell.copy ?? false,
        },
  ),
});

/** b1 and b2 are worked out from the text, b3 = b1 - b2, b4 = b3 - 100 (c1), b5 repeats b4. */
export const PROFIT = sheetKey(
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

const all = [NUMBERS, OPTIONS, PLACES, ORDERS, ENTRIES, SHEETS].flat();

/** A blank answer is worth nothing, of every key of the table. */
const BLANKS: Case[] = [...new Map(all.map(({ key }) => [JSON.stringify(key), key])).values()].map((key) => ({
  says: `nothing answered: ${key.kind} of ${key.marks}`,
  key,
  answer: null,
  share: 0,
  marks: 0,
  verdict: "blank",
  recognised: null,
}));

export const CASES: Case[] = [...all, ...BLANKS];
