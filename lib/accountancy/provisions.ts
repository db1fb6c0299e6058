import { round, sum } from "./round";

export type Likelihood = "probable" | "possible" | "remote" | "virtually certain";
export type Treatment = "recognise" | "disclose" | "ignore";

type Liability = { obligation: boolean; outflow: Likelihood; measurable: boolean };

/**
 * What IAS 37 asks for: a provision where a present obligation makes an outflow probable and it can be measured; a note
 * where one of these is missing; nothing where an outflow is remote.
 */
export function contingency({ obligation, outflow, measurable }: Liability): Treatment {
  if (outflow === "remote") return "ignore";
  return obligation && measurable && outflow !== "possible" ? "recognise" : "disclose";
}

/** The same for assets: recognised when virtually certain, disclosed when probable, else kept silent. */
export function contingentAsset(inflow: Likelihood): Treatment {
  if (inflow === "virtually certain") return "recognise";
  return inflow === "probable" ? "disclose" : "ignore";
}

/** A mean weighted by probabilities in per cent that make 100. Whole dollars. */
export function expectedValue(outcomes: readonly { amount: number; chance: number }[]): number {
  const chances = outcomes.reduce((total, { chance }) => total + chance, 0);
  if (round(chances, 6) !== 100) throw new RangeError("The chances must make 100 per cent.");
  return round(outcomes.reduce((total, { amount, chance }) => total + amount * chance, 0) / 100);
}

type Change = { opening: number; required: number; paid?: number };

/** What a change of the provision costs this year, after what was paid out of it; below nought it is income. */
export const recognise = ({ opening, required, paid = 0 }: Change): number => sum([required, -opening, paid]);

/** A provision at its present value: what the passing of a year adds to it as a finance cost. Whole dollars. */
export const unwind = (opening: number, rate: number): number => round((opening * rate) / 100);

/** Year by year from the present value to the amount that is paid in the end. Whole dollars. */
export function unwinding(amount: number, rate: number, years: number): { charge: number; carrying: number }[] {
  const after = (year: number) => round(amount / (1 + rate / 100) ** (years - year));
  return Array.from({ length: years }, (_, year) => ({
    charge: after(year + 1) - after(year),
    carrying: after(year + 1),
  }));
}
