import fc from "fast-check";
import { expect, test } from "vitest";
import { contingency, contingentAsset, expectedValue, recognise, unwind, unwinding } from "./provisions";
import { round } from "./round";

fc.configureGlobal({ numRuns: 1000 });

test.each([
  [true, "probable", true, "recognise"],
  [true, "virtually certain", true, "recognise"],
  [true, "probable", false, "disclose"],
  [true, "possible", true, "disclose"],
  [true, "possible", false, "disclose"],
  [true, "remote", true, "ignore"],
  [false, "probable", true, "disclose"],
  [false, "possible", true, "disclose"],
  [false, "remote", false, "ignore"],
] as const)("obligation %s, outflow %s, measurable %s: %s", (obligation, outflow, measurable, treatment) => {
  expect(contingency({ obligation, outflow, measurable })).toBe(treatment);
});

test.each([
  ["virtually certain", "recognise"],
  ["probable", "disclose"],
  ["possible", "ignore"],
  ["remote", "ignore"],
] as const)("an inflow that is %s: %s", (inflow, treatment) => {
  expect(contingentAsset(inflow)).toBe(treatment);
});

test("an expected value lies between the least and the greatest outcome", () => {
  const amounts = fc.tuple(fc.nat({ max: 900_000 }), fc.nat({ max: 900_000 }), fc.nat({ max: 900_000 }));
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 0, max: 50 }),
      ([a, b, c], first, second) => {
        const value = expectedValue([
          { amount: a, chance: first },
          { amount: b, chance: second },
          { amount: c, chance: 100 - first - second },
        ]);
        expect(value).toBeGreaterThanOrEqual(Math.min(a, b, c));
        expect(value).toBeLessThanOrEqual(Math.max(a, b, c));
      },
    ),
  );
  expect(() => expectedValue([{ amount: 100, chance: 90 }])).toThrow(RangeError);
});

test("charges over the years, less what was paid, are the provision at the end", () => {
  const year = fc.record({ required: fc.nat({ max: 90_000 }), paid: fc.nat({ max: 90_000 }) });
  fc.assert(
    fc.property(fc.array(year, { minLength: 1, maxLength: 10 }), (years) => {
      let [opening, charged, paid] = [0, 0, 0];
      for (const one of years) {
        charged += recognise({ opening, ...one });
        paid += one.paid;
        opening = one.required;
      }
      expect(charged - paid).toBe(opening);
    }),
  );
});

test("a discounted provision grows to what is paid, each year by the rate", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 900_000 }),
      fc.integer({ min: 1, max: 15 }),
      fc.integer({ min: 1, max: 20 }),
      (amount, rate, years) => {
        const present = round(amount / (1 + rate / 100) ** years);
        const all = unwinding(amount, rate, years);
        expect(all.at(-1)?.carrying).toBe(amount);
        expect(present + all.reduce((total, { charge }) => total + charge, 0)).toBe(amount);
        expect(Math.abs((all[0]?.charge ?? 0) - unwind(present, rate))).toBeLessThanOrEqual(2);
      },
    ),
  );
});
