import "server-only";
import { after } from "next/server";
import { kept } from "./kept";

const running = () => kept("later", () => new Set<Promise<unknown>>());

/** Once the answer is out. Where no request is being answered by Next, as in tests, at once and beside everything. */
export function later(work: () => Promise<unknown>): void {
  try {
    after(work);
  } catch {
    const started = work().finally(() => running().delete(started));
    running().add(started);
  }
}

/** When everything is done that was begun without Next. */
export const settled = () => Promise.allSettled([...running()]);
