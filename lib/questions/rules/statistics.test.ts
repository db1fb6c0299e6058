import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CountedAnswer,
  discriminationOf,
  facilityOf,
  medianSecondsOf,
  noStatistics,
  type Statistics,
  withCountedAnswer,
} from "./statistics";

const given = (share: number, skill: number, seconds = 60, chosen: string[] = []): CountedAnswer => ({
  share,
  seconds,
  chosen,
  others: { answers: 20, shares: 20 * skill },
});
const after = (list: readonly CountedAnswer[], from: Statistics = noStatistics(0)) =>
  list.reduce(withCountedAnswer, from);

test("facility is the mean share, and unknown before the first answer", () => {
  expect(facilityOf(noStatistics(0))).toBe(null);
  expect(facilityOf(after([given(1, 0.5), given(0.5, 0.5), given(0, 0.5), given(1, 0.5)]))).toBe(0.625);
});

test("discrimination is 1 where only the better half is right, -1 where only the worse half is, and unknown before ten", () => {
  const half = (right: number, wrong: number) =>
    Array.from({ length: 10 }, (_, index) => given(index % 2 ? right : wrong, index % 2 ? 0.9 : 0.3));
  expect(discriminationOf(after(half(1, 0)))).toBeCloseTo(1);
  expect(discriminationOf(after(half(0, 1)))).toBeCloseTo(-1);
  expect(discriminationOf(after(half(1, 0).slice(1)))).toBe(null);
  expect(discriminationOf(after(half(1, 1)))).toBe(null);
});

test("a student with fewer than five other answers says nothing of the difficulty", () => {
  const newcomer = { ...given(0, 1), others: { answers: 4, shares: 4 } };
  expect(after([newcomer, newcomer])).toMatchObject({ answers: 2, difficulty: 0, tally: { pairs: { n: 0 } } });
});

test("what good students miss becomes harder, what weak ones know easier, by smaller and smaller steps", () => {
  const first = after([given(0, 0.9)]).difficulty;
  expect(first).toBeGreaterThan(0.5);
  expect(after([given(1, 0.2)]).difficulty).toBeLessThan(-0.4);
  const many = after(Array.from({ length: 400 }, () => given(0.5, 0.5)));
  expect(withCountedAnswer(many, given(0, 0.5)).difficulty - many.difficulty).toBeCloseTo(0.01, 2);
});

test("the median is told to five seconds", () => {
  expect(medianSecondsOf(noStatistics(0))).toBe(null);
  expect(medianSecondsOf(after([10, 61, 62, 300, 600].map((seconds) => given(1, 0.5, seconds))))).toBe(62);
});

test("options and known mistakes are counted by their labels", () => {
  const { chosen } = after([given(0, 0.5, 60, ["o1", "o3"]), given(0, 0.5, 60, ["o3"]), given(1, 0.5)]);
  expect(chosen).toEqual({ o1: 1, o3: 2 });
});

test("whatever is answered, the figures stay within their bounds", () => {
  const answers = fc.array(
    fc
      .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(600))
      .map(([share, skill, seconds]) => given(share, skill, seconds)),
    { minLength: 1, maxLength: 60 },
  );
  fc.assert(
    fc.property(answers, (list) => {
      const statistics = after(list);
      const discrimination = discriminationOf(statistics);
      expect(facilityOf(statistics)).toBeGreaterThanOrEqual(0);
      expect(facilityOf(statistics)).toBeLessThanOrEqual(1);
      expect(discrimination === null || Math.abs(discrimination) <= 1).toBe(true);
      expect(Math.abs(statistics.difficulty)).toBeLessThan(20);
    }),
  );
});
