import "server-only";
import { after } from "next/server";
import { singleton } from "./singleton";

const pending = () => singleton("later", () => new Set<Promise<unknown>>());

/** Once the answer is out. Where no request is being answered by Next, as in tests, at once and beside everything. */
export function afterResponse(work: () => Promise<unknown>): void {
  try {
    after(work);
  } catch {
    const started = work().finally(() => pending().delete(started));
    pending().add(started);
  }
}

/** When everything is done that was begun without Next. */
export const pendingWorkDone = () => Promise.allSettled([...pending()]);
