import { positive } from "../round";

/** An activity's cost, and how often each product causes it. */
export type Pool = { cost: number; drivers: readonly number[] };

/** Cost for one driver: one set-up, one order. Not rounded. */
export const driverRate = ({ cost, drivers }: Pool): number =>
  cost /
  positive(
    drivers.reduce((total, one) => total + one, 0),
    "The number of drivers",
  );

/** Overhead of each product: for each pool its rate times the product's drivers. Not rounded. */
export const activityCosts = (pools: readonly Pool[]): number[] => {
  const products = Math.max(...pools.map(({ drivers }) => drivers.length));
  return Array.from({ length: products }, (_, product) =>
    pools.reduce((total, pool) => total + driverRate(pool) * (pool.drivers[product] ?? 0), 0),
  );
};

/** Overhead of each product when all of it is shared by one basis, such as labour hours. Not rounded. */
export const traditionalCosts = (pools: readonly Pool[], basis: readonly number[]): number[] => {
  const cost = pools.reduce((total, pool) => total + pool.cost, 0);
  const rate = driverRate({ cost, drivers: basis });
  return basis.map((one) => rate * one);
};

/** Cost at which a product must be made: the market's price less the profit that is wanted, in per cent of the price. */
export const targetCost = (price: number, marginPercent: number): number => (price * (100 - marginPercent)) / 100;

/** All costs of a product's life for one of its units. */
export const lifeCycleCost = (costs: readonly number[], units: number): number =>
  costs.reduce((total, one) => total + one, 0) / positive(units, "The units");
