import { round } from "../round";

export type Sales = {
  budgetUnits: number;
  actualUnits: number;
  standardPrice: number;
  /** What was received for all actual units. */
  actualRevenue: number;
  /** Standard cost of one unit: in full under absorption costing, variable alone under marginal costing. */
  standardCost: number;
};

/** Actual revenue less actual units at standard price. Favourable above nought. */
export const price = ({ actualRevenue, actualUnits, standardPrice }: Sales): number =>
  round(actualRevenue - actualUnits * standardPrice);

/** Units beyond the budget at their standard profit (absorption) or standard contribution (marginal). */
export const volume = ({ actualUnits, budgetUnits, standardPrice, standardCost }: Sales): number =>
  round((actualUnits - budgetUnits) * (standardPrice - standardCost));
