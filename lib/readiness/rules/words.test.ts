import { expect, test } from "vitest";
import { calibrationOf, happenedAt, tenthsOf } from "./calibration";
import type { Area } from "./estimate";
import { basisInWords, chanceInWords, estimateInWords, mayTellChance, needOf, scopeOf, stateOf } from "./words";

const area = (weight: number, studied: number): Area => ({
  moduleId: 1,
  weight,
  studied,
  recall: 1,
  difficulty: 0,
  guess: 0.2,
});
const areas = [area(0.15, 1), area(0.2, 0), area(0.1, 0), area(0.05, 0), area(0.5, 0.1)];

test("thin: the sentence says how many answers and areas are missing", () => {
  const list = [area(0.2, 1), area(0.1, 0), area(0.1, 0), area(0.6, 0)].map((one) => one);
  expect(needOf({ answers: 26, studied: 0.2 }, list)).toEqual({
    answers: 34,
    areas: 1,
    sentence: "Too early to say. 34 more answers and 1 more area are needed.",
  });
  expect(needOf({ answers: 59, studied: 0.5 }, areas)?.sentence).toBe("Too early to say. 1 more answer is needed.");
  expect(needOf({ answers: 80, studied: 0.2 }, [area(0.2, 1), ...Array(8).fill(area(0.1, 0))])?.sentence).toBe(
    "Too early to say. 2 more areas are needed.",
  );
  expect(needOf({ answers: 60, studied: 0.4 }, areas)).toBeNull();
});

test("the states follow what is missing", () => {
  const need = needOf({ answers: 10, studied: 0.1 }, areas);
  expect(stateOf(need, [{ answers: 7 }])).toBe("thin");
  expect(stateOf(need, [{ answers: 7 }, { answers: 8 }])).toBe("areas");
  expect(stateOf(null, [])).toBe("estimate");
});

test.each([
  [38, 47, "If the exam were today: 38 to 47 of 100. That is below the pass mark of 50."],
  [45, 58, "If the exam were today: 45 to 58 of 100. It could go either way."],
  [50, 58, "If the exam were today: 50 to 58 of 100. It could go either way."],
  [40, 50, "If the exam were today: 40 to 50 of 100. It could go either way."],
  [56, 67, "If the exam were today: 56 to 67 of 100. That is above the pass mark of 50."],
])("%i to %i: %s", (low, high, sentence) => {
  expect(estimateInWords({ low, high }, scopeOf("FA"))).toBe(sentence);
});

test("papers that a program can judge in part only say which marks the range is about", () => {
  expect(estimateInWords({ low: 12, high: 17 }, scopeOf("AA"))).toBe(
    "If the exam were today: 12 to 17 of the 30 objective marks.",
  );
  expect(scopeOf("AA").limits).toContain("30 objective marks only");
  expect(estimateInWords({ low: 55, high: 70 }, scopeOf("AUD"))).toBe(
    "If the exam were today: 55 to 70% of the marks.",
  );
  expect(scopeOf("AUD").passMark).toBeNull();
  for (const code of ["PM", "FR", "FM"]) expect(scopeOf(code).limits).toContain("section C");
  for (const code of ["BT", "MA", "FA"]) expect(scopeOf(code)).toMatchObject({ passMark: 50, limits: null });
  expect(estimateInWords({ low: 40, high: 60 }, scopeOf(null))).toBe("If the exam were today: 40 to 60 of 100.");
});

test("a chance is told in tenths, never above nine, and only when enough was studied", () => {
  expect([0.999, 0.74, 0.5, 0.05, 0.01].map(chanceInWords)).toEqual([
    "about 9 in 10",
    "about 7 in 10",
    "about 5 in 10",
    "about 1 in 10",
    "less than 1 in 10",
  ]);
  expect(mayTellChance({ studied: 0.59, answers: 400 }, true)).toBe(false);
  expect(mayTellChance({ studied: 0.6, answers: 149 }, false)).toBe(false);
  expect(mayTellChance({ studied: 0.6, answers: 149 }, true)).toBe(true);
  expect(mayTellChance({ studied: 0.6, answers: 150 }, false)).toBe(true);
});

test("the line below an estimate names no body that set no exam, and speaks of real results from 200 on", () => {
  expect(basisInWords("ACCA", 199)).toBe(
    "An estimate from your answers here, not from ACCA. Tested on simulated students; not yet on real results.",
  );
  expect(basisInWords(null, 200)).toBe("An estimate from your answers here. Compared with 200 real results.");
});

test("fewer than 200 results show nothing; then tenths with 20 and more, and the Brier score", () => {
  const pairs = Array.from({ length: 199 }, (_, index) => ({ chance: 0.75, passed: index % 4 !== 0 }));
  expect(calibrationOf(tenthsOf(pairs))).toEqual({ results: 199, brier: null, bins: [] });
  const more = [...pairs, { chance: 0.75, passed: true }, { chance: 0.15, passed: false }];
  const calibration = calibrationOf(tenthsOf(more));
  expect(calibration).toMatchObject({ results: 201, bins: [{ from: 0.7, to: 0.8, said: 0.75, count: 200 }] });
  expect(calibration.bins[0]?.happened).toBeCloseTo(0.75, 2);
  expect(calibration.brier).toBeCloseTo(0.1866, 3);
  expect(happenedAt(0.79, calibration)).toBeCloseTo(0.75, 2);
  expect(happenedAt(0.15, calibration)).toBeNull();
});
