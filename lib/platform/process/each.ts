import "server-only";
import { setImmediate as letOthersRun } from "node:timers/promises";
import { log } from "./log";

type Told<T> = {
  /** What failed, as the log says it. */
  failure: string;
  /** What names one in the log. */
  nameOf: (one: T) => object;
  /** Begins no other after this moment of `performance`. */
  until?: number;
};

/**
 * Does the work for one after another. One that fails is logged and keeps nobody else waiting; the caller leaves the
 * failed ones out when it asks for more in the same run.
 */
export async function each<T>(
  list: readonly T[],
  work: (one: T) => Promise<unknown>,
  { failure, nameOf, until = Number.POSITIVE_INFINITY }: Told<T>,
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
    await letOthersRun();
  }
  return { done, failed };
}
