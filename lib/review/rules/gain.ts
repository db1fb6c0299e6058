import { fsrs } from "./fsrs";
import { minutesFor, type Times } from "./times";

export type CardMemory = { stability: number; difficulty: number };

/**
 * How much recall on the exam day one review today gains for each minute it takes. `since` are the days since the last
 * answer, `daysLeft` the days to the exam. Negative for a point that is remembered better if it is not asked.
 */
export function gainPerMinute(card: CardMemory, since: number, daysLeft: number, times: Times): number {
  const { stability, difficulty } = card;
  const recall = fsrs.recall(stability, since);
  const growth = fsrs.growth(stability, difficulty);
  const lapse = fsrs.lapse(stability, difficulty);
  const unasked = fsrs.recall(stability, since + daysLeft);
  return gainFrom({ stability, recall, growth, lapse, unasked }, daysLeft, times);
}

/** A point that is due; `unasked` is its recall on the exam day without a review. Only `recall` changes from day to day. */
export type WaitingCard = { stability: number; recall: number; growth: number; lapse: number; unasked: number };

export function gainFrom(
  { stability, recall, growth, lapse, unasked }: WaitingCard,
  daysLeft: number,
  times: Times,
): number {
  const afterRight = fsrs.recall(fsrs.afterRight(recall, stability, growth), daysLeft);
  const afterWrong = fsrs.recall(fsrs.afterWrong(recall, stability, lapse), daysLeft);
  return (recall * afterRight + (1 - recall) * afterWrong - unasked) / minutesFor(recall, times);
}
