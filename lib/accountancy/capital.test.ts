import fc from "fast-check";
import { expect, test } from "vitest";
import { bonusIssue, dividend, type Equity, equity, fixedReturn, rightsIssue, shareIssue, withIssue } from "./capital";

fc.configureGlobal({ numRuns: 1000 });

const figure = fc.integer({ min: 0, max: 900_000 });
const before = fc.record({
  shareCapital: figure,
  sharePremium: figure,
  retainedEarnings: figure,
  revaluationSurplus: figure,
});
const nominal = fc.constantFrom(0.1, 0.25, 0.5, 1, 2);
const shares = fc.integer({ min: 100, max: 900_000 });

test("equity before and what came in are equity after", () => {
  fc.assert(
    fc.property(before, shares, nominal, fc.integer({ min: 0, max: 400 }), (one: Equity, count, value, above) => {
      const issue = shareIssue({ shares: count, nominal: value, price: value + above / 100 });
      expect(equity(one) + issue.cash).toBe(equity(withIssue(one, issue)));
      expect(issue.sharePremium).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("a bonus issue moves equity about and never changes it, and takes no more premium than there is", () => {
  const ratio = fc.record({ newShares: fc.integer({ min: 1, max: 4 }), forEvery: fc.integer({ min: 1, max: 10 }) });
  fc.assert(
    fc.property(before, shares, nominal, ratio, (one, held, value, terms) => {
      const { after, fromPremium, fromRetained, shareCapital } = bonusIssue(one, { held, nominal: value, ...terms });
      expect(equity(after)).toBe(equity(one));
      expect(after.sharePremium).toBeGreaterThanOrEqual(0);
      expect(fromPremium + fromRetained).toBe(shareCapital);
    }),
  );
});

test("a rights issue is an issue of as many shares as the holders may take", () => {
  fc.assert(
    fc.property(shares, nominal, fc.integer({ min: 2, max: 10 }), (held, value, forEvery) => {
      const issue = rightsIssue({ held, newShares: 1, forEvery, nominal: value, price: value + 0.5 });
      expect(issue).toEqual(shareIssue({ shares: Math.floor(held / forEvery), nominal: value, price: value + 0.5 }));
    }),
  );
  expect(rightsIssue({ held: 500_000, newShares: 1, forEvery: 4, nominal: 0.5, price: 1.6 })).toEqual({
    shares: 125_000,
    cash: 200_000,
    shareCapital: 62_500,
    sharePremium: 137_500,
  });
  expect(() => shareIssue({ shares: 10, nominal: 1, price: 0.9 })).toThrow(RangeError);
});

test("two halves of a year cost what the year costs", () => {
  fc.assert(
    fc.property(figure, fc.integer({ min: 1, max: 15 }), (loan, rate) => {
      expect(Math.abs(2 * fixedReturn(loan, rate, 6) - fixedReturn(loan, rate))).toBeLessThanOrEqual(1);
    }),
  );
  expect(fixedReturn(200_000, 6, 5)).toBe(5_000);
  expect(dividend(400_000, 0.06)).toBe(24_000);
});
