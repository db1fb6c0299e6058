/**
 * Calculations of accountancy: pure functions that any file may import.
 *
 * - Money is in whole dollars (cents where a figure has them), rates are in per cent: 10 means 10 %.
 * - Sums and differences are exact. Products and quotients of money are rounded once, at the end, to whole dollars.
 *   Rates, ratios, factors and unit costs are not rounded: round them to the required places.
 * - An impossible figure, such as a life of no years, throws a RangeError.
 */

/**
 * Rounds half away from zero: 1.005 to two places is 1.01, -2.5 to none is -3. Never -0. All rounding uses this
 * function.
 */
export function round(value: number, places = 0): number {
  if (!Number.isFinite(value)) throw new RangeError("Only a finite number can be rounded.");
  if (Math.abs(value) >= 1e15) return value;
  // Most figures are whole. One of fifteen digits loses the last one below.
  if (places >= 0 && Number.isInteger(value) && Math.abs(value) < 1e14) return value === 0 ? 0 : value;
  // A double has about fifteen significant digits; the digits beyond the fourteenth of a calculated sum are rounding
  // errors.
  const [digits = "0", power = "0"] = Math.abs(value).toPrecision(14).split("e");
  const shifted = Math.round(Number(`${digits}e${Number(power) + places}`));
  const rounded = Number(`${shifted}e${-places}`);
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}

/** The sum of amounts of money, exact to the cent. */
export const sum = (amounts: readonly number[]): number =>
  round(
    amounts.reduce((total, amount) => total + amount, 0),
    2,
  );

/** Splits a total in proportion to weights, in whole dollars that add up to the total. */
export function split(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((before, weight) => before + weight, 0);
  if (all <= 0) throw new RangeError("At least one weight must be positive.");
  let [weighed, given] = [0, 0];
  return weights.map((weight) => {
    weighed += weight;
    const share = round((total * weighed) / all) - given;
    given += share;
    return share;
  });
}

/** Throws for a figure that is not positive. */
export function positive(value: number, name: string): number {
  if (!(value > 0)) throw new RangeError(`${name} must be positive.`);
  return value;
}
