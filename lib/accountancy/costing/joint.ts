import { split, sum } from "../round";

export type JointProduct = {
  units: number;
  /** For one unit at the split-off point. */
  priceAtSplit?: number;
  /** For one unit after further processing, and the cost of processing all of them. */
  finalPrice?: number;
  furtherCost?: number;
};

/** Joint cost shared by units produced. Whole dollars that add up to the total. */
export const byUnits = (cost: number, products: readonly JointProduct[]): number[] =>
  split(
    cost,
    products.map(({ units }) => units),
  );

/** Shared by sales value at the split-off point. */
export const bySalesValue = (cost: number, products: readonly JointProduct[]): number[] =>
  split(
    cost,
    products.map(({ units, priceAtSplit = 0 }) => units * priceAtSplit),
  );

/** Shared by net realisable value: final sales value less further costs. */
export const byNetRealisable = (cost: number, products: readonly JointProduct[]): number[] =>
  split(
    cost,
    products.map(({ units, finalPrice = 0, furtherCost = 0 }) => units * finalPrice - furtherCost),
  );

/** The joint cost of the main products after a by-product's net proceeds are deducted. */
export const afterByProduct = (cost: number, units: number, price: number, costToSell = 0): number =>
  sum([cost, -units * price, costToSell]);

/** The gain from further processing: the rise in sales value less the further costs. Joint costs are not relevant. */
export const furtherProcessing = ({ units, priceAtSplit = 0, finalPrice = 0, furtherCost = 0 }: JointProduct): number =>
  sum([units * (finalPrice - priceAtSplit), -furtherCost]);
