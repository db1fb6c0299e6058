import { positive, round, sum } from "./round";

type Stock = { opening: number; closing: number };

/** Units to make: what is to be sold, and the change of finished inventory. */
export const production = (sales: number, { opening, closing }: Stock): number => sales + closing - opening;

/** What is put in so that, after a loss in per cent of it, so much comes out. Not rounded. */
export const beforeLoss = (output: number, lossPercent: number): number =>
  (output * 100) / positive(100 - lossPercent, "What is left");

/** Materials to buy: what production uses, and the change of inventory. */
export const purchases = (units: number, perUnit: number, { opening, closing }: Stock): number =>
  units * perUnit + closing - opening;

/** Receipts of one month from the sales of this and earlier months (newest first), each with its share in per cent. */
export const receipts = (sales: readonly number[], percents: readonly number[]): number =>
  sum(sales.map((amount, age) => round((amount * (percents[age] ?? 0)) / 100)));

export type Cost = { fixed: number; perUnit: number };

/** A budget for another volume: variable costs follow, fixed costs stay. */
export const flex = ({ fixed, perUnit }: Cost, units: number): number => round(fixed + perUnit * units);

/** What the scarce resource allows to be made, and how far that is below what could be sold. */
export function principalFactor(demand: number, perUnit: number, available: number) {
  const possible = Math.min(demand, Math.floor(available / positive(perUnit, "What one takes")));
  return { possible, short: demand - possible };
}
