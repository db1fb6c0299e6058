import "server-only";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { log } from "./log";

type Options<T> = {
  /** What failed, as the log says it. */
  failure: string;
  /** What the log says to identify one of them. */
  nameOf: (one: T) => object;
  /** Nothing is begun after this time, in ms of `performance.now()`. */
  until?: number;
};

/**
 * Runs the work for each of the list, one after another. A failure is logged and does not stop the others. The caller
 * leaves the failed ones out when it reads more in the same run.
 */
export async function runEach<T>(
  list: readonly T[],
  work: (one: T) => Promise<unknown>,
  { failure, nameOf, until = Number.POSITIVE_INFINITY }: Options<T>,
): Promise<{ done: number; failed: T[] }> {
  let done = 0;
  const failed: T[] = [];
  for (const one of list) {
    if (performance.now() > until) break;
    try {
      await work(one);
      done += 1;
    } catch (error) {
      failed.push(one);
      log.error({ ...nameOf(one), reason: error instanceof Error ? error.stack : String(error) }, failure);
    }
    await yieldToEventLoop();
  }
  return { done, failed };
}
