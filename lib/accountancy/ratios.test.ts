import fc from "fast-check";
import { expect, test } from "vitest";
import * as ratios from "./ratios";

fc.configureGlobal({ numRuns: 1000 });

const amount = fc.integer({ min: 1, max: 9_000_000 });

test("return on capital is margin times turnover of capital", () => {
  fc.assert(
    fc.property(amount, amount, amount, (profit, revenue, capital) => {
      const product = ratios.operatingMargin(profit, revenue) * ratios.assetTurnover(revenue, capital);
      expect(product / ratios.returnOnCapital(profit, capital)).toBeCloseTo(1, 9);
    }),
  );
});

test("days and turnover are two sides of one figure", () => {
  fc.assert(
    fc.property(amount, amount, (inventory, cost) => {
      expect(ratios.inventoryDays(inventory, cost) * ratios.inventoryTurnover(cost, inventory)).toBeCloseTo(365, 6);
    }),
  );
});

test("both measures of gearing say the same", () => {
  fc.assert(
    fc.property(amount, amount, (debt, equity) => {
      const [toEquity, ofAll] = [ratios.debtToEquity(debt, equity) / 100, ratios.gearing(debt, equity) / 100];
      expect(ofAll).toBeCloseTo(toEquity / (1 + toEquity), 9);
      expect(ofAll).toBeLessThan(1);
    }),
  );
});

test("residual income is above nought exactly where the return is above the cost of capital", () => {
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 30 }), (profit, invested, rate) => {
      expect(ratios.residualIncome(profit, invested, rate) > 1e-6).toBe(
        ratios.returnOnInvestment(profit, invested) > rate + 1e-9,
      );
    }),
  );
});

test("the quick ratio is the current ratio without inventory", () => {
  fc.assert(
    fc.property(amount, amount, amount, (liquid, inventory, liabilities) => {
      expect(ratios.quickRatio(liquid + inventory, inventory, liabilities)).toBeCloseTo(
        ratios.currentRatio(liquid, liabilities),
        9,
      );
    }),
  );
});

test("the figures of a textbook page", () => {
  expect(ratios.grossMargin(30_000, 120_000)).toBe(25);
  expect(ratios.returnOnEquity(18_000, 150_000)).toBe(12);
  expect(ratios.receivablesDays(40_000, 365_000)).toBeCloseTo(40, 9);
  expect(ratios.payablesDays(30_000, 219_000)).toBeCloseTo(50, 9);
  expect(ratios.cashCycle(60, 40, 50)).toBe(50);
  expect(ratios.interestCover(60_000, 12_000)).toBe(5);
  expect(ratios.priceEarnings(4.5, ratios.earningsPerShare(90_000, 300_000))).toBeCloseTo(15, 9);
  expect(ratios.dividendCover(90_000, 30_000)).toBe(3);
  expect(ratios.dividendYield(0.09, 4.5)).toBeCloseTo(2, 9);
  expect(ratios.growth(115, 100)).toBeCloseTo(15, 9);
  expect(ratios.totalShareholderReturn({ opening: 4, closing: 4.6, dividend: 0.12 })).toBeCloseTo(18, 9);
  expect(ratios.totalShareholderReturn({ opening: 4, closing: 3.5, dividend: 0.3 })).toBeCloseTo(-5, 9);
  expect(ratios.dependencyRatio(12, 24)).toBe(0.5);
  expect(() => ratios.currentRatio(1, 0)).toThrow(RangeError);
});

test("a price that rises raises revenue where demand is inelastic, and lowers it where it is elastic", () => {
  expect(ratios.priceElasticity([2_000, 1_900], [10, 11])).toBeCloseTo(0.5, 9);
  expect(1_900 * 11).toBeGreaterThan(2_000 * 10);
  expect(ratios.priceElasticity([400, 340], [50, 55])).toBeCloseTo(1.5, 9);
  expect(340 * 55).toBeLessThan(400 * 50);
});
