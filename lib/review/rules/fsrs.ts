import { GRADES, type Grade, PARAMETERS } from "./memory";

// The formulas of FSRS-6 on plain numbers. A forecast needs some hundred thousand of them, and the library's functions
// are too slow for that: they round every value and check every call. A test compares both.

const MOST_STABLE = 36_500;
const LEAST_STABLE = 0.001;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export type Parameters = readonly number[];

export type Fsrs = {
  /** The probability of recall after so many days. */
  recall: (stability: number, days: number) => number;
  /** After how many days recall has fallen to this value. */
  daysUntil: (stability: number, recall: number) => number;
  firstStability: (grade: Grade) => number;
  firstDifficulty: (grade: Grade) => number;
  /** The stability after an answer, so many days after the last one. */
  stability: (before: number, difficulty: number, days: number, grade: Grade) => number;
  /** A factor of the stability after a right answer; it does not depend on the day of that answer. */
  growth: (before: number, difficulty: number) => number;
  /** The same for a wrong answer. */
  lapse: (before: number, difficulty: number) => number;
  /** The stability after a right answer, at least a day after the last one, from recall and growth. */
  afterRight: (recall: number, before: number, growth: number) => number;
  afterWrong: (recall: number, before: number, lapse: number) => number;
  difficulty: (before: number, grade: Grade) => number;
};

export function fsrsWith(parameters: Parameters): Fsrs {
  const w = (index: number): number => parameters[index] as number;
  const decay = -w(20);
  const factor = Math.exp(Math.log(0.9) / decay) - 1;
  const growthScale = Math.exp(w(8));
  const [stabilityExponent, recallEffect, hard, easy] = [-w(9), w(10), w(15), w(16)];
  const [lapseScale, lapseDifficulty, lapseStability, lapseRecall] = [w(11), -w(12), w(13), w(14)];
  const [sameDayScale, sameDayShift, sameDayExponent] = [w(17), w(18), -w(19)];
  const lapseLimit = Math.exp(sameDayScale * sameDayShift);
  const easyDifficulty = w(4) - Math.exp(3 * w(5)) + 1;
  const recall = (stability: number, days: number) => (1 + (factor * days) / stability) ** decay;
  const effectOf = (grade: Grade) => (grade === "hard" ? hard : grade === "easy" ? easy : 1);
  const growth = (before: number, difficulty: number) => growthScale * (11 - difficulty) * before ** stabilityExponent;
  const lapse = (before: number, difficulty: number) =>
    lapseScale * difficulty ** lapseDifficulty * ((before + 1) ** lapseStability - 1);
  const afterRight = (recalled: number, before: number, grown: number, gradeEffect = 1) =>
    clamp(
      before * (1 + grown * (Math.exp((1 - recalled) * recallEffect) - 1) * gradeEffect),
      LEAST_STABLE,
      MOST_STABLE,
    );
  const afterWrong = (recalled: number, before: number, lapsed: number) =>
    clamp(Math.min(before / lapseLimit, lapsed * Math.exp((1 - recalled) * lapseRecall)), LEAST_STABLE, MOST_STABLE);
  return {
    recall,
    growth,
    lapse,
    afterRight,
    afterWrong,
    daysUntil: (stability, wanted) => (stability * (wanted ** (1 / decay) - 1)) / factor,
    firstStability: (grade) => Math.max(w(GRADES[grade] - 1), 0.1),
    firstDifficulty: (grade) => clamp(w(4) - Math.exp((GRADES[grade] - 1) * w(5)) + 1, 1, 10),
    stability(before, difficulty, days, grade) {
      if (days <= 0) {
        const change = before ** sameDayExponent * Math.exp(sameDayScale * (GRADES[grade] - 3 + sameDayShift));
        return clamp(before * (grade === "again" ? change : Math.max(change, 1)), LEAST_STABLE, MOST_STABLE);
      }
      const recalled = recall(before, days);
      if (grade === "again") return afterWrong(recalled, before, lapse(before, difficulty));
      return afterRight(recalled, before, growth(before, difficulty), effectOf(grade));
    },
    difficulty(before, grade) {
      const next = before - (w(6) * (GRADES[grade] - 3) * (10 - before)) / 9;
      return clamp(w(7) * easyDifficulty + (1 - w(7)) * next, 1, 10);
    },
  };
}

/** With the parameters that rate the students' answers. */
export const fsrs = fsrsWith(PARAMETERS);
