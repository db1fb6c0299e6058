import { split, sum } from "../round";

export type JointProduct = {
  units: number;
  /** For one unit where the products part. */
  priceAtSplit?: number;
  /** For one unit after it was finished, and what finishing all of them costs. */
  finalPrice?: number;
  furtherCost?: number;
};

/** Joint cost shared by units made. Whole dollars, adding up. */
export const byUnits = (cost: number, products: readonly JointProduct[]): number[] =>
  split(
    cost,
    products.map(({ units }) => units),
  );

/** Shared by what the products would sell for where they part. */
export const bySalesValue = (cost: number, products: readonly JointProduct[]): number[] =>
  split(
    cost,
    products.map(({ units, priceAtSplit = 0 }) => units * priceAtSplit),
  );

/** Shared by final sales value less further costs. */
export const byNetRealisable = (cost: number, products: readonly JointProduct[]): number[] =>
  split(
    cost,
    products.map(({ units, finalPrice = 0, furtherCost = 0 }) => units * finalPrice - furtherCost),
  );

/** The joint cost that is left for the main products after a by-product's net proceeds are taken off. */
export const afterByProduct = (cost: number, units: number, price: number, costToSell = 0): number =>
  sum([cost, -units * price, costToSell]);

/** What finishing adds to profit: the gain in sales value less what it costs. Joint costs do not count. */
export const furtherProcessing = ({ units, priceAtSplit = 0, finalPrice = 0, furtherCost = 0 }: JointProduct): number =>
  sum([units * (finalPrice - priceAtSplit), -furtherCost]);
