import { positive, round } from "../round";

type Year = {
  openingUnits: number;
  produced: number;
  sold: number;
  price: number;
  /** Variable cost of one unit, of production and of selling. */
  variableProduction: number;
  variableSelling?: number;
  /** Fixed production overhead that was spent, and that was budgeted for so many units. */
  fixedProduction: number;
  budgetFixed?: number;
  budgetUnits: number;
  fixedOther?: number;
};

/** Fixed production overhead absorbed by one unit; not rounded. */
export const fixedRate = ({ fixedProduction, budgetFixed = fixedProduction, budgetUnits }: Year): number =>
  budgetFixed / positive(budgetUnits, "Budgeted units");

/** Profit when units carry variable cost alone and the year bears all its fixed cost. Whole dollars. */
export function marginalProfit(year: Year): number {
  const contribution = year.sold * (year.price - year.variableProduction - (year.variableSelling ?? 0));
  return round(contribution - year.fixedProduction - (year.fixedOther ?? 0));
}

/** Profit when units carry fixed production overhead as well; over- or under-absorption included. Whole dollars. */
export function absorptionProfit(year: Year): number {
  const rate = fixedRate(year);
  const gross = year.sold * (year.price - year.variableProduction - rate - (year.variableSelling ?? 0));
  const overAbsorbed = year.produced * rate - year.fixedProduction;
  return round(gross + overAbsorbed - (year.fixedOther ?? 0));
}

/** By how much absorption profit is above marginal profit: the change of inventory in units times the fixed rate. */
export const profitDifference = (year: Year): number => round((year.produced - year.sold) * fixedRate(year));

export const closingUnits = ({ openingUnits, produced, sold }: Year): number => openingUnits + produced - sold;
