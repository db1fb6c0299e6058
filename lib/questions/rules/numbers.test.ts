import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figure, money, numberOf } from "./numbers";

describe("figures as people type them", () => {
  test.each<[string, number]>([
    ["0", 0],
    ["7", 7],
    ["007", 7],
    ["1200", 1200],
    ["1,200", 1200],
    ["12,345,678", 12_345_678],
    ["1\u2009200", 1200],
    ["1\u202f234\u202f567.5", 1_234_567.5],
    ["5.", 5],
    [".5", 0.5],
    ["12.50", 12.5],
    ["-3", -3],
    ["\u22123", -3],
    ["(300)", -300],
    ["($1,200.50)", -1200.5],
    ["$40", 40],
    ["£40", 40],
    ["€1,000", 1000],
    ["-$40", -40],
    ["$-40", -40],
    ["12%", 12],
    ["-12.5%", -12.5],
    ["  42 ", 42],
    ["-0", 0],
    ["(0)", 0],
    ["999999999999999", 999_999_999_999_999],
    ["000000000000000000001", 1],
  ])("%j is %d", (typed, value) => {
    expect(Object.is(numberOf(typed), value)).toBe(true);
  });

  test.each([
    "",
    " ",
    "1e9",
    "0x10",
    "１２",
    "1,00,0",
    "1,2",
    "1,2345",
    ",123",
    "1.2.3",
    "1.200,5",
    "--5",
    "-(5)",
    "-$-5",
    "(5",
    "5)",
    "+5",
    "5-",
    "$",
    "%",
    ".",
    "-",
    "()",
    "1 2",
    "12 000",
    "1_000",
    "NaN",
    "Infinity",
    "five",
    "٣",
    "$$5",
    "5%%",
    "5$",
    "1/2",
    "=5",
    "1234567890123456",
    "1".repeat(40),
    "0.1234567890123456",
    "1,000\u2009000",
    "5\n6",
    "\u0000",
  ])("%j is no figure", (typed) => {
    expect(numberOf(typed)).toBeNull();
  });

  test("no text makes it throw, and what it takes is finite and never -0", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-(]?[$£]?[\d,. %]{0,20}\)?$/)), (text) => {
        const value = numberOf(text);
        return value === null || (Number.isFinite(value) && !Object.is(value, -0));
      }),
      { numRuns: 5000 },
    );
  });

  test("a figure that is shown can be typed again", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        fc.integer({ min: 0, max: 2 }),
        (units, places) => {
          const value = units / 10 ** places;
          return numberOf(figure(value, places)) === (value === 0 ? 0 : value);
        },
      ),
    );
  });
});

test("figures are shown as statements show them", () => {
  expect([figure(12_500), figure(-300), figure(0.256, 2), figure(-0.001, 2), figure(-0)]).toEqual([
    "12,500",
    "(300)",
    "0.26",
    "0.00",
    "0",
  ]);
  expect([money(1200), money(-300), money(2.5)]).toEqual(["$1,200", "($300)", "$2.50"]);
});
