import fc from "fast-check";
import { expect, test } from "vitest";
import { positive, round, split, sum } from "./round";

fc.configureGlobal({ numRuns: 1000 });

test("a half goes away from zero, and noise of binary fractions does not count", () => {
  expect(round(1.005, 2)).toBe(1.01);
  expect(round(2.5)).toBe(3);
  expect(round(-2.5)).toBe(-3);
  expect(round(1.45, 1)).toBe(1.5);
  expect(round(0.1 + 0.2, 2)).toBe(0.3);
  expect(round(8.325 * 100)).toBe(833);
  expect(round(1_234_567.891, 2)).toBe(1_234_567.89);
  expect(round(1e-9, 2)).toBe(0);
  expect(round(1_250, -2)).toBe(1_300);
  expect(Object.is(round(-0.4), 0)).toBe(true);
  expect(Object.is(round(-0), 0)).toBe(true);
  expect(round(-12, 2)).toBe(-12);
  expect(round(123_456_789_012_344)).toBe(123_456_789_012_340);
  expect(() => round(Number.NaN)).toThrow(RangeError);
});

test("every amount of thousandths is rounded as by hand", () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (thousandths) => {
      const size = Math.abs(thousandths);
      const cents = Math.floor(size / 10) + (size % 10 >= 5 ? 1 : 0);
      expect(round(thousandths / 1000, 2) + 0).toBe((Math.sign(thousandths) * cents) / 100 + 0);
    }),
  );
});

test("rounding twice changes nothing", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer({ min: 0, max: 4 }), (value, places) => {
      expect(round(round(value, places), places)).toBe(round(value, places));
    }),
  );
});

test("a sum of cents is exact", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 40 }), (cents) => {
      const total = cents.reduce((before, next) => before + next, 0);
      expect(sum(cents.map((one) => one / 100))).toBe(total / 100 + 0);
    }),
  );
});

test("shares add up to what was shared, and each is within a dollar of its part", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (total, parts) => {
      const all = parts.reduce((before, next) => before + next, 0);
      fc.pre(all > 0);
      const shares = split(total, parts);
      expect(sum(shares)).toBe(total);
      shares.forEach((share, index) => {
        expect(Math.abs(share - (total * (parts[index] ?? 0)) / all)).toBeLessThanOrEqual(1);
      });
    }),
  );
});

test("what must be above nought is refused at nought, below it, and when it is no number", () => {
  for (const value of [0, -1, Number.NaN])
    expect(() => positive(value, "The life")).toThrow("The life must be positive.");
  expect(positive(2, "The life")).toBe(2);
  expect(() => split(100, [0, 0])).toThrow(RangeError);
});
