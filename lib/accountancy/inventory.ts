import { positive, round, sum } from "./round";

/** A receipt with its unit cost, or an issue, in order of time. */
export type Movement = { units: number; unitCost: number } | { issued: number };
/** The cost of each issue, their total, and the closing inventory. Whole dollars. */
export type Valued = { issues: number[]; issued: number; closing: { units: number; value: number } };

type Layer = { units: number; unitCost: number };

/** First in, first out. Throws if more is issued than there is. */
export function fifo(movements: readonly Movement[]): Valued {
  const layers: Layer[] = [];
  return valued(movements, (movement) => {
    if (!("issued" in movement)) layers.push({ ...movement });
    else takeOldest(layers, movement.issued);
    return layers.reduce((value, { units, unitCost }) => value + units * unitCost, 0);
  });
}

function takeOldest(layers: Layer[], wanted: number) {
  let left = wanted;
  while (left > 0) {
    const oldest = layers[0];
    if (!oldest) throw new RangeError("More is issued than is in inventory.");
    const taken = Math.min(left, oldest.units);
    oldest.units -= taken;
    left -= taken;
    if (oldest.units === 0) layers.shift();
  }
}

/** Continuous weighted average cost, recalculated after each receipt. */
export function average(movements: readonly Movement[]): Valued {
  let [units, value] = [0, 0];
  return valued(movements, (movement) => {
    const [change, unitCost] =
      "issued" in movement ? [-movement.issued, value / units] : [movement.units, movement.unitCost];
    if (units + change < 0) throw new RangeError("More is issued than is in inventory.");
    units += change;
    value = units === 0 ? 0 : value + change * unitCost;
    return value;
  });
}

/** Periodic weighted average cost, including opening inventory; all issues use it. */
export function periodicAverage(movements: readonly Movement[]): Valued {
  const deliveries = movements.flatMap((movement) => ("issued" in movement ? [] : [movement]));
  const bought = deliveries.reduce((total, { units }) => total + units, 0);
  const cost =
    deliveries.reduce((total, { units, unitCost }) => total + units * unitCost, 0) /
    positive(bought, "What was bought");
  let value = 0;
  return valued(movements, (movement) => {
    value += "issued" in movement ? -movement.issued * cost : movement.units * movement.unitCost;
    return value;
  });
}

/** The values after each issue are rounded and issues are their differences, so that everything adds up. */
function valued(movements: readonly Movement[], valueAfter: (movement: Movement) => number): Valued {
  const issues: number[] = [];
  let [units, before] = [0, 0];
  for (const movement of movements) {
    const exact = valueAfter(movement);
    // A receipt adds exactly its cost: rounding the sum again could round a half the other way.
    const after = "issued" in movement ? round(exact) : before + round(movement.units * movement.unitCost);
    if ("issued" in movement) issues.push(before - after);
    units += "issued" in movement ? -movement.issued : movement.units;
    before = after;
  }
  if (units < 0) throw new RangeError("More is issued than is in inventory.");
  return { issues, issued: sum(issues), closing: { units, value: before } };
}

/** Net realisable value: the selling price less the costs to complete and to sell (IAS 2). */
export const netRealisable = (price: number, completion: number, selling: number): number =>
  price - completion - selling;

/** Inventory line by line at the lower of cost and net realisable value. */
export const lowerOf = (lines: readonly { cost: number; netRealisable: number }[]): number =>
  sum(lines.map((line) => Math.min(line.cost, line.netRealisable)));

type CostOfSales = { opening: number; purchases: number; carriageIn?: number; returns?: number; closing: number };

/**
 * Cost of sales: opening inventory, purchases and carriage inwards, less returns to suppliers and closing inventory.
 */
export const costOfSales = ({ opening, purchases, carriageIn = 0, returns = 0, closing }: CostOfSales): number =>
  sum([opening, purchases, carriageIn, -returns, -closing]);
