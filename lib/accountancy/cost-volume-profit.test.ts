import fc from "fast-check";
import { expect, test } from "vitest";
import {
  breakEven,
  contribution,
  contributionRatio,
  limitingFactor,
  marginOfSafety,
  multiProduct,
} from "./cost-volume-profit";

fc.configureGlobal({ numRuns: 1000 });

const line = fc
  .record({ variableCost: fc.integer({ min: 1, max: 90 }), more: fc.integer({ min: 1, max: 60 }) })
  .map(({ variableCost, more }) => ({ variableCost, price: variableCost + more }));
const fixed = fc.integer({ min: 1, max: 900_000 });

test("profit at break-even is nought, and beyond it what was wanted", () => {
  fc.assert(
    fc.property(line, fixed, fixed, (one, cost, wanted) => {
      expect(breakEven(one, cost) * contribution(one) - cost).toBeCloseTo(0, 6);
      expect(breakEven(one, cost, wanted) * contribution(one) - cost).toBeCloseTo(wanted, 5);
      expect(breakEven(one, cost) * one.price).toBeCloseTo((cost * 100) / contributionRatio(one), 4);
    }),
  );
});

test("several products in their mix make nothing at their break-even revenue", () => {
  const product = fc.tuple(line, fc.integer({ min: 1, max: 900 })).map(([one, units]) => ({ ...one, units }));
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 4 }), fixed, (products, cost) => {
      const revenue = products.reduce((total, one) => total + one.price * one.units, 0);
      const earned = products.reduce((total, one) => total + contribution(one) * one.units, 0);
      expect((multiProduct(products, cost) / revenue) * earned).toBeCloseTo(cost, 3);
    }),
  );
  expect(marginOfSafety(5_000, 4_000)).toBe(20);
});

test("the ranking beats every other plan, tried out one by one", () => {
  const wanted = fc
    .tuple(line, fc.constantFrom(1, 2), fc.integer({ min: 0, max: 4 }))
    .map(([one, takes, demand]) => ({ ...one, takes, demand }));
  fc.assert(
    fc.property(wanted, wanted, fc.integer({ min: 0, max: 10 }), (first, second, available) => {
      const worth = (a: number, b: number) => a * contribution(first) + b * contribution(second);
      const [a = 0, b = 0] = limitingFactor([first, second], available);
      expect(a * first.takes + b * second.takes).toBeLessThanOrEqual(available + 1e-9);
      for (let x = 0; x <= first.demand; x++) {
        for (let y = 0; y <= second.demand; y++) {
          if (x * first.takes + y * second.takes <= available)
            expect(worth(a, b)).toBeGreaterThanOrEqual(worth(x, y) - 1e-9);
        }
      }
    }),
  );
});
