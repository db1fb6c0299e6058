import "server-only";
import { after } from "next/server";
import { singleton } from "../process/singleton";

const pending = () => singleton("pending-work", () => new Set<Promise<unknown>>());

/** Runs the work after the response is sent. Outside a request of Next, as in tests, it starts at once. */
export function afterResponse(work: () => Promise<unknown>): void {
  try {
    after(work);
  } catch {
    const started = work().finally(() => pending().delete(started));
    pending().add(started);
  }
}

/** Resolves when all work that was started outside Next is done. */
export const pendingWorkDone = () => Promise.allSettled([...pending()]);
