import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluate, holds, namesIn } from "./evaluate";
import { NotAnExpression, parse } from "./parse";

const names = new Map([
  ["cost", 20_000],
  ["rate", 10],
  ["b3", 100],
  ["b4", 50],
  ["b5", 7],
]);
const resultOf = (text: string) => evaluate(parse(text), names);

test.each<[string, number | null]>([
  ["1 + 2 * 3", 7],
  ["(1 + 2) * 3", 9],
  ["2 ^ 3 ^ 2", 512],
  ["-2 ^ 2", -4],
  ["2 ^ -1", 0.5],
  ["10 - 4 - 3", 3],
  ["100 / 5 / 2", 10],
  ["10%", 0.1],
  ["cost * rate%", 2000],
  ["COST", 20_000],
  ["b3 + b4 - b5", 143],
  ["sum(b3:b5)", 157],
  ["sum(b3:b4, 1)", 151],
  ["max(b3:b5) - min(b3:b5)", 93],
  ["round(1.005, 2)", 1.01],
  ["round(-2.5)", -3],
  ["floor(2.9) + ceil(2.1)", 5],
  ["abs(-3)", 3],
  ["if(cost > 10000 and not (rate = 5), 1, 2)", 1],
  ["if(cost <= 1 or rate <> 10, 1, 2)", 2],
  ["if(1 = 2, 1 / 0, 3)", 3],
  [".5 + 1", 1.5],
  ["0 * -1", 0],
  ["1 / 0", null],
  ["0 / 0", null],
  ["9 ^ 9 ^ 9", null],
  ["(0 - 8) ^ 0.5", null],
  ["unknown + 1", null],
  ["1 < 2", null],
  ["(1 < 2) + 1", null],
  ["b3:b5", null],
  ["sum(b5:b3)", null],
  ["sum(b3:c5)", null],
  ["round(1, 40)", null],
  ["round(1, 0.5)", null],
  ["if(1, 2, 3)", null],
])("%s is %d", (text, value) => {
  expect(resultOf(text)).toBe(value);
});

test("a condition is true, false or neither", () => {
  const asked = ["1 < 2", "cost < 2", "1 / 0 > 1", "1 + 1"];
  expect(asked.map((text) => holds(parse(text), names))).toEqual([true, false, null, null]);
});

describe("what is not in the language", () => {
  test.each<[string, number]>([
    ["", 0],
    ["   ", 3],
    ["1 +", 3],
    ["1 2", 2],
    ["a.b", 1],
    ["a[0]", 1],
    ["f=>1", 2],
    ["`", 0],
    ["'a'", 0],
    ["a = b; c", 5],
    ["evil(1)", 0],
    ["constructor(1)", 0],
    ["abs(1, 2)", 0],
    ["if(1)", 0],
    ["(1", 2],
    ["1)", 1],
    ["and", 0],
    ["{}", 0],
    ["1 += 2", 3],
    ["sum(b3:)", 7],
    ["1..2", 1],
    ["\u0660", 0],
    ["$5", 0],
  ])("%j is refused at %i", (text, position) => {
    let refusal: unknown;
    try {
      parse(text);
    } catch (thrown) {
      refusal = thrown;
    }
    expect(refusal).toBeInstanceOf(NotAnExpression);
    expect((refusal as NotAnExpression).position).toBe(position);
  });

  test("501 characters, 201 parts and 21 levels are too much", () => {
    expect(() => parse("1".repeat(501))).toThrow(NotAnExpression);
    expect(() => parse(`${"1+".repeat(150)}1`)).toThrow("This is too long.");
    expect(() => parse(`${"(".repeat(21)}1${")".repeat(21)}`)).toThrow("nested too deep");
    expect(() => parse(`${"-".repeat(30)}1`)).toThrow("nested too deep");
    expect(resultOf(`${"(".repeat(19)}1${")".repeat(19)}`)).toBe(1);
  });

  test("names of every object mean nothing", () => {
    for (const name of ["constructor", "toString", "hasOwnProperty"]) expect(resultOf(name)).toBeNull();
    expect(() => parse("__proto__")).toThrow(NotAnExpression);
  });
});

test("100,000 texts: read or refused with a place, worked out or null, never anything else", () => {
  const word = fc.constantFrom(
    "1",
    "2.5",
    "cost",
    "b3",
    "sum",
    "if",
    "(",
    ")",
    ",",
    "+",
    "-",
    "*",
    "/",
    "^",
    "%",
    "and",
    "not",
    "=",
    "<",
    ":",
    "b3:b5",
    " ",
    ".",
    "x",
    "[",
    "=>",
    "__proto__",
  );
  const texts = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.array(word, { maxLength: 25 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      try {
        const value = evaluate(parse(text), names);
        expect(value === null || Number.isFinite(value)).toBe(true);
      } catch (thrown) {
        if (!(thrown instanceof NotAnExpression)) throw thrown;
        expect(thrown.position >= 0 && thrown.position <= text.length).toBe(true);
      }
    }),
    { numRuns: 100_000 },
  );
});

test("the names in an expression, ranges spelled out", () => {
  expect(namesIn(parse("b2 + sum(b3:b5) - if(cost > 1, -rate%, 2)"))).toEqual(["b2", "b3", "b4", "b5", "cost", "rate"]);
});
