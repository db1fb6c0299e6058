/** One marked answer, as the estimate sees it. */
export type Answer = {
  moduleId: number;
  /** The question's difficulty, in logits. */
  difficulty: number;
  /** The chance of a right answer without any knowledge. */
  guess: number;
  /** The recall of the point just before the answer; 1 when it was met for the first time. */
  recall: number;
  /** The share of its marks, 0 to 1. */
  share: number;
  weight: number;
};

/** Answers to questions of the same difficulty, chance of guessing and recall, added up. */
type Cell = { difficulty: number; guess: number; recall: number; right: number; wrong: number };

type Prior = { mean: number; sd: number };

/** A skill in logits, and how much the answers say about it: the inverse of its variance. */
export type Skill = { skill: number; precision: number };

const FINEST = 0.05;
const LOWEST = -4;
const HIGHEST = 4;
const STEP = 0.5;
const HALVINGS = 26;

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * The chance of a right answer. What is forgotten cannot be shown, so recall is part of it: otherwise forgetting would
 * count twice, here and in the mark.
 */
const chanceAt = (skill: number, { difficulty, guess, recall }: Cell) =>
  guess + (1 - guess) * recall * logistic(skill - difficulty);

/** Rounded to twentieths, so that thousands of answers become some hundred cells. */
export function cellsOf(answers: readonly Answer[]): Cell[] {
  const cells = new Map<number, Cell>();
  for (const { difficulty, guess, recall, share, weight } of answers) {
    const level = Math.round(difficulty / FINEST);
    const known = Math.max(1, Math.round(recall / FINEST));
    const key = (level * 100 + Math.round(guess * 100)) * 100 + known;
    const cell = cells.get(key) ?? { difficulty: level * FINEST, guess, recall: known * FINEST, right: 0, wrong: 0 };
    cells.set(key, cell);
    cell.right += weight * share;
    cell.wrong += weight * (1 - share);
  }
  return [...cells.values()];
}

/**
 * The most probable skill. With guessing there may be several local maxima, so a coarse search comes first; that also
 * makes the result rise, never fall, with every right answer.
 */
export function skillOf(cells: readonly Cell[], { mean, sd }: Prior): Skill {
  const likelihood = (skill: number) =>
    cells.reduce(
      (sum, cell) => {
        const chance = chanceAt(skill, cell);
        return sum + cell.right * Math.log(chance) + cell.wrong * Math.log1p(-chance);
      },
      -((skill - mean) ** 2) / (2 * sd ** 2),
    );
  let best = LOWEST;
  let most = Number.NEGATIVE_INFINITY;
  for (let skill = LOWEST; skill <= HIGHEST; skill += STEP) {
    const value = likelihood(skill);
    if (value > most) [best, most] = [skill, value];
  }
  let [low, high] = [best - STEP, best + STEP];
  for (let at = 0; at < HALVINGS; at += 1) {
    const middle = (low + high) / 2;
    if (slopeAt(middle, cells, { mean, sd }) > 0) low = middle;
    else high = middle;
  }
  const skill = (low + high) / 2;
  return { skill, precision: 1 / sd ** 2 + informationAt(skill, cells) };
}

function slopeAt(skill: number, cells: readonly Cell[], { mean, sd }: Prior): number {
  return cells.reduce(
    (sum, cell) => {
      const chance = chanceAt(skill, cell);
      return sum + (cell.right / chance - cell.wrong / (1 - chance)) * riseAt(skill, cell);
    },
    -(skill - mean) / sd ** 2,
  );
}

/** The Fisher information of the answers. */
const informationAt = (skill: number, cells: readonly Cell[]): number =>
  cells.reduce((sum, cell) => {
    const chance = chanceAt(skill, cell);
    return sum + ((cell.right + cell.wrong) * riseAt(skill, cell) ** 2) / (chance * (1 - chance));
  }, 0);

function riseAt(skill: number, { difficulty, guess, recall }: Cell): number {
  const known = logistic(skill - difficulty);
  return (1 - guess) * recall * known * (1 - known);
}
