import { fsrs } from "./fsrs";
import { minutesFor, type Times } from "./times";

export type Remembered = { stability: number; difficulty: number };

/**
 * By how much one review today raises the recall on the exam day, for each minute it takes. `since` are the days since
 * the last answer, `daysLeft` those to the exam. Negative for a point that is remembered better if it is not asked.
 */
export function gainAMinute(card: Remembered, since: number, daysLeft: number, times: Times): number {
  const { stability, difficulty } = card;
  const recall = fsrs.recall(stability, since);
  const afterRight = fsrs.recall(fsrs.stabilityAt(recall, stability, difficulty, "good"), daysLeft);
  const afterWrong = fsrs.recall(fsrs.stabilityAt(recall, stability, difficulty, "again"), daysLeft);
  const unasked = fsrs.recall(stability, since + daysLeft);
  return (recall * afterRight + (1 - recall) * afterWrong - unasked) / minutesFor(recall, times);
}
