import type { SkillAnswer } from "./skill";

export const RECENT_DAYS = 120;
const HALF_LIFE_DAYS = 30;
const VARIANTS_A_DAY = 3;
const SELF_MARKED = 0.25;
const PAUSED = 0.5;
const USUAL_OPTIONS = 4;

/** The chance of a right answer by guessing, by kind and number of options. */
export function guessOf(kind: string, options: number | null): number {
  if (kind === "choice") return 1 / Math.max(2, options ?? USUAL_OPTIONS);
  return GUESSES[kind] ?? 0.02;
}

/** Several answers must be right at once, or a figure is typed. */
const GUESSES: Record<string, number> = { several: 0.1, match: 0.12, gaps: 0.15, order: 0.05 };

/** A marked answer, as stored. */
export type MarkedAnswer = {
  moduleId: number;
  questionId: number;
  isTemplate: boolean;
  seed: number | null;
  /** Whether the student met the question for the first time. */
  first: boolean;
  /** The student's day of the answer, as a number. */
  day: number;
  daysAgo: number;
  difficulty: number;
  guess: number;
  recall: number;
  share: number;
  selfMarked: boolean;
  paused: boolean;
};

/**
 * The answers that count, in the order of time: the first one to a written question; of a template each new variant, at
 * most three a day. Recent answers weigh more.
 */
export function countedAnswers(list: readonly MarkedAnswer[]): SkillAnswer[] {
  const variants = new Set<string>();
  const daily = new Map<string, number>();
  return list
    .filter(({ isTemplate, questionId, seed, first, day }) => {
      if (!isTemplate) return first;
      const variant = `${questionId}/${seed}`;
      const today = `${questionId}/${day}`;
      const count = daily.get(today) ?? 0;
      if (variants.has(variant) || count >= VARIANTS_A_DAY) return false;
      variants.add(variant);
      daily.set(today, count + 1);
      return true;
    })
    .map(({ moduleId, difficulty, guess, recall, share, daysAgo, selfMarked, paused }) => ({
      moduleId,
      difficulty,
      guess,
      recall,
      share,
      weight: 0.5 ** (Math.max(0, daysAgo) / HALF_LIFE_DAYS) * (selfMarked ? SELF_MARKED : 1) * (paused ? PAUSED : 1),
    }));
}
