import { round, sum } from "./round";

export type Likelihood = "probable" | "possible" | "remote" | "virtually certain";
export type Treatment = "recognise" | "disclose" | "ignore";

type Liability = { obligation: boolean; outflow: Likelihood; measurable: boolean };

/**
 * The treatment under IAS 37: a provision if a present obligation makes an outflow probable and it can be measured; a
 * note if one of these is missing; nothing if an outflow is remote.
 */
export function contingency({ obligation, outflow, measurable }: Liability): Treatment {
  if (outflow === "remote") return "ignore";
  return obligation && measurable && outflow !== "possible" ? "recognise" : "disclose";
}

/** The same for contingent assets: recognised if virtually certain, disclosed if probable, otherwise neither. */
export function contingentAsset(inflow: Likelihood): Treatment {
  if (inflow === "virtually certain") return "recognise";
  return inflow === "probable" ? "disclose" : "ignore";
}

/** Expected value: a mean weighted by probabilities in per cent that add up to 100. Whole dollars. */
export function expectedValue(outcomes: readonly { amount: number; chance: number }[]): number {
  const chances = outcomes.reduce((total, { chance }) => total + chance, 0);
  if (round(chances, 6) !== 100) throw new RangeError("The probabilities must add up to 100 per cent.");
  return round(outcomes.reduce((total, { amount, chance }) => total + amount * chance, 0) / 100);
}

type Change = { opening: number; required: number; paid?: number };

/** The year's expense for a change in the provision, after payments from it; a negative figure is income. */
export const recognise = ({ opening, required, paid = 0 }: Change): number => sum([required, -opening, paid]);

/** A provision at present value: the finance cost of one year. Whole dollars. */
export const unwind = (opening: number, rate: number): number => round((opening * rate) / 100);

/** The unwinding of the discount, year by year up to the amount paid. Whole dollars. */
export function unwinding(amount: number, rate: number, years: number): { charge: number; carrying: number }[] {
  const after = (year: number) => round(amount / (1 + rate / 100) ** (years - year));
  return Array.from({ length: years }, (_, year) => ({
    charge: after(year + 1) - after(year),
    carrying: after(year + 1),
  }));
}
