import { round } from "../round";

export type Sales = {
  budgetUnits: number;
  actualUnits: number;
  standardPrice: number;
  /** Revenue from all actual units. */
  actualRevenue: number;
  /** Standard cost of one unit: full cost under absorption costing, variable cost under marginal costing. */
  standardCost: number;
};

/** Actual revenue less actual units at standard price. Favourable is positive. */
export const price = ({ actualRevenue, actualUnits, standardPrice }: Sales): number =>
  round(actualRevenue - actualUnits * standardPrice);

/** Units above the budget at standard profit (absorption) or standard contribution (marginal). */
export const volume = ({ actualUnits, budgetUnits, standardPrice, standardCost }: Sales): number =>
  round((actualUnits - budgetUnits) * (standardPrice - standardCost));
