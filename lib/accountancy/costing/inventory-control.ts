import { positive, round } from "../round";

type Ordering = { demand: number; orderCost: number; holdingCost: number };

/** Economic order quantity: where ordering and holding cost least together. Not rounded. */
export const economicOrder = ({ demand, orderCost, holdingCost }: Ordering): number =>
  Math.sqrt((2 * orderCost * demand) / positive(holdingCost, "The holding cost"));

/** Economic batch quantity, when units are produced at a yearly rate while others are used. Not rounded. */
export const economicBatch = ({ demand, orderCost, holdingCost, rate }: Ordering & { rate: number }): number =>
  Math.sqrt((2 * orderCost * demand) / (positive(holdingCost, "The holding cost") * (1 - demand / rate)));

/** The yearly cost with orders of this size and a permanent `buffer` inventory. Not rounded. */
export function yearlyCost({ demand, orderCost, holdingCost }: Ordering, order: number, buffer = 0) {
  const ordering = (orderCost * demand) / positive(order, "The order");
  const holding = (order / 2 + buffer) * holdingCost;
  return { ordering, holding, total: ordering + holding };
}

/**
 * The cheapest order size with discounts for large orders; `holdingPercent` of the price is the yearly holding cost of
 * one unit.
 */
export function bestOrder(
  demand: number,
  orderCost: number,
  holdingPercent: number,
  price: number,
  discounts: readonly { from: number; percent: number }[],
) {
  const costOf = (order: number, each: number) =>
    demand * each + yearlyCost({ demand, orderCost, holdingCost: (each * holdingPercent) / 100 }, order).total;
  const plain = economicOrder({ demand, orderCost, holdingCost: (price * holdingPercent) / 100 });
  const options = [{ order: plain, cost: costOf(plain, price) }];
  for (const { from, percent } of discounts) {
    const each = (price * (100 - percent)) / 100;
    const order = Math.max(from, economicOrder({ demand, orderCost, holdingCost: (each * holdingPercent) / 100 }));
    options.push({ order, cost: costOf(order, each) });
  }
  return options.reduce((best, option) => (option.cost < best.cost ? option : best));
}

type Use = { most: number; least: number; average: number };

/** Inventory control levels. Usage is per day or per week, lead time in the same unit. */
export function levels(use: Use, leadTime: Use, order: number) {
  const reorder = use.most * leadTime.most;
  const minimum = round(reorder - use.average * leadTime.average);
  return {
    reorder,
    minimum,
    maximum: round(reorder + order - use.least * leadTime.least),
    average: minimum + order / 2,
  };
}
