import fc from "fast-check";
import { expect, test } from "vitest";
import {
  correlation,
  deflated,
  estimate,
  highLow,
  indexNumber,
  laspeyres,
  movingAverage,
  paasche,
  regression,
  seasonal,
} from "./forecasting";
import {
  coefficientOfVariation,
  mean,
  median,
  modes,
  normalArea,
  ofFrequencies,
  standardDeviation,
  zScore,
} from "./statistics";

fc.configureGlobal({ numRuns: 1000 });

const figure = fc.integer({ min: 1, max: 5_000 });
const points = fc.uniqueArray(fc.record({ x: figure, y: figure }), {
  minLength: 2,
  maxLength: 12,
  selector: ({ x }) => x,
});

test("regression goes through the means, and no line through high and low fits better", () => {
  const miss = (line: { fixed: number; variable: number }, list: { x: number; y: number }[]) =>
    list.reduce((total, { x, y }) => total + (y - estimate(line, x)) ** 2, 0);
  fc.assert(
    fc.property(points, (list) => {
      const line = regression(list);
      const [x, y] = [mean(list.map((one) => one.x)), mean(list.map((one) => one.y))];
      expect(Math.abs(estimate(line, x) - y)).toBeLessThan(1e-6 * y + 1e-6);
      expect(miss(line, list)).toBeLessThanOrEqual(miss(highLow(list), list) * (1 + 1e-6) + 1e-6);
    }),
  );
});

test("r lies between -1 and 1, and is 1 on a rising straight line", () => {
  fc.assert(
    fc.property(points, figure, (list, slope) => {
      fc.pre(new Set(list.map(({ y }) => y)).size > 1);
      expect(correlation(list) ** 2).toBeLessThanOrEqual(1 + 1e-9);
      expect(correlation(list.map(({ x }) => ({ x, y: 7 + slope * x })))).toBeCloseTo(1, 6);
    }),
  );
});

test("high-low meets both ends and takes no notice of the rest", () => {
  fc.assert(
    fc.property(points, (list) => {
      const line = highLow(list);
      const sorted = [...list].sort((a, b) => a.x - b.x);
      for (const end of [sorted[0], sorted.at(-1)]) expect(estimate(line, end?.x ?? 0)).toBeCloseTo(end?.y ?? 0, 5);
    }),
  );
  expect(
    highLow([
      { x: 2_000, y: 16_000 },
      { x: 5_000, y: 25_000 },
    ]),
  ).toEqual({ variable: 3, fixed: 10_000 });
  expect(() =>
    highLow([
      { x: 5, y: 1 },
      { x: 5, y: 2 },
    ]),
  ).toThrow(RangeError);
});

test("a moving average of a straight line is the line itself", () => {
  fc.assert(
    fc.property(figure, figure, fc.integer({ min: 1, max: 8 }), (from, rise, span) => {
      const values = Array.from({ length: 16 }, (_, index) => from + rise * index);
      const trend = movingAverage(values, span);
      const first = Math.floor(span / 2);
      for (const [index, one] of trend.entries()) expect(one).toBeCloseTo(values[first + index] ?? 0, 6);
    }),
  );
});

test("seasonal variations make nought, or one on average", () => {
  const series = fc.array(fc.tuple(figure, figure), { minLength: 8, maxLength: 16 });
  fc.assert(
    fc.property(series, (pairs) => {
      const [actual, trend] = [pairs.map(([a]) => a), pairs.map(([, t]) => t)];
      expect(mean(seasonal(actual, trend, 4, "additive"))).toBeCloseTo(0, 6);
      expect(mean(seasonal(actual, trend, 4, "multiplicative"))).toBeCloseTo(1, 6);
    }),
  );
});

test("with one good both indices agree, and a doubled price is 200", () => {
  const good = fc.record({ basePrice: figure, baseQuantity: figure, price: figure, quantity: figure });
  fc.assert(
    fc.property(good, (one) => {
      expect(laspeyres([one])).toBeCloseTo(paasche([one]), 6);
      expect(laspeyres([{ ...one, price: one.basePrice * 2 }])).toBeCloseTo(200, 6);
      expect(deflated(one.price, indexNumber(one.price, one.basePrice), 100)).toBeCloseTo(one.basePrice, 6);
    }),
  );
});

test("the mean lies between the ends, and deviations do not change when all figures move", () => {
  fc.assert(
    fc.property(fc.array(figure, { minLength: 2, maxLength: 20 }), figure, (values, more) => {
      expect(median(values)).toBeGreaterThanOrEqual(Math.min(...values));
      expect(median(values)).toBeLessThanOrEqual(Math.max(...values));
      expect(standardDeviation(values.map((one) => one + more))).toBeCloseTo(standardDeviation(values), 6);
      const counted = ofFrequencies(values.map((value) => ({ value, count: 1 })));
      expect(counted.deviation).toBeCloseTo(standardDeviation(values), 6);
    }),
  );
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
  expect(modes([1, 2, 2, 3, 3])).toEqual([2, 3]);
  expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2);
  expect(standardDeviation([1, 2, 3], "sample")).toBe(1);
  expect(coefficientOfVariation(2, 5)).toBe(40);
});

test("areas of the normal curve are those of the printed table", () => {
  expect([0.5, 1, 1.28, 1.64, 1.96, 2.58].map(normalArea)).toEqual([0.1915, 0.3413, 0.3997, 0.4495, 0.475, 0.4951]);
  expect(zScore(130, 100, 20)).toBe(1.5);
});
