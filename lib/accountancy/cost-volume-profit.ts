import { positive } from "./round";

/** Per unit, in dollars; not rounded. */
export type Line = { price: number; variableCost: number };

export const contribution = ({ price, variableCost }: Line): number => price - variableCost;

/** Contribution in per cent of sales. */
export const contributionRatio = (line: Line): number => (contribution(line) / positive(line.price, "The price")) * 100;

/** Units at break-even, and at a target profit. */
export const breakEven = (line: Line, fixedCost: number, profit = 0): number =>
  (fixedCost + profit) / positive(contribution(line), "The contribution");

/** Margin of safety: how far sales may fall before there is a loss, in per cent of sales. */
export const marginOfSafety = (planned: number, breakEvenUnits: number): number =>
  ((planned - breakEvenUnits) / positive(planned, "Planned sales")) * 100;

/** Break-even revenue of several products that are always sold in this mix. */
export function multiProduct(products: readonly (Line & { units: number })[], fixedCost: number): number {
  const revenue = products.reduce((total, { price, units }) => total + price * units, 0);
  const earned = products.reduce((total, product) => total + contribution(product) * product.units, 0);
  return (fixedCost * revenue) / positive(earned, "The contribution");
}

export type Wanted = Line & {
  /** How much of the scarce resource one unit uses, and how many units can be sold. */
  takes: number;
  demand: number;
};

/** How many of each product to make with a scarce resource: highest contribution per unit of the resource first. */
export function limitingFactor(products: readonly Wanted[], available: number): number[] {
  const ranked = products.map((product, index) => ({
    ...product,
    index,
    worth: contribution(product) / positive(product.takes, "What one takes"),
  }));
  const created = products.map(() => 0);
  let left = available;
  for (const product of ranked.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth)) {
    const units = Math.min(product.demand, left / product.takes);
    created[product.index] = units;
    left -= units * product.takes;
  }
  return created;
}
