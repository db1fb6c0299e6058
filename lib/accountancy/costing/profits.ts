import { positive, round } from "../round";

type Year = {
  openingUnits: number;
  produced: number;
  sold: number;
  price: number;
  /** Variable production and selling cost of one unit. */
  variableProduction: number;
  variableSelling?: number;
  /** Fixed production overhead: actual, and budgeted for this many units. */
  fixedProduction: number;
  budgetFixed?: number;
  budgetUnits: number;
  fixedOther?: number;
};

/** Fixed production overhead absorbed by one unit; not rounded. */
export const fixedRate = ({ fixedProduction, budgetFixed = fixedProduction, budgetUnits }: Year): number =>
  budgetFixed / positive(budgetUnits, "Budgeted units");

/** Profit under marginal costing: units carry only variable cost, and fixed costs belong to the year. Whole dollars. */
export function marginalProfit(year: Year): number {
  const contribution = year.sold * (year.price - year.variableProduction - (year.variableSelling ?? 0));
  return round(contribution - year.fixedProduction - (year.fixedOther ?? 0));
}

/**
 * Profit under absorption costing: units also carry fixed production overhead; includes over- or under-absorption.
 * Whole dollars.
 */
export function absorptionProfit(year: Year): number {
  const rate = fixedRate(year);
  const gross = year.sold * (year.price - year.variableProduction - rate - (year.variableSelling ?? 0));
  const overAbsorbed = year.produced * rate - year.fixedProduction;
  return round(gross + overAbsorbed - (year.fixedOther ?? 0));
}

/** Absorption profit less marginal profit: the change in inventory units times the fixed overhead rate. */
export const profitDifference = (year: Year): number => round((year.produced - year.sold) * fixedRate(year));

export const closingUnits = ({ openingUnits, produced, sold }: Year): number => openingUnits + produced - sold;
