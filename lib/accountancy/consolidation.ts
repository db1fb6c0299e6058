import { round, sum } from "./round";

/**
 * Goodwill: the consideration and the non-controlling interest, less the net assets at fair value. A negative figure is
 * a gain on a bargain purchase.
 */
export const goodwill = (figures: { consideration: number; nonControlling: number; netAssets: number }): number =>
  sum([figures.consideration, figures.nonControlling, -figures.netAssets]);

/** The part of an amount for this many months of the year and this share in per cent. Whole dollars. */
export const shareOf = (amount: number, percent: number): number => round((amount * percent) / 100);
export const sinceAcquisition = (annual: number, months: number): number => round((annual * months) / 12);

/**
 * Unrealised profit: the profit in inventory still in the group, from sales within the group with a margin or a
 * mark-up. Whole dollars.
 */
export function unrealisedProfit(
  sale: { price: number; unsoldPercent: number } & ({ margin: number } | { markUp: number }),
): number {
  const rate = "margin" in sale ? sale.margin / 100 : sale.markUp / (100 + sale.markUp);
  return round((sale.price * rate * sale.unsoldPercent) / 100);
}

type Interest = {
  /** The parent's share in per cent. */
  percent: number;
  /** The subsidiary's earnings since acquisition, less unrealised profit if the subsidiary sold the goods. */
  postAcquisition: number;
};

/** The non-controlling interest: fair value at acquisition plus its share of later earnings. */
export const nonControlling = (figures: Interest & { atAcquisition: number }): number =>
  sum([figures.atAcquisition, figures.postAcquisition, -shareOf(figures.postAcquisition, figures.percent)]);

/**
 * The group's retained earnings: the parent's, less unrealised profit if the parent sold the goods, plus its share of
 * the subsidiary's earnings since acquisition.
 */
export const groupEarnings = (figures: Interest & { parent: number; unrealisedByParent?: number }): number =>
  sum([figures.parent, -(figures.unrealisedByParent ?? 0), shareOf(figures.postAcquisition, figures.percent)]);

/**
 * An associate in the statement of financial position: cost plus the share of its earnings since acquisition. Whole
 * dollars.
 */
export const associate = (figures: Interest & { cost: number; impairment?: number }): number =>
  sum([figures.cost, shareOf(figures.postAcquisition, figures.percent), -(figures.impairment ?? 0)]);

export type Company = { assets: number; liabilities: number; shareCapital: number; retainedEarnings: number };
type Group = {
  parent: Company & { investment: number };
  subsidiary: Company;
  percent: number;
  nonControllingAtAcquisition: number;
  retainedAtAcquisition: number;
  /** The fair value of the subsidiary's land above its carrying amount at acquisition. */
  fairValueUplift?: number;
  /** A balance between the two companies, an asset of one and a liability of the other. */
  withinGroup?: number;
  unrealised?: number;
  seller?: "parent" | "subsidiary";
};

/** The totals of a group's statement of financial position. `assets` of a company exclude the investment. */
export function groupPosition(group: Group) {
  const {
    parent,
    subsidiary,
    percent,
    fairValueUplift = 0,
    withinGroup = 0,
    unrealised = 0,
    seller = "parent",
  } = group;
  const bySubsidiary = seller === "subsidiary" ? unrealised : 0;
  const postAcquisition = subsidiary.retainedEarnings - group.retainedAtAcquisition - bySubsidiary;
  const bought = goodwill({
    consideration: parent.investment,
    nonControlling: group.nonControllingAtAcquisition,
    netAssets: subsidiary.shareCapital + group.retainedAtAcquisition + fairValueUplift,
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
    nonControlling: nonControlling({ atAcquisition: group.nonControllingAtAcquisition, percent, postAcquisition }),
  };
}

export type Results = { revenue: number; costOfSales: number; expenses: number; tax: number };
type GroupYear = {
  parent: Results;
  /** The subsidiary's figures for the months in which it was part of the group. */
  subsidiary: Results;
  percent: number;
  salesWithin?: number;
  unrealised?: number;
  seller?: "parent" | "subsidiary";
};

/** A group's statement of profit or loss, with the shares of the profit. */
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
