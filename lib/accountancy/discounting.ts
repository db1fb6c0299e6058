import { positive, round } from "./round";

/**
 * Rates are in per cent per period. Factors are not rounded unless a number of places is given; values are in whole
 * dollars.
 */
const growth = (rate: number): number => positive(1 + rate / 100, "One plus the rate");

export const discountFactor = (rate: number, years: number): number => growth(rate) ** -years;
/** The present value of 1 a year for this many years, starting in one year. */
export const annuityFactor = (rate: number, years: number): number =>
  rate === 0 ? years : (1 - discountFactor(rate, years)) / (rate / 100);

export const compound = (amount: number, rate: number, years: number): number => round(amount * growth(rate) ** years);
export const presentValue = (amount: number, rate: number, years: number): number =>
  round(amount * discountFactor(rate, years));
/** An annuity's present value; `firstYear` is 0 if it starts today. */
export const annuity = (amount: number, rate: number, years: number, firstYear = 1): number =>
  round(amount * annuityFactor(rate, years) * discountFactor(rate, firstYear - 1));
/** The present value of a perpetuity that starts in one year and grows by a rate in per cent. */
export const perpetuity = (amount: number, rate: number, growing = 0): number =>
  round((amount * 100) / positive(rate - growing, "The rate less growth"));

/** The effective yearly rate from the rate of a shorter period: 2 % a month is 26.82 % a year. */
export const effectiveRate = (rate: number, periods: number): number => (growth(rate) ** periods - 1) * 100;

const valueAt = (flows: readonly number[], rate: number): number =>
  flows.reduce((total, flow, year) => total + flow * discountFactor(rate, year), 0);

/** Net present value; the first cash flow is today's. `places` rounds the factors as printed tables do. */
export const npv = (flows: readonly number[], rate: number, places?: number): number =>
  places === undefined
    ? round(valueAt(flows, rate))
    : round(flows.reduce((total, flow, year) => total + flow * round(discountFactor(rate, year), places), 0));

/** Internal rate of return, by bisection; null if there is none between -99 and 1,000 per cent. */
export function irr(flows: readonly number[]): number | null {
  let [low, high] = [-99, 1000];
  if (Math.sign(valueAt(flows, low)) === Math.sign(valueAt(flows, high))) return null;
  for (let halving = 0; halving < 200; halving++) {
    const middle = (low + high) / 2;
    if (Math.sign(valueAt(flows, middle)) === Math.sign(valueAt(flows, low))) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Internal rate of return as in the exam: interpolated between two rates. Not rounded. */
export const interpolatedIrr = (low: number, npvLow: number, high: number, npvHigh: number): number =>
  low + (npvLow / (npvLow - npvHigh)) * (high - low);

/** Payback period in years, with a fraction of the last one; null if the outlay is never recovered. Not rounded. */
export function payback(flows: readonly number[]): number | null {
  let open = -(flows[0] ?? 0);
  if (open <= 0) return 0;
  for (const [year, flow] of flows.slice(1).entries()) {
    if (flow >= open) return year + open / flow;
    open -= flow;
  }
  return null;
}

export const discountedPayback = (flows: readonly number[], rate: number): number | null =>
  payback(flows.map((flow, year) => flow * discountFactor(rate, year)));

/** Accounting rate of return: average yearly profit on the initial, or average, investment in per cent, not rounded. */
export function accountingReturn(project: {
  cost: number;
  residual: number;
  totalCash: number;
  years: number;
  on: "initial" | "average";
}): number {
  const profit = (project.totalCash - (project.cost - project.residual)) / positive(project.years, "The years");
  return (profit / (project.on === "initial" ? project.cost : (project.cost + project.residual) / 2)) * 100;
}

type Taxed = { flows: readonly number[]; allowances: readonly number[]; taxPercent: number; delay?: 0 | 1 };

/**
 * Cash flows after tax on each year's flow less its allowance (today's flow is not taxed); tax is paid this many years
 * later.
 */
export function taxedCashFlows({ flows, allowances, taxPercent, delay = 0 }: Taxed): number[] {
  const taxes = flows.map((flow, year) =>
    year === 0 ? 0 : round(((flow - (allowances[year] ?? 0)) * taxPercent) / 100),
  );
  return Array.from({ length: flows.length + delay }, (_, year) => (flows[year] ?? 0) - (taxes[year - delay] ?? 0));
}

/** A table of discount factors: a row per year, a column per rate, to three places. */
export const rateTables = (of: "present value" | "annuity", rates: readonly number[], years: number): number[][] =>
  Array.from({ length: years }, (_, year) =>
    rates.map((rate) => round((of === "annuity" ? annuityFactor : discountFactor)(rate, year + 1), 3)),
  );
