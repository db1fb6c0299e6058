import { use } from "react";

/**
 * Rendering on the server goes on after the server has looked `turns` times for other requests. A long list whose items
 * count up is rendered in parts, and nobody waits for all of it. In a browser it does nothing.
 */
export function useServerTurns(turns: number): void {
  if (typeof window === "undefined" && turns > 0) use(afterTurns(turns));
}

async function afterTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next));
}
