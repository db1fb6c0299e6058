import fc from "fast-check";
import { expect, test } from "vitest";
import { sum } from "../round";
import { activityCosts, driverRate, lifeCycleCost, targetCost, traditionalCosts } from "./activities";
import { afterByProduct, byNetRealisable, bySalesValue, byUnits, furtherProcessing } from "./joint";
import { absorb, absorptionRate, apportion, direct, repeated, type Service, step } from "./overheads";
import { equivalentUnits, process } from "./process";
import { absorptionProfit, closingUnits, marginalProfit, profitDifference } from "./profits";

fc.configureGlobal({ numRuns: 1000 });

const amount = fc.integer({ min: 1, max: 500_000 });
const units = fc.integer({ min: 1, max: 20_000 });
const share = fc.integer({ min: 1, max: 60 });

test("sharing out service centres loses nothing, whatever the method, and leaves them empty", () => {
  const shares = fc.tuple(share, share, share, share);
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      amount,
      shares,
      fc.constantFrom(direct, step, repeated),
      (p, q, s, t, [a, b, c, d], method) => {
        const services: Service[] = [
          { name: "stores", uses: { machining: a, assembly: b, canteen: 20 } },
          { name: "canteen", uses: { machining: c, assembly: d, stores: 10 } },
        ];
        const after = method({ machining: p, assembly: q, stores: s, canteen: t }, services);
        expect(sum(Object.values(after))).toBe(p + q + s + t);
        expect([after.stores, after.canteen]).toEqual([0, 0]);
      },
    ),
  );
});

test("the three methods on one page", () => {
  const centres = { machining: 100_000, assembly: 80_000, stores: 20_000, canteen: 10_000 };
  const services: Service[] = [
    { name: "stores", uses: { machining: 60, assembly: 30, canteen: 10 } },
    { name: "canteen", uses: { machining: 50, assembly: 50 } },
  ];
  expect(direct(centres, services)).toEqual({ machining: 118_333, assembly: 91_667, stores: 0, canteen: 0 });
  expect(step(centres, services)).toEqual({ machining: 118_000, assembly: 92_000, stores: 0, canteen: 0 });
  expect(repeated(centres, services)).toEqual({ machining: 118_000, assembly: 92_000, stores: 0, canteen: 0 });
  expect(apportion(12_000, [300, 200, 100])).toEqual([6_000, 4_000, 2_000]);
});

test("absorbed less actual is what was absorbed too much", () => {
  fc.assert(
    fc.property(amount, units, amount, units, (budgetOverhead, budgetActivity, actualOverhead, actualActivity) => {
      const { absorbed, over } = absorb({ budgetOverhead, budgetActivity, actualOverhead, actualActivity });
      expect(absorbed - over).toBe(actualOverhead);
      expect(Math.abs(absorbed - absorptionRate(budgetOverhead, budgetActivity) * actualActivity)).toBeLessThanOrEqual(
        0.51,
      );
    }),
  );
});

test("both profits differ by the change of inventory times the fixed rate", () => {
  const year = fc.record({
    openingUnits: units,
    produced: units,
    sold: units,
    price: share,
    variableProduction: share,
    variableSelling: share,
    fixedProduction: amount,
    budgetFixed: amount,
    budgetUnits: units,
    fixedOther: amount,
  });
  fc.assert(
    fc.property(year, (one) => {
      const apart = absorptionProfit(one) - marginalProfit(one);
      expect(Math.abs(apart - profitDifference(one))).toBeLessThanOrEqual(1.01);
      if (one.produced === one.sold) expect(apart).toBe(0);
      expect(closingUnits(one) - one.openingUnits).toBe(one.produced - one.sold);
    }),
  );
});

test("what goes into a process comes out of it", () => {
  const run = fc.record({
    units: fc.integer({ min: 100, max: 20_000 }),
    cost: amount,
    lossPercent: fc.integer({ min: 0, max: 30 }),
    scrapValue: fc.integer({ min: 0, max: 5 }),
    kept: fc.integer({ min: 50, max: 100 }),
  });
  fc.assert(
    fc.property(run, ({ kept, ...one }) => {
      const output = Math.floor((one.units * kept) / 100);
      const account = process({ ...one, output });
      expect(account.output + account.normalLoss + account.abnormalLoss - account.abnormalGain).toBe(one.cost);
      expect(output + account.normalUnits + account.abnormalLossUnits - account.abnormalGainUnits).toBe(one.units);
    }),
  );
});

test("finished and unfinished units carry all costs, by both methods", () => {
  const part = fc.record({
    openingCost: amount,
    addedCost: amount,
    openingPercent: fc.integer({ min: 0, max: 100 }),
    closingPercent: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(
      units,
      units,
      fc.integer({ min: 0, max: 99 }),
      fc.tuple(part, part),
      fc.constantFrom("weighted average" as const, "fifo" as const),
      (openingUnits, more, left, parts, method) => {
        const started = more + openingUnits;
        const closing = Math.floor((started * left) / 200);
        const result = equivalentUnits({ openingUnits, started, closingUnits: closing, parts, method });
        const total = parts.reduce((before, one) => before + one.openingCost + one.addedCost, 0);
        expect(result.finishedValue + result.closingValue).toBe(total);
        expect(result.finished + closing).toBe(openingUnits + started);
      },
    ),
  );
});

test("a process account of a textbook page", () => {
  const loss = process({ units: 1_000, cost: 9_200, lossPercent: 10, scrapValue: 2, output: 880 });
  expect(loss).toMatchObject({
    normalUnits: 100,
    normalLoss: 200,
    unitCost: 10,
    output: 8_800,
    abnormalLossUnits: 20,
    abnormalLoss: 200,
  });
  expect(process({ units: 1_000, cost: 9_200, lossPercent: 10, scrapValue: 2, output: 930 }).abnormalGain).toBe(300);
});

test("joint costs are shared without a rest", () => {
  const product = fc.record({
    units,
    priceAtSplit: share,
    finalPrice: fc.integer({ min: 61, max: 90 }),
    furtherCost: fc.integer({ min: 0, max: 50 }),
  });
  fc.assert(
    fc.property(
      amount,
      fc.array(product, { minLength: 2, maxLength: 4 }),
      fc.constantFrom(byUnits, bySalesValue, byNetRealisable),
      (cost, products, method) => {
        expect(sum(method(cost, products))).toBe(cost);
      },
    ),
  );
  expect(furtherProcessing({ units: 1_000, priceAtSplit: 5, finalPrice: 8, furtherCost: 2_400 })).toBe(600);
  expect(afterByProduct(50_000, 200, 10, 400)).toBe(48_400);
});

test("activities and one basis share out the same overhead", () => {
  const pool = fc.record({ cost: amount, drivers: fc.tuple(share, share, share) });
  fc.assert(
    fc.property(fc.array(pool, { minLength: 1, maxLength: 5 }), fc.tuple(share, share, share), (pools, basis) => {
      const cost = pools.reduce((total, one) => total + one.cost, 0);
      for (const costs of [activityCosts(pools), traditionalCosts(pools, basis)]) {
        expect(costs.reduce((total, one) => total + one, 0) / cost).toBeCloseTo(1, 9);
      }
    }),
  );
  expect(driverRate({ cost: 90_000, drivers: [20, 10] })).toBe(3_000);
  expect(targetCost(80, 25)).toBe(60);
  expect(lifeCycleCost([40_000, 110_000, 10_000], 20_000)).toBe(8);
});
