import { describe, expect, test } from "vitest";
import { type Case, keyBase, testCases } from "@/tests/support/marking";
import type { Key, KeyOf } from "../key";
import { markAnswer } from "../marking";

const numberKey = (more: Partial<KeyOf<"number">> = {}): Key => ({
  ...keyBase(2),
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

describe("figures", () => {
  testCases(NUMBERS, 60);
});

test("a figure stands with what is before and after it", () => {
  expect(markAnswer(numberKey({ value: -1200 }), null).detail).toEqual({ kind: "number", is: "($1,200)" });
});

test("an answer of another kind counts as none", () => {
  expect(markAnswer(numberKey(), { kind: "choice", option: "a" })).toMatchObject({ share: 0, marks: 0 });
});
