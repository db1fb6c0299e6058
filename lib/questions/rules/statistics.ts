/** Sums over pairs of the share at this question and the student's share at other questions, for their correlation. */
type Pairs = { n: number; x: number; y: number; xx: number; yy: number; xy: number };

export type Tally = {
  pairs: Pairs;
  /** A histogram of answer times, in steps of five seconds. */
  seconds: Record<number, number>;
};

export type Statistics = {
  answers: number;
  shareSum: number;
  /** In logits. */
  difficulty: number;
  /** How often each option, or known mistake, was given. */
  chosen: Record<string, number>;
  tally: Tally;
};

export type CountedAnswer = {
  share: number;
  seconds: number;
  /** Labels of the options given, or of the known mistake. */
  chosen: readonly string[];
  /** The student's first answers to other questions of the course. */
  others: { answers: number; shares: number };
};

const STEP_SECONDS = 5;
const LEAST_OTHERS = 5;
const LEAST_PAIRS = 10;

export const noStatistics = (difficulty: number): Statistics => ({
  answers: 0,
  shareSum: 0,
  difficulty,
  chosen: {},
  tally: { pairs: { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 }, seconds: {} },
});

/** The statistics with one more first answer. */
export function withCountedAnswer(before: Statistics, { share, seconds, chosen, others }: CountedAnswer): Statistics {
  const step = Math.floor(seconds / STEP_SECONDS);
  const skill = others.answers >= LEAST_OTHERS ? others.shares / others.answers : null;
  return {
    answers: before.answers + 1,
    shareSum: before.shareSum + share,
    difficulty: skill === null ? before.difficulty : nextDifficulty(before, share, skill),
    chosen: {
      ...before.chosen,
      ...Object.fromEntries(chosen.map((label) => [label, (before.chosen[label] ?? 0) + 1])),
    },
    tally: {
      pairs: skill === null ? before.tally.pairs : withPair(before.tally.pairs, share, skill),
      seconds: { ...before.tally.seconds, [step]: (before.tally.seconds[step] ?? 0) + 1 },
    },
  };
}

const withPair = ({ n, x, y, xx, yy, xy }: Pairs, share: number, skill: number): Pairs => ({
  n: n + 1,
  x: x + share,
  y: y + skill,
  xx: xx + share * share,
  yy: yy + skill * skill,
  xy: xy + share * skill,
});

const LEAST_STEP = 0.02;

/** Elo rating, as in chess: the difficulty rises by the expected result minus the actual result. */
function nextDifficulty({ difficulty, answers }: Statistics, share: number, skill: number): number {
  const known = Math.min(0.98, Math.max(0.02, skill));
  const expected = 1 / (1 + Math.exp(difficulty - Math.log(known / (1 - known))));
  return difficulty + Math.max(LEAST_STEP, 0.6 / (1 + 0.05 * answers)) * (expected - share);
}

/** The mean share. */
export const facilityOf = ({ answers, shareSum }: Statistics): number | null =>
  answers === 0 ? null : Math.min(1, shareSum / answers);

/** The correlation with the students' shares at other questions; null with too few answers, or if all are equal. */
export function discriminationOf({ tally: { pairs } }: Statistics): number | null {
  const { n, x, y, xx, yy, xy } = pairs;
  const spread = (n * xx - x * x) * (n * yy - y * y);
  if (n < LEAST_PAIRS || spread < 1e-9) return null;
  return Math.min(1, Math.max(-1, (n * xy - x * y) / Math.sqrt(spread)));
}

/** To the middle of a five-second step. */
export function medianSecondsOf({ answers, tally: { seconds } }: Statistics): number | null {
  let seen = 0;
  for (const [step, count] of Object.entries(seconds).sort(([a], [b]) => Number(a) - Number(b))) {
    seen += count;
    if (seen * 2 >= answers) return Number(step) * STEP_SECONDS + Math.floor(STEP_SECONDS / 2);
  }
  return null;
}
