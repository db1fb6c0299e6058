import { round, sum } from "./round";

/** What was paid and what others hold, less the net assets at fair value. Below nought it is a gain on a bargain purchase. */
export const goodwill = (one: { consideration: number; nonControlling: number; netAssets: number }): number =>
  sum([one.consideration, one.nonControlling, -one.netAssets]);

/** The part of an amount for so many months of the year, and for a share in per cent. Whole dollars. */
export const shareOf = (amount: number, percent: number): number => round((amount * percent) / 100);
export const sinceAcquisition = (annual: number, months: number): number => round((annual * months) / 12);

/** Profit still in the group's inventory, for goods sold within the group at a price with a margin or a mark-up. Whole dollars. */
export function unrealisedProfit(
  one: { price: number; unsoldPercent: number } & ({ margin: number } | { markUp: number }),
): number {
  const rate = "margin" in one ? one.margin / 100 : one.markUp / (100 + one.markUp);
  return round((one.price * rate * one.unsoldPercent) / 100);
}

type Interest = {
  /** The parent's share in per cent. */
  percent: number;
  /** Of the subsidiary's earnings since acquisition, less what is unrealised where the subsidiary sold the goods. */
  postAcquisition: number;
};

/** The non-controlling interest: fair value at acquisition and its share of what was earned since. */
export const nonControlling = (one: Interest & { atAcquisition: number }): number =>
  sum([one.atAcquisition, one.postAcquisition, -shareOf(one.postAcquisition, one.percent)]);

/** The group's retained earnings: the parent's, less what is unrealised where the parent sold, and its share since acquisition. */
export const groupEarnings = (one: Interest & { parent: number; unrealisedByParent?: number }): number =>
  sum([one.parent, -(one.unrealisedByParent ?? 0), shareOf(one.postAcquisition, one.percent)]);

/** An associate in the statement of financial position: cost and the share of what it earned since. Whole dollars. */
export const associate = (one: Interest & { cost: number; impairment?: number }): number =>
  sum([one.cost, shareOf(one.postAcquisition, one.percent), -(one.impairment ?? 0)]);

export type Company = { assets: number; liabilities: number; shareCapital: number; retainedEarnings: number };
type Group = {
  parent: Company & { investment: number };
  subsidiary: Company;
  percent: number;
  nonControllingAtAcquisition: number;
  retainedAtAcquisition: number;
  /** What the subsidiary's land was worth above its carrying amount at acquisition. */
  fairValueUplift?: number;
  /** What one owes to the other, in assets of the one and liabilities of the other. */
  withinGroup?: number;
  unrealised?: number;
  seller?: "parent" | "subsidiary";
};

/** A group's statement of financial position in its totals. `assets` of a company are without the investment. */
export function groupPosition(one: Group) {
  const { parent, subsidiary, percent, fairValueUplift = 0, withinGroup = 0, unrealised = 0, seller = "parent" } = one;
  const bySubsidiary = seller === "subsidiary" ? unrealised : 0;
  const postAcquisition = subsidiary.retainedEarnings - one.retainedAtAcquisition - bySubsidiary;
  const bought = goodwill({
    consideration: parent.investment,
    nonControlling: one.nonControllingAtAcquisition,
    netAssets: subsidiary.shareCapital + one.retainedAtAcquisition + fairValueUplift,
  });
  return {
    goodwill: bought,
    assets: sum([parent.assets, subsidiary.assets, fairValueUplift, bought, -withinGroup, -unrealised]),
    liabilities: sum([parent.liabilities, subsidiary.liabilities, -withinGroup]),
    shareCapital: parent.shareCapital,
    retainedEarnings: groupEarnings({
      parent: parent.retainedEarnings,
      unrealisedByParent: unrealised - bySubsidiary,
      percent,
      postAcquisition,
    }),
    nonControlling: nonControlling({ atAcquisition: one.nonControllingAtAcquisition, percent, postAcquisition }),
  };
}

export type Results = { revenue: number; costOfSales: number; expenses: number; tax: number };
type GroupYear = {
  parent: Results;
  /** The subsidiary's figures for the months in which it belonged to the group. */
  subsidiary: Results;
  percent: number;
  salesWithin?: number;
  unrealised?: number;
  seller?: "parent" | "subsidiary";
};

/** A group's statement of profit or loss, and whose the profit is. */
export function groupProfit({
  parent,
  subsidiary,
  percent,
  salesWithin = 0,
  unrealised = 0,
  seller = "parent",
}: GroupYear) {
  const both = (name: keyof Results) => parent[name] + subsidiary[name];
  const revenue = sum([both("revenue"), -salesWithin]);
  const costOfSales = sum([both("costOfSales"), -salesWithin, unrealised]);
  const profit = sum([revenue, -costOfSales, -both("expenses"), -both("tax")]);
  const ofSubsidiary = sum([
    subsidiary.revenue,
    -subsidiary.costOfSales,
    -subsidiary.expenses,
    -subsidiary.tax,
    seller === "subsidiary" ? -unrealised : 0,
  ]);
  const toOthers = ofSubsidiary - shareOf(ofSubsidiary, percent);
  return {
    revenue,
    costOfSales,
    grossProfit: revenue - costOfSales,
    profit,
    toOthers,
    toParent: sum([profit, -toOthers]),
  };
}
