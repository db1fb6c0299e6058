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
  const growth = fsrs.growth(stability, difficulty);
  const lapse = fsrs.lapse(stability, difficulty);
  const unasked = fsrs.recall(stability, since + daysLeft);
  return gainFrom({ stability, recall, growth, lapse, unasked }, daysLeft, times);
}

/** A point that waits: `growth`, `lapse` and `unasked` stay the same until its next answer. */
export type Waiting = { stability: number; recall: number; growth: number; lapse: number; unasked: number };

export function gainFrom(
  { stability, recall, growth, lapse, unasked }: Waiting,
  daysLeft: number,
  times: Times,
): number {
  const afterRight = fsrs.recall(fsrs.afterRight(recall, stability, growth), daysLeft);
  const afterWrong = fsrs.recall(fsrs.afterWrong(recall, stability, lapse), daysLeft);
  return (recall * afterRight + (1 - recall) * afterWrong - unasked) / minutesFor(recall, times);
}
