import "server-only";
import { complaints } from "./env";

/** Ends the process when a setting is missing, naming it, instead of failing at the first request. */
export function insistOnSettings(): void {
  const found = complaints();
  if (found.length === 0) return;
  for (const sentence of found) console.error(sentence);
  console.error("Pacioli does not start like this. docs/running.md lists every setting.");
  process.exit(1);
}
