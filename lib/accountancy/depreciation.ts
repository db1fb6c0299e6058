import { positive, round } from "./round";

/** The depreciation of one year, the accumulated depreciation, and the carrying amount. Whole dollars. */
export type YearOfUse = { charge: number; accumulated: number; carrying: number };

/** A year's straight-line charge, or the part of it for this many months. */
export const straightLineCharge = (cost: number, residual: number, life: number, months = 12): number =>
  round(((cost - residual) * months) / (positive(life, "The life") * 12));

type StraightLine = {
  cost: number;
  residual?: number;
  life: number;
  /** Months of use in the first year; 12 for a full year's charge. */
  firstMonths?: number;
  /** How many years to show; all of them by default. */
  years?: number;
};

/** The straight-line method year by year. An asset bought during a year has a short first and a short last year. */
export function straightLine({ cost, residual = 0, life, firstMonths = 12, years }: StraightLine): YearOfUse[] {
  const months = positive(life, "The life") * 12;
  const all = 1 + Math.ceil((months - firstMonths) / 12);
  return yearsOf(cost, years ?? all, (year) => {
    const used = Math.min(months, firstMonths + 12 * (year - 1));
    return cost - ((cost - residual) * used) / months;
  });
}

type ReducingBalance = { cost: number; rate: number; years: number; firstMonths?: number; residual?: number };

/** The reducing balance method year by year, `rate` in per cent. Never below the residual value. */
export function reducingBalance({ cost, rate, years, firstMonths = 12, residual = 0 }: ReducingBalance): YearOfUse[] {
  if (!(rate > 0 && rate < 100)) throw new RangeError("The rate must lie between 0 and 100 per cent.");
  const first = 1 - (rate / 100) * (firstMonths / 12);
  return yearsOf(cost, years, (year) => Math.max(residual, cost * first * (1 - rate / 100) ** (year - 1)));
}

/** The sum-of-digits method year by year: the first year has the largest charge. */
export function sumOfDigits({
  cost,
  residual = 0,
  life,
}: {
  cost: number;
  residual?: number;
  life: number;
}): YearOfUse[] {
  const digits = (positive(life, "The life") * (life + 1)) / 2;
  return yearsOf(cost, life, (year) => {
    const left = ((life - year) * (life - year + 1)) / 2;
    return residual + ((cost - residual) * left) / digits;
  });
}

/** Carrying amounts are rounded, and charges are their differences, so that rounding errors do not add up. */
function yearsOf(cost: number, years: number, carryingAfter: (year: number) => number): YearOfUse[] {
  let before = cost;
  return Array.from({ length: years }, (_, index) => {
    const carrying = round(carryingAfter(index + 1));
    const charge = before - carrying;
    before = carrying;
    return { charge, accumulated: cost - carrying, carrying };
  });
}

/** The carrying amount after the last of these years; the cost if there are none. */
export const carryingAmount = (cost: number, years: readonly YearOfUse[]): number => years.at(-1)?.carrying ?? cost;

/** Carrying amount on the day of sale, and the profit on disposal (a loss is negative). */
export function disposal({ cost, accumulated, proceeds }: { cost: number; accumulated: number; proceeds: number }) {
  const carrying = cost - accumulated;
  return { carrying, profit: proceeds - carrying };
}

/** Part exchange: the allowance is the proceeds of the old asset, the rest of the price is paid. */
export function partExchange({
  price,
  allowance,
  ...old
}: {
  price: number;
  allowance: number;
  cost: number;
  accumulated: number;
}) {
  return { ...disposal({ ...old, proceeds: allowance }), paid: price - allowance, newCost: price };
}

type Revaluation = {
  cost: number;
  accumulated: number;
  value: number;
  /** The asset's previous revaluation surplus. */
  surplus?: number;
  /** A previous loss on the same asset in profit or loss. */
  earlierLoss?: number;
};

/**
 * How a change in value is recognised (IAS 16): in other comprehensive income or in profit or loss. Losses are
 * negative.
 */
export function revalued({ cost, accumulated, value, surplus = 0, earlierLoss = 0 }: Revaluation) {
  const change = value - (cost - accumulated);
  const inProfit = change > 0 ? Math.min(change, earlierLoss) : Math.min(0, change + surplus);
  const inSurplus = change - inProfit;
  return { change, inProfit, inSurplus, surplus: surplus + inSurplus, carrying: value };
}

/** The yearly transfer from revaluation surplus to retained earnings: the part of the charge caused by the gain. */
export const excessDepreciation = (value: number, historicCarrying: number, remainingLife: number): number =>
  straightLineCharge(value, historicCarrying, remainingLife);

/** A year's charge after a new estimate of life or residual value (IAS 8: prospective, earlier years do not change). */
export const changeOfLife = (carrying: number, residual: number, remainingLife: number): number =>
  straightLineCharge(carrying, residual, remainingLife);
