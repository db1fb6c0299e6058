import fc from "fast-check";
import { expect, test } from "vitest";
import {
  carryingAmount,
  changeOfLife,
  disposal,
  excessDepreciation,
  partExchange,
  reducingBalance,
  revalued,
  straightLine,
  straightLineCharge,
  sumOfDigits,
  type YearOfUse,
} from "./depreciation";
import { sum } from "./round";

fc.configureGlobal({ numRuns: 1000 });

const asset = fc
  .record({
    cost: fc.integer({ min: 100, max: 900_000 }),
    share: fc.integer({ min: 0, max: 90 }),
    life: fc.integer({ min: 1, max: 25 }),
  })
  .map(({ cost, share, life }) => ({ cost, residual: Math.floor((cost * share) / 100), life }));
const months = fc.integer({ min: 1, max: 12 });

const holds = (cost: number, residual: number, years: YearOfUse[]) => {
  for (const { charge, accumulated, carrying } of years) {
    expect(charge).toBeGreaterThanOrEqual(0);
    expect(accumulated + carrying).toBe(cost);
    expect(carrying).toBeGreaterThanOrEqual(residual);
  }
  expect(sum(years.map(({ charge }) => charge))).toBe(cost - carryingAmount(cost, years));
};

test("a straight line ends at the residual value, whatever the month it began in", () => {
  fc.assert(
    fc.property(asset, months, ({ cost, residual, life }, firstMonths) => {
      const years = straightLine({ cost, residual, life, firstMonths });
      holds(cost, residual, years);
      expect(carryingAmount(cost, years)).toBe(residual);
      expect(years.length).toBe(firstMonths === 12 ? life : life + 1);
    }),
  );
});

test("the sum of digits ends at the residual value with falling charges", () => {
  fc.assert(
    fc.property(asset, (one) => {
      const years = sumOfDigits(one);
      holds(one.cost, one.residual, years);
      expect(carryingAmount(one.cost, years)).toBe(one.residual);
      years.slice(1).forEach(({ charge }, index) => {
        expect(charge).toBeLessThanOrEqual((years[index]?.charge ?? 0) + 1);
      });
    }),
  );
});

test("a reducing balance never falls below the residual value, and takes the rate of what is left", () => {
  fc.assert(
    fc.property(asset, fc.integer({ min: 1, max: 60 }), months, ({ cost, residual, life }, rate, firstMonths) => {
      const years = reducingBalance({ cost, residual, rate, years: life, firstMonths });
      holds(cost, residual, years);
      const second = years[1];
      if (second && second.carrying > residual) {
        expect(Math.abs(second.charge - ((years[0]?.carrying ?? 0) * rate) / 100)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test("the figures of a textbook page", () => {
  expect(straightLineCharge(50_000, 5_000, 5)).toBe(9_000);
  expect(straightLineCharge(50_000, 5_000, 5, 4)).toBe(3_000);
  expect(reducingBalance({ cost: 20_000, rate: 20, years: 3 }).map(({ charge }) => charge)).toEqual([
    4_000, 3_200, 2_560,
  ]);
  expect(sumOfDigits({ cost: 16_000, residual: 1_000, life: 5 }).map(({ charge }) => charge)).toEqual([
    5_000, 4_000, 3_000, 2_000, 1_000,
  ]);
  expect(changeOfLife(24_000, 3_000, 7)).toBe(3_000);
  expect(excessDepreciation(90_000, 60_000, 15)).toBe(2_000);
});

test("proceeds less carrying amount is the profit; a part exchange pays the rest of the price", () => {
  fc.assert(
    fc.property(asset, fc.nat({ max: 900_000 }), fc.nat({ max: 900_000 }), ({ cost, residual }, allowance, more) => {
      const accumulated = cost - residual;
      const { carrying, profit } = disposal({ cost, accumulated, proceeds: allowance });
      expect(carrying + profit).toBe(allowance);
      const swap = partExchange({ price: allowance + more, allowance, cost, accumulated });
      expect(swap.paid + swap.carrying + swap.profit).toBe(swap.newCost);
    }),
  );
});

test("a change of value is shared between surplus and profit, and the surplus never falls below nought", () => {
  const figures = fc.record({
    accumulated: fc.nat({ max: 100_000 }),
    more: fc.nat({ max: 400_000 }),
    value: fc.nat({ max: 600_000 }),
    surplus: fc.nat({ max: 100_000 }),
    loss: fc.nat({ max: 50_000 }),
  });
  fc.assert(
    fc.property(figures, fc.boolean(), ({ accumulated, more, value, surplus, loss }, risen) => {
      const before = risen ? { surplus } : { earlierLoss: loss };
      const result = revalued({ cost: accumulated + more, accumulated, value, ...before });
      expect(result.inProfit + result.inSurplus).toBe(result.change);
      expect(result.surplus).toBeGreaterThanOrEqual(0);
      if (result.inProfit > 0) expect(result.inProfit).toBeLessThanOrEqual(loss);
      if (result.inProfit < 0) expect(result.surplus).toBe(0);
    }),
  );
});

test("what makes no sense is refused", () => {
  expect(() => straightLineCharge(1_000, 0, 0)).toThrow("The life must be positive.");
  expect(() => reducingBalance({ cost: 1_000, rate: 100, years: 2 })).toThrow(RangeError);
});
