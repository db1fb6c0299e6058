/** One marked answer, as the estimate uses it. */
export type SkillAnswer = {
  moduleId: number;
  /** The question's difficulty, in logits. */
  difficulty: number;
  /** The chance of a right answer without any knowledge. */
  guess: number;
  /** The recall of the point just before the answer; 1 for the first answer to it. */
  recall: number;
  /** The share of its marks, 0 to 1. */
  share: number;
  weight: number;
};

/** Answers to questions of the same difficulty, chance of guessing and recall, added up. */
export type AnswerGroup = { odds: number; guess: number; recall: number; right: number; wrong: number };

type Prior = { mean: number; sd: number };

/** A skill in logits, and how much the answers say about it: the inverse of its variance. */
export type Skill = { skill: number; precision: number };

const FINEST = 0.1;
const LOWEST = -5;
const HIGHEST = 5;
const STEP = 1;
const HALVINGS = 24;

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Rounded to tenths, so that thousands of answers become some hundred cells. */
export function cellsOf(answers: readonly SkillAnswer[]): AnswerGroup[] {
  const cells = new Map<number, AnswerGroup>();
  for (const { difficulty, guess, recall, share, weight } of answers) {
    const level = Math.round(difficulty / FINEST);
    const known = Math.max(1, Math.round(recall / FINEST));
    const key = (level * 100 + Math.round(guess * 100)) * 100 + known;
    let cell = cells.get(key);
    if (!cell) {
      cell = { odds: Math.exp(level * FINEST), guess, recall: known * FINEST, right: 0, wrong: 0 };
      cells.set(key, cell);
    }
    cell.right += weight * share;
    cell.wrong += weight * (1 - share);
  }
  return [...cells.values()];
}

/**
 * The most probable skill. With guessing there may be several local maxima, so a coarse search comes first; that also
 * makes the result rise, never fall, with every right answer.
 */
export function skillOf(cells: readonly AnswerGroup[], prior: Prior): Skill {
  let best = LOWEST;
  let most = Number.NEGATIVE_INFINITY;
  for (let skill = LOWEST; skill <= HIGHEST; skill += STEP) {
    const value = likelihoodAt(skill, cells, prior);
    if (value > most) [best, most] = [skill, value];
  }
  let [low, high] = [best - STEP, best + STEP];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (slopeAt(middle, cells, prior).slope > 0) low = middle;
    else high = middle;
  }
  const skill = (low + high) / 2;
  return { skill, precision: slopeAt(skill, cells, prior).precision };
}

/**
 * The chance of a right answer is guess + (1 - guess) * recall * logistic(skill - difficulty). What is forgotten cannot
 * be shown, so recall is part of it: otherwise forgetting would count twice, here and in the mark.
 */
function likelihoodAt(skill: number, cells: readonly AnswerGroup[], { mean, sd }: Prior): number {
  const ease = Math.exp(-skill);
  let sum = -((skill - mean) ** 2) / (2 * sd ** 2);
  for (const { odds, guess, recall, right, wrong } of cells) {
    const chance = guess + ((1 - guess) * recall) / (1 + odds * ease);
    sum += right * Math.log(chance) + wrong * Math.log(1 - chance);
  }
  return sum;
}

/** The slope of the likelihood, and the Fisher information of prior and answers. */
function slopeAt(
  skill: number,
  cells: readonly AnswerGroup[],
  { mean, sd }: Prior,
): { slope: number; precision: number } {
  const ease = Math.exp(-skill);
  let slope = -(skill - mean) / sd ** 2;
  let precision = 1 / sd ** 2;
  for (const { odds, guess, recall, right, wrong } of cells) {
    const known = 1 / (1 + odds * ease);
    const chance = guess + (1 - guess) * recall * known;
    const rise = (1 - guess) * recall * known * (1 - known);
    slope += (right / chance - wrong / (1 - chance)) * rise;
    precision += ((right + wrong) * rise * rise) / (chance * (1 - chance));
  }
  return { slope, precision };
}
