import { positive, round, sum } from "./round";

type Stock = { opening: number; closing: number };

/** Units to produce: the sales and the change in finished inventory. */
export const production = (sales: number, { opening, closing }: Stock): number => sales + closing - opening;

/** The input needed for this output after a loss in per cent of the input. Not rounded. */
export const beforeLoss = (output: number, lossPercent: number): number =>
  (output * 100) / positive(100 - lossPercent, "What is left");

/** Materials to buy: the usage in production and the change in inventory. */
export const purchases = (units: number, perUnit: number, { opening, closing }: Stock): number =>
  units * perUnit + closing - opening;

/** Receipts of one month from the sales of this and earlier months (newest first), each with the per cent received. */
export const receipts = (sales: readonly number[], percents: readonly number[]): number =>
  sum(sales.map((amount, age) => round((amount * (percents[age] ?? 0)) / 100)));

export type Cost = { fixed: number; perUnit: number };

/** A budget for another volume: variable costs change with it, fixed costs do not. */
export const flex = ({ fixed, perUnit }: Cost, units: number): number => round(fixed + perUnit * units);

/** How many units the scarce resource allows, and how far that is below demand. */
export function principalFactor(demand: number, perUnit: number, available: number) {
  const possible = Math.min(demand, Math.floor(available / positive(perUnit, "What one takes")));
  return { possible, short: demand - possible };
}
