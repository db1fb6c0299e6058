import fc from "fast-check";
import { expect, test } from "vitest";
import { beforeLoss, flex, principalFactor, production, purchases, receipts } from "./budgets";

fc.configureGlobal({ numRuns: 1000 });

const units = fc.integer({ min: 0, max: 90_000 });

test("opening inventory and production are sales and closing inventory", () => {
  fc.assert(
    fc.property(units, units, units, (sales, opening, closing) => {
      expect(opening + production(sales, { opening, closing })).toBe(sales + closing);
    }),
  );
});

test("opening materials and purchases are what is used and what is left", () => {
  fc.assert(
    fc.property(units, fc.integer({ min: 1, max: 9 }), units, units, (made, perUnit, opening, closing) => {
      expect(opening + purchases(made, perUnit, { opening, closing })).toBe(made * perUnit + closing);
    }),
  );
});

test("after the loss there is as much as was wanted", () => {
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 60 }), (output, loss) => {
      expect((beforeLoss(output, loss) * (100 - loss)) / 100).toBeCloseTo(output, 6);
    }),
  );
});

test("what all months bring is what was sold, but for what is never paid", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.integer({ min: 0, max: 900 }).map((one) => one * 100),
        { minLength: 1, maxLength: 12 },
      ),
      (sales) => {
        const months = [...sales, 0, 0].map((_, month, all) => [
          all[month] ?? 0,
          all[month - 1] ?? 0,
          all[month - 2] ?? 0,
        ]);
        const received = months.reduce((total, month) => total + receipts(month, [40, 35, 23]), 0);
        expect(received).toBe(sales.reduce((total, one) => total + one * 0.98, 0) + 0);
      },
    ),
  );
});

test("a flexed budget grows by the variable cost alone, and the scarce resource is never overdrawn", () => {
  fc.assert(
    fc.property(units, units, fc.integer({ min: 1, max: 50 }), (first, second, perUnit) => {
      const cost = { fixed: 40_000, perUnit };
      expect(flex(cost, first) - flex(cost, second)).toBe((first - second) * perUnit);
      const { possible, short } = principalFactor(first, perUnit, second);
      expect(possible * perUnit).toBeLessThanOrEqual(second);
      expect(possible + short).toBe(first);
    }),
  );
});
