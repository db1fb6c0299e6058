import { positive } from "./round";

/** Per unit, in dollars; nothing here is rounded. */
export type Line = { price: number; variableCost: number };

export const contribution = ({ price, variableCost }: Line): number => price - variableCost;

/** Contribution in per cent of sales. */
export const contributionRatio = (line: Line): number => (contribution(line) / positive(line.price, "The price")) * 100;

/** Units at which profit is nought, and at which it is what is wanted. */
export const breakEven = (line: Line, fixedCost: number, profit = 0): number =>
  (fixedCost + profit) / positive(contribution(line), "The contribution");

/** By how much sales may fall before there is a loss, in per cent of them. */
export const marginOfSafety = (planned: number, breakEvenUnits: number): number =>
  ((planned - breakEvenUnits) / positive(planned, "Planned sales")) * 100;

/** Revenue at which several products, always sold in this mix, make no profit and no loss. */
export function multiProduct(products: readonly (Line & { units: number })[], fixedCost: number): number {
  const revenue = products.reduce((total, { price, units }) => total + price * units, 0);
  const earned = products.reduce((total, one) => total + contribution(one) * one.units, 0);
  return (fixedCost * revenue) / positive(earned, "The contribution");
}

export type Wanted = Line & {
  /** How much of the scarce resource one takes, and how many can be sold. */
  takes: number;
  demand: number;
};

/** How many of each to make when something is scarce: first what contributes most for each unit of it. */
export function limitingFactor(products: readonly Wanted[], available: number): number[] {
  const ranked = products.map((one, index) => ({
    ...one,
    place: index,
    worth: contribution(one) / positive(one.takes, "What one takes"),
  }));
  const created = products.map(() => 0);
  let left = available;
  for (const one of ranked.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth)) {
    const units = Math.min(one.demand, left / one.takes);
    created[one.place] = units;
    left -= units * one.takes;
  }
  return created;
}
