import { use } from "react";

/**
 * Delays rendering on the server until other requests had `turns` chances to run. A long list whose items count up is
 * rendered in parts, so that other requests do not wait for all of it. In a browser it does nothing.
 */
export function useServerTurns(turns: number): void {
  if (typeof window === "undefined" && turns > 0) use(afterTurns(turns));
}

async function afterTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next));
}
