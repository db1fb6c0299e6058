import fc from "fast-check";
import { expect, test } from "vitest";
import {
  associate,
  goodwill,
  groupPosition,
  groupProfit,
  nonControlling,
  sinceAcquisition,
  unrealisedProfit,
} from "./consolidation";

fc.configureGlobal({ numRuns: 1000 });

const amount = fc.integer({ min: 1_000, max: 900_000 });
const percent = fc.integer({ min: 51, max: 100 });
const seller = fc.constantFrom("parent" as const, "subsidiary" as const);

const company = fc.record({ shareCapital: amount, retainedEarnings: amount, liabilities: amount });
const group = fc.record({
  p: company,
  s: company,
  investment: amount,
  percent,
  nci: amount,
  before: amount,
  uplift: amount,
  within: amount,
  unrealised: amount,
  seller,
});

const consolidated = (
  one: typeof group extends fc.Arbitrary<infer T> ? T : never,
  changes: { withinGroup?: number } = {},
) => {
  const equity = (of: { shareCapital: number; retainedEarnings: number; liabilities: number }) =>
    of.shareCapital + of.retainedEarnings + of.liabilities;
  return groupPosition({
    parent: { ...one.p, investment: one.investment, assets: equity(one.p) - one.investment },
    subsidiary: { ...one.s, assets: equity(one.s) },
    percent: one.percent,
    nonControllingAtAcquisition: one.nci,
    retainedAtAcquisition: one.before,
    fairValueUplift: one.uplift,
    withinGroup: one.within,
    unrealised: one.unrealised,
    seller: one.seller,
    ...changes,
  });
};

test("a group's statement balances", () => {
  fc.assert(
    fc.property(group, (one) => {
      const position = consolidated(one);
      expect(position.assets).toBe(
        position.liabilities + position.shareCapital + position.retainedEarnings + position.nonControlling,
      );
    }),
  );
});

test("cancelling what the companies owe each other changes no equity", () => {
  fc.assert(
    fc.property(group, (one) => {
      const [with_, without] = [consolidated(one), consolidated(one, { withinGroup: 0 })];
      expect(with_.retainedEarnings).toBe(without.retainedEarnings);
      expect(with_.nonControlling).toBe(without.nonControlling);
      expect(without.assets - with_.assets).toBe(one.within);
    }),
  );
});

test("profit belongs to the parent's owners and the others, and trading within the group adds none", () => {
  const results = fc.record({ revenue: amount, costOfSales: amount, expenses: amount, tax: amount });
  fc.assert(
    fc.property(
      results,
      results,
      percent,
      amount,
      amount,
      seller,
      (parent, subsidiary, share, salesWithin, unrealised, sold) => {
        const profit = groupProfit({ parent, subsidiary, percent: share, salesWithin, unrealised, seller: sold });
        const none = groupProfit({ parent, subsidiary, percent: share, unrealised, seller: sold });
        expect(profit.toParent + profit.toOthers).toBe(profit.profit);
        expect(profit.profit).toBe(none.profit);
        if (share === 100) expect(profit.toOthers).toBe(0);
      },
    ),
  );
});

test("the figures of a textbook page", () => {
  expect(goodwill({ consideration: 500_000, nonControlling: 120_000, netAssets: 540_000 })).toBe(80_000);
  expect(nonControlling({ atAcquisition: 120_000, percent: 80, postAcquisition: 60_000 })).toBe(132_000);
  expect(associate({ cost: 90_000, percent: 30, postAcquisition: 40_000 })).toBe(102_000);
  expect(sinceAcquisition(48_000, 9)).toBe(36_000);
});

test("a margin and the mark-up that comes to the same leave the same profit unrealised", () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 100 }), (price, unsoldPercent) => {
      expect(unrealisedProfit({ price, unsoldPercent, margin: 20 })).toBe(
        unrealisedProfit({ price, unsoldPercent, markUp: 25 }),
      );
      expect(unrealisedProfit({ price, unsoldPercent, margin: 20 })).toBeLessThanOrEqual(price * 0.2 + 1);
    }),
  );
  expect(unrealisedProfit({ price: 60_000, unsoldPercent: 40, markUp: 25 })).toBe(4_800);
});
