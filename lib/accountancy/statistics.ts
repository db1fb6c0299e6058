import { round } from "./round";

/** Summary statistics; not rounded. */
export const mean = (values: readonly number[]): number => {
  if (values.length === 0) throw new RangeError("There are no figures.");
  return values.reduce((total, value) => total + value, 0) / values.length;
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}

/** The most frequent value, or values if several are equally frequent. */
export function modes(values: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([value]) => value);
}

/** Standard deviation of a population; for a sample the divisor is one less than its size. */
export function standardDeviation(values: readonly number[], of: "population" | "sample" = "population"): number {
  const [middle, by] = [mean(values), of === "population" ? values.length : values.length - 1];
  return Math.sqrt(values.reduce((total, value) => total + (value - middle) ** 2, 0) / by);
}

/** Coefficient of variation: the standard deviation in per cent of the mean, to compare different quantities. */
export const coefficientOfVariation = (deviation: number, middle: number): number => (deviation / middle) * 100;

/** The mean and the standard deviation of values with frequencies. */
export function ofFrequencies(classes: readonly { value: number; count: number }[]) {
  const all = classes.reduce((total, { count }) => total + count, 0);
  const middle = classes.reduce((total, { value, count }) => total + value * count, 0) / all;
  const spread = classes.reduce((total, { value, count }) => total + count * (value - middle) ** 2, 0) / all;
  return { mean: middle, deviation: Math.sqrt(spread) };
}

/** By how many standard deviations a value is above the mean. */
export const zScore = (value: number, middle: number, deviation: number): number => (value - middle) / deviation;

/** The area under the normal curve between the mean and z, to four places as in printed tables. */
export function normalArea(z: number): number {
  const [steps, end] = [1_000, Math.min(8, Math.abs(z))];
  const height = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  const width = end / steps;
  let area = height(0) + height(end);
  for (let index = 1; index < steps; index++) area += (index % 2 === 0 ? 2 : 4) * height(index * width);
  return round((area * width) / 3, 4);
}
