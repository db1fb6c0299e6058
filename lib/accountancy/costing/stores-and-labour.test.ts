import fc from "fast-check";
import { expect, test } from "vitest";
import { bestOrder, economicBatch, economicOrder, levels, yearlyCost } from "./inventory-control";
import {
  capacityRatio,
  efficiencyRatio,
  idleRatio,
  piecework,
  timeSavedBonus,
  turnover,
  volumeRatio,
  wages,
} from "./labour";

fc.configureGlobal({ numRuns: 1000 });

const ordering = fc.record({
  demand: fc.integer({ min: 100, max: 200_000 }),
  orderCost: fc.integer({ min: 1, max: 500 }),
  holdingCost: fc.integer({ min: 1, max: 2_000 }).map((cents) => cents / 100),
});

test("the economic order is where ordering and holding cost the same, and no other order is cheaper", () => {
  fc.assert(
    fc.property(ordering, fc.integer({ min: 10, max: 300 }), (one, percent) => {
      const order = economicOrder(one);
      const best = yearlyCost(one, order);
      expect(best.ordering / best.holding).toBeCloseTo(1, 9);
      expect(yearlyCost(one, (order * percent) / 100).total).toBeGreaterThanOrEqual(best.total * (1 - 1e-12));
    }),
  );
});

test("a batch that is used while it is made is larger than an order", () => {
  fc.assert(
    fc.property(ordering, fc.integer({ min: 2, max: 50 }), (one, faster) => {
      expect(economicBatch({ ...one, rate: one.demand * faster })).toBeGreaterThan(economicOrder(one));
    }),
  );
});

test("a discount is taken when it saves more than holding costs", () => {
  const none = bestOrder(10_000, 25, 20, 10, []);
  expect(none.order).toBeCloseTo(500, 9);
  expect(none.cost).toBeCloseTo(101_000, 6);
  expect(bestOrder(10_000, 25, 20, 10, [{ from: 1_000, percent: 5 }]).order).toBe(1_000);
  expect(bestOrder(10_000, 25, 20, 10, [{ from: 20_000, percent: 1 }]).order).toBeCloseTo(500, 9);
});

test("stock levels stand in their order", () => {
  const use = fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))
    .map(([least, a, b]) => ({ least, average: least + a, most: least + a + b }));
  fc.assert(
    fc.property(use, use, fc.integer({ min: 1, max: 9_999 }), (one, lead, order) => {
      const result = levels(one, lead, order);
      expect(result.minimum).toBeGreaterThanOrEqual(0);
      expect(result.minimum).toBeLessThanOrEqual(result.reorder);
      expect(result.maximum).toBeGreaterThanOrEqual(order);
    }),
  );
  expect(levels({ most: 500, least: 300, average: 400 }, { most: 8, least: 4, average: 6 }, 3_000)).toMatchObject({
    reorder: 4_000,
    minimum: 1_600,
    maximum: 5_800,
  });
});

test("the volume ratio is efficiency times capacity", () => {
  const hours = fc.integer({ min: 1, max: 90_000 });
  fc.assert(
    fc.property(hours, hours, hours, (standard, actual, budget) => {
      expect(
        (efficiencyRatio(standard, actual) * capacityRatio(actual, budget)) / 100 / volumeRatio(standard, budget),
      ).toBeCloseTo(1, 9);
    }),
  );
});

test("wages are basic pay and premium; piecework is never below what is guaranteed", () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 60 }), fc.integer({ min: 8, max: 30 }), (hours, rate) => {
      const pay = wages({ hours, basicHours: 40, rate, premiumPercent: 50 });
      expect(pay.gross).toBe(Math.min(hours, 40) * rate + pay.overtime * rate * 1.5);
      expect(
        piecework(
          hours,
          [
            { upTo: 30, rate },
            { upTo: Number.POSITIVE_INFINITY, rate: rate + 1 },
          ],
          400,
        ),
      ).toBeGreaterThanOrEqual(400);
    }),
  );
  expect(
    piecework(130, [
      { upTo: 100, rate: 2 },
      { upTo: 200, rate: 2.5 },
    ]),
  ).toBe(275);
  expect(timeSavedBonus(50, 44, 12, 50)).toBe(36);
  expect(turnover(18, 150)).toBe(12);
  expect(idleRatio(6, 120)).toBe(5);
});
