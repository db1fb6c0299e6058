import "server-only";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { log } from "./log";

type Options<T> = {
  /** The log's message for a failure. */
  failure: string;
  /** The fields by which the log identifies an item. */
  nameOf: (item: T) => object;
  /** No item is begun after this time, in ms of `performance.now()`. */
  until?: number;
};

/**
 * Runs the work for each item, one after another. A failure is logged and does not stop the others. A caller that reads
 * more items in the same run has to leave the failed ones out.
 */
export async function runEach<T>(
  list: readonly T[],
  work: (item: T) => Promise<unknown>,
  { failure, nameOf, until = Number.POSITIVE_INFINITY }: Options<T>,
): Promise<{ done: number; failed: T[] }> {
  let done = 0;
  const failed: T[] = [];
  for (const item of list) {
    if (performance.now() > until) break;
    try {
      await work(item);
      done += 1;
    } catch (error) {
      failed.push(item);
      log.error({ ...nameOf(item), reason: error instanceof Error ? error.stack : String(error) }, failure);
    }
    await yieldToEventLoop();
  }
  return { done, failed };
}
