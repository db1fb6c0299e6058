import { positive } from "./round";

/** An observation: an activity and its cost or sales. Not rounded. */
export type Point = { x: number; y: number };
/** A straight line: y = fixed + variable × x. */
export type StraightLine = { fixed: number; variable: number };

/** High-low method: the line through the highest and the lowest activity. */
export function highLow(points: readonly Point[]): StraightLine {
  const sorted = [...points].sort((a, b) => a.x - b.x);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high || low.x === high.x) throw new RangeError("Two different activities are needed.");
  const variable = (high.y - low.y) / (high.x - low.x);
  return { variable, fixed: high.y - variable * high.x };
}

function sums(points: readonly Point[]) {
  const of = (term: (point: Point) => number) => points.reduce((total, point) => total + term(point), 0);
  return {
    x: of(({ x }) => x),
    y: of(({ y }) => y),
    xy: of(({ x, y }) => x * y),
    xx: of(({ x }) => x * x),
    yy: of(({ y }) => y * y),
  };
}

/** Least squares regression. */
export function regression(points: readonly Point[]): StraightLine {
  const [n, s] = [points.length, sums(points)];
  const spread = n * s.xx - s.x * s.x;
  if (n < 2 || spread === 0) throw new RangeError("Two different activities are needed.");
  const variable = (n * s.xy - s.x * s.y) / spread;
  return { variable, fixed: (s.y - variable * s.x) / n };
}

/** Correlation coefficient, -1 to 1; its square is the coefficient of determination. */
export function correlation(points: readonly Point[]): number {
  const [n, s] = [points.length, sums(points)];
  const spread = (n * s.xx - s.x * s.x) * (n * s.yy - s.y * s.y);
  if (!(spread > 0)) throw new RangeError("Both variables must vary.");
  return (n * s.xy - s.x * s.y) / Math.sqrt(spread);
}

export const estimate = ({ fixed, variable }: StraightLine, x: number): number => fixed + variable * x;

/** Moving averages of this many values; for an even number, centred by averaging neighbours. */
export function movingAverage(values: readonly number[], span: number): number[] {
  const means = values
    .slice(0, Math.max(0, values.length - positive(span, "The span") + 1))
    .map((_, from) => mean(values.slice(from, from + span)));
  return span % 2 === 1 ? means : means.slice(1).map((average, index) => (average + (means[index] ?? average)) / 2);
}

const mean = (values: readonly number[]): number => values.reduce((total, figure) => total + figure, 0) / values.length;

/**
 * Seasonal variations: the differences (or ratios) of each season from the trend, adjusted to add up to 0 (or average
 * 1).
 */
export function seasonal(
  actual: readonly number[],
  trend: readonly number[],
  seasons: number,
  model: "additive" | "multiplicative",
): number[] {
  const apart = actual.map((value, index) =>
    model === "additive" ? value - (trend[index] ?? 0) : value / (trend[index] ?? 1),
  );
  const raw = Array.from({ length: seasons }, (_, season) =>
    mean(apart.filter((_, index) => index % seasons === season)),
  );
  return raw.map((variation) => (model === "additive" ? variation - mean(raw) : variation / mean(raw)));
}

/** Index numbers with the first figure as 100. */
export const indexNumber = (now: number, base: number): number => (now / positive(base, "The base")) * 100;

/** An amount of one time, in the prices of another. */
export const deflated = (amount: number, indexThen: number, indexWanted: number): number =>
  (amount * indexWanted) / positive(indexThen, "The index");

export type Good = { basePrice: number; baseQuantity: number; price: number; quantity: number };
const value = (goods: readonly Good[], price: "basePrice" | "price", quantity: "baseQuantity" | "quantity") =>
  goods.reduce((total, good) => total + good[price] * good[quantity], 0);

/** Price index of several goods, weighted by base quantities (Laspeyres) or current quantities (Paasche). */
export const laspeyres = (goods: readonly Good[]): number =>
  indexNumber(value(goods, "price", "baseQuantity"), value(goods, "basePrice", "baseQuantity"));
export const paasche = (goods: readonly Good[]): number =>
  indexNumber(value(goods, "price", "quantity"), value(goods, "basePrice", "quantity"));
