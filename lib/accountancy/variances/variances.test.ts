import fc from "fast-check";
import { expect, test } from "vitest";
import * as costs from "./costs";
import * as fixed from "./fixed-overhead";
import * as sales from "./sales";

fc.configureGlobal({ numRuns: 1000 });

const small = fc.integer({ min: 1, max: 40 });
const units = fc.integer({ min: 100, max: 5_000 });
const cost = fc.integer({ min: 1_000, max: 900_000 });
const input = fc.record({ standardQuantity: small, standardPrice: small, actualQuantity: units, actualCost: cost });
const month = fc.record({
  budgetUnits: units,
  actualUnits: units,
  standardPrice: fc.integer({ min: 10, max: 900 }),
  actualRevenue: cost,
  material: input,
  labour: input,
  overhead: input,
  fixedPerUnit: small,
  actualFixed: cost,
});
type Month = typeof month extends fc.Arbitrary<infer T> ? T : never;

/** Actual profit if all production is sold; the same in both systems. */
const actualProfit = (one: Month) =>
  one.actualRevenue - one.material.actualCost - one.labour.actualCost - one.overhead.actualCost - one.actualFixed;
const variableCost = (one: Month) =>
  [one.material, one.labour, one.overhead].reduce(
    (total, { standardQuantity, standardPrice }) => total + standardQuantity * standardPrice,
    0,
  );
const inputs = (one: Month) =>
  [one.material, one.labour, one.overhead]
    .map((each) => ({ ...each, output: one.actualUnits }))
    .reduce((total, each) => total + costs.price(each) + costs.usage(each), 0);
const fixedOf = (one: Month) => ({
  budgetCost: one.fixedPerUnit * one.budgetUnits,
  actualCost: one.actualFixed,
  budgetUnits: one.budgetUnits,
  actualUnits: one.actualUnits,
});

test("budgeted profit and all variances are actual profit under absorption costing", () => {
  fc.assert(
    fc.property(month, (one) => {
      const line = { ...one, standardCost: variableCost(one) + one.fixedPerUnit };
      const budget = one.budgetUnits * (one.standardPrice - line.standardCost);
      const all =
        sales.price(line) +
        sales.volume(line) +
        inputs(one) +
        fixed.expenditure(fixedOf(one)) +
        fixed.volume(fixedOf(one));
      expect(budget + all).toBe(actualProfit(one));
    }),
  );
});

test("and under marginal costing, without a fixed overhead volume variance", () => {
  fc.assert(
    fc.property(month, (one) => {
      const line = { ...one, standardCost: variableCost(one) };
      const budget = one.budgetUnits * (one.standardPrice - line.standardCost) - one.fixedPerUnit * one.budgetUnits;
      const all = sales.price(line) + sales.volume(line) + inputs(one) + fixed.expenditure(fixedOf(one));
      expect(budget + all).toBe(actualProfit(one));
    }),
  );
});

test("parts add up to their whole", () => {
  fc.assert(
    fc.property(input, units, units, (one, output, actualHours) => {
      const full = { ...one, output };
      expect(costs.price(full) + costs.usage(full)).toBe(costs.total(full));
      const overhead = {
        budgetCost: 3 * one.actualQuantity,
        budgetUnits: one.actualQuantity,
        actualUnits: output,
        actualCost: one.actualCost,
        hoursPerUnit: 3,
        actualHours,
      };
      const { capacity, efficiency } = fixed.capacityAndEfficiency(overhead);
      expect(capacity + efficiency).toBe(fixed.volume(overhead));
      expect(fixed.expenditure(overhead) + fixed.volume(overhead)).toBe(fixed.total(overhead));
      const {
        rate,
        idle,
        efficiency: worked,
      } = costs.idleTime({ ...full, hoursPaid: full.actualQuantity, hoursWorked: full.actualQuantity - 7 });
      expect(rate + idle + worked).toBe(costs.total(full));
    }),
  );
});

test("mix and yield are the usage variances of all ingredients", () => {
  const ingredient = fc.record({ standardShare: small, standardPrice: small, actualQuantity: units });
  fc.assert(
    fc.property(fc.array(ingredient, { minLength: 2, maxLength: 4 }), units, (ingredients, output) => {
      const result = costs.mixAndYield(ingredients, output);
      const used = ingredients.reduce(
        (total, { standardShare, standardPrice, actualQuantity }) =>
          total + (standardShare * output - actualQuantity) * standardPrice,
        0,
      );
      expect(Math.abs(result.totalMix + result.yield - used)).toBeLessThanOrEqual(3);
    }),
  );
});

test("planning and operations share the whole variance", () => {
  fc.assert(
    fc.property(input, units, small, small, (one, output, revisedQuantity, revisedPrice) => {
      const result = costs.planningAndOperational({ ...one, output, revisedQuantity, revisedPrice });
      expect(result.planning + result.price + result.usage).toBe(costs.total({ ...one, output }));
    }),
  );
});

test("a textbook page: 1,000 units at 4 kg and $5, 4,200 kg used for $20,160", () => {
  const one = { standardQuantity: 4, standardPrice: 5, output: 1_000, actualQuantity: 4_200, actualCost: 20_160 };
  expect([costs.price(one), costs.usage(one), costs.total(one)]).toEqual([840, -1_000, -160]);
  expect(costs.priceOnPurchase(5_000, 5, 24_000)).toBe(1_000);
});
