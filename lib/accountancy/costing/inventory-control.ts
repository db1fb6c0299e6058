import { positive, round } from "../round";

type Ordering = { demand: number; orderCost: number; holdingCost: number };

/** How many to order at a time: where ordering and holding together cost least. Not rounded. */
export const economicOrder = ({ demand, orderCost, holdingCost }: Ordering): number =>
  Math.sqrt((2 * orderCost * demand) / positive(holdingCost, "The holding cost"));

/** How many to make at a time, when they are made at a rate (a year) while others are used. Not rounded. */
export const economicBatch = ({ demand, orderCost, holdingCost, rate }: Ordering & { rate: number }): number =>
  Math.sqrt((2 * orderCost * demand) / (positive(holdingCost, "The holding cost") * (1 - demand / rate)));

/** What a year costs with orders of this size, and with `buffer` units always held. Not rounded. */
export function yearlyCost({ demand, orderCost, holdingCost }: Ordering, order: number, buffer = 0) {
  const ordering = (orderCost * demand) / positive(order, "The order");
  const holding = (order / 2 + buffer) * holdingCost;
  return { ordering, holding, total: ordering + holding };
}

/** The cheapest order where large orders are cheaper; `holdingPercent` of the price is what holding one costs a year. */
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

/** Levels that tell when to order and when to worry. Use is a day's or a week's, lead time in the same unit. */
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
