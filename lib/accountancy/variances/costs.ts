import { round } from "../round";

/** Variances in whole dollars: favourable positive, adverse negative. */
export type Input = {
  /** For one unit of output: pounds or hours, and the price of one of them. */
  standardQuantity: number;
  standardPrice: number;
  /** Units produced, the quantity used, and its total cost. */
  output: number;
  actualQuantity: number;
  actualCost: number;
};

const standard = ({ standardQuantity, output }: Input) => standardQuantity * output;

/**
 * Material price, labour rate or variable overhead expenditure variance: actual quantity at standard price, less actual
 * cost.
 */
export const price = (input: Input): number => round(input.actualQuantity * input.standardPrice - input.actualCost);

/**
 * Material usage, labour efficiency or variable overhead efficiency variance: standard less actual quantity, at
 * standard price.
 */
export const usage = (input: Input): number => round((standard(input) - input.actualQuantity) * input.standardPrice);

export const total = (input: Input): number => round(standard(input) * input.standardPrice - input.actualCost);

/** Labour with idle time: hours paid but not worked are a separate variance, and efficiency uses hours worked. */
export function idleTime({
  hoursPaid,
  hoursWorked,
  ...one
}: Omit<Input, "actualQuantity"> & { hoursPaid: number; hoursWorked: number }) {
  return {
    rate: price({ ...one, actualQuantity: hoursPaid }),
    idle: round((hoursWorked - hoursPaid) * one.standardPrice),
    efficiency: usage({ ...one, actualQuantity: hoursWorked }),
  };
}

/** The price variance on purchases, if inventory is kept at standard price. */
export const priceOnPurchase = (bought: number, standardPrice: number, paid: number): number =>
  round(bought * standardPrice - paid);

type Ingredient = { standardShare: number; standardPrice: number; actualQuantity: number };

/**
 * Mix and yield variances: `standardShare` is the standard quantity of each input per unit of output. Together they are
 * the usage variances.
 */
export function mixAndYield(ingredients: readonly Ingredient[], output: number) {
  const perUnit = ingredients.reduce((all, { standardShare }) => all + standardShare, 0);
  const used = ingredients.reduce((all, { actualQuantity }) => all + actualQuantity, 0);
  const mix = ingredients.map(({ standardShare, standardPrice, actualQuantity }) =>
    round(((used * standardShare) / perUnit - actualQuantity) * standardPrice),
  );
  const unitCost = ingredients.reduce(
    (all, { standardShare, standardPrice }) => all + standardShare * standardPrice,
    0,
  );
  return {
    mix,
    totalMix: mix.reduce((all, variance) => all + variance, 0),
    yield: round((output - used / perUnit) * unitCost),
  };
}

type Revised = Input & { revisedQuantity?: number; revisedPrice?: number };

/** Planning variance, and operational variance against the revised standard. */
export function planningAndOperational({ revisedQuantity, revisedPrice, ...one }: Revised) {
  const revised = {
    ...one,
    standardQuantity: revisedQuantity ?? one.standardQuantity,
    standardPrice: revisedPrice ?? one.standardPrice,
  };
  const planned = standard(one) * one.standardPrice - standard(revised) * revised.standardPrice;
  return { planning: round(planned), price: price(revised), usage: usage(revised) };
}
