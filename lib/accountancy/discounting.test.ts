import fc from "fast-check";
import { expect, test } from "vitest";
import {
  accountingReturn,
  annuity,
  annuityFactor,
  compound,
  discountedPayback,
  discountFactor,
  effectiveRate,
  interpolatedIrr,
  irr,
  npv,
  payback,
  perpetuity,
  presentValue,
  rateTables,
  taxedCashFlows,
} from "./discounting";
import { round } from "./round";

fc.configureGlobal({ numRuns: 1000 });

const rate = fc.integer({ min: 1, max: 40 });
const years = fc.integer({ min: 1, max: 25 });
const outlay = fc.integer({ min: 1_000, max: 900_000 });
const inflows = fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 10 });

test("an annuity is the sum of present values", () => {
  fc.assert(
    fc.property(rate, years, fc.integer({ min: 1, max: 90_000 }), (percent, count, amount) => {
      const parts = Array.from({ length: count }, (_, year) => amount * discountFactor(percent, year + 1));
      expect(annuity(amount, percent, count)).toBe(round(parts.reduce((total, one) => total + one, 0)));
      expect(annuity(amount, percent, count, 0)).toBe(
        round(amount * annuityFactor(percent, count) * (1 + percent / 100)),
      );
    }),
  );
});

test("the net present value at the internal rate of return is nought", () => {
  fc.assert(
    fc.property(outlay, inflows, (cost, later) => {
      const flows = [-cost, ...later];
      const internalRate = irr(flows);
      if (internalRate === null)
        expect(later.every((flow) => flow === 0) || npv(flows, -99) <= 0 || npv(flows, 1000) >= 0).toBe(true);
      else if (internalRate > -60) expect(Math.abs(npv(flows, internalRate))).toBeLessThanOrEqual(0.5);
    }),
  );
});

test("net present value falls as the rate rises, where money goes out first", () => {
  fc.assert(
    fc.property(outlay, inflows, rate, (cost, later, percent) => {
      expect(npv([-cost, ...later], percent + 1)).toBeLessThanOrEqual(npv([-cost, ...later], percent));
    }),
  );
});

test("compounding undoes discounting", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 900_000 }),
      fc.integer({ min: 1, max: 15 }),
      fc.integer({ min: 1, max: 10 }),
      (amount, percent, count) => {
        expect(Math.abs(compound(presentValue(amount, percent, count), percent, count) - amount)).toBeLessThanOrEqual(
          3,
        );
      },
    ),
  );
});

test("by the end of the payback period exactly the outlay has come back; discounted it takes longer", () => {
  fc.assert(
    fc.property(outlay, inflows, rate, (cost, later, percent) => {
      const paybackYears = payback([-cost, ...later]);
      const back = later.reduce((total, one) => total + one, 0);
      expect(paybackYears === null).toBe(back < cost);
      if (paybackYears === null) return;
      const full = Math.floor(paybackYears);
      const until =
        later.slice(0, full).reduce((total, one) => total + one, 0) + (paybackYears - full) * (later[full] ?? 0);
      expect(until).toBeCloseTo(cost, 4);
      expect(discountedPayback([-cost, ...later], percent) ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
        paybackYears,
      );
    }),
  );
});

test("the figures of a textbook page", () => {
  expect(rateTables("present value", [5, 10], 3)).toEqual([
    [0.952, 0.909],
    [0.907, 0.826],
    [0.864, 0.751],
  ]);
  expect(rateTables("annuity", [10], 3).map(([one]) => one)).toEqual([0.909, 1.736, 2.487]);
  expect(npv([-10_000, 4_000, 4_000, 4_000], 10, 3)).toBe(-56);
  expect(npv([-10_000, 4_000, 4_000, 4_000], 10)).toBe(-53);
  expect(perpetuity(5_000, 8)).toBe(62_500);
  expect(perpetuity(5_000, 8, 3)).toBe(100_000);
  expect(payback([-50_000, 20_000, 20_000, 20_000])).toBe(2.5);
  expect(interpolatedIrr(10, 2_000, 15, -3_000)).toBe(12);
  expect(round(effectiveRate(2, 12), 2)).toBe(26.82);
  expect(accountingReturn({ cost: 100_000, residual: 20_000, totalCash: 140_000, years: 4, on: "average" })).toBe(25);
});

test("tax is paid on what is left after allowances, a year later where it is so", () => {
  expect(taxedCashFlows({ flows: [-100, 60, 60], allowances: [0, 50, 50], taxPercent: 20 })).toEqual([-100, 58, 58]);
  expect(taxedCashFlows({ flows: [-100, 60, 60], allowances: [0, 50, 50], taxPercent: 20, delay: 1 })).toEqual([
    -100, 60, 58, -2,
  ]);
});
