import { describe, expect, test } from "vitest";
import { type Case, keyBase, testCases, verdictOf } from "@/tests/support/marking";
import type { Answer } from "../../contract/answers";
import type { Key } from "../key";
import { markAnswer } from "../marking";

const options = (kind: "choice" | "several", right: string, all: string, marks = 2): Key => ({
  ...keyBase(marks),
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
const idsOf = (raw: string): Ids => [...raw].map((id) => (id === "-" ? null : id));

const rowsAre = (kind: "match" | "gaps" | "order", right: string, marks: number): Key => {
  const letters = "abcdefgh";
  if (kind === "order") return { ...keyBase(marks), kind, order: [...right] };
  if (kind === "gaps") return { ...keyBase(marks), kind, gaps: [...right].map((option) => ({ option, why: [] })) };
  return {
    ...keyBase(marks),
    kind,
    rows: [...right].map((column, index) => ({ id: letters.charAt(index), column, why: [] })),
  };
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
  rows.map(([raw, share, worth]) => ({
    says: `${kind} ${right}, ${marks} marks: ${raw}`,
    key: rowsAre(kind, right, marks),
    answer: answerOf(kind, idsOf(raw)),
    share,
    marks: worth,
    verdict: [...raw].every((id) => id === "-") ? "blank" : verdictOf(share),
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

describe("options", () => {
  testCases(OPTIONS, 35);

  test("what was chosen beyond the number of right options is counted", () => {
    const parts = (chosen: string) =>
      markAnswer(options("several", "ac", "abcd"), { kind: "several", options: [...chosen] }).parts;
    expect(parts("a")).toEqual({ right: 1, of: 2 });
    expect(parts("ac")).toEqual({ right: 2, of: 2 });
    expect(parts("abc")).toEqual({ right: 2, of: 2, tooMany: 1 });
  });
});
describe("rows, gaps and orders", () => {
  testCases([...PLACES, ...ORDERS], 45);
});
