import { positive } from "../round";

/** An activity's cost, and how many drivers each product uses. */
export type Pool = { cost: number; drivers: readonly number[] };

/** Cost per driver, such as one set-up or one order. Not rounded. */
export const driverRate = ({ cost, drivers }: Pool): number =>
  cost /
  positive(
    drivers.reduce((total, count) => total + count, 0),
    "The number of drivers",
  );

/** Overhead of each product: for each cost pool, its rate times the product's drivers. Not rounded. */
export const activityCosts = (pools: readonly Pool[]): number[] => {
  const products = Math.max(...pools.map(({ drivers }) => drivers.length));
  return Array.from({ length: products }, (_, product) =>
    pools.reduce((total, pool) => total + driverRate(pool) * (pool.drivers[product] ?? 0), 0),
  );
};

/** Overhead of each product if all of it is shared on one basis, such as labour hours. Not rounded. */
export const traditionalCosts = (pools: readonly Pool[], basis: readonly number[]): number[] => {
  const cost = pools.reduce((total, pool) => total + pool.cost, 0);
  const rate = driverRate({ cost, drivers: basis });
  return basis.map((units) => rate * units);
};

/** Target cost: the market price less the required profit, in per cent of the price. */
export const targetCost = (price: number, marginPercent: number): number => (price * (100 - marginPercent)) / 100;

/** Life-cycle cost per unit: all costs of a product's life divided by its units. */
export const lifeCycleCost = (costs: readonly number[], units: number): number =>
  costs.reduce((total, cost) => total + cost, 0) / positive(units, "The units");
