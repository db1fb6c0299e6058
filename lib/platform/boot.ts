import "server-only";
import { settingProblems } from "./env";

/** Ends the process when a setting is missing, naming it, instead of failing at the first request. */
export function requireSettings(): void {
  const found = settingProblems();
  if (found.length === 0) return;
  for (const sentence of found) console.error(sentence);
  console.error("Pacioli does not start like this. docs/running.md lists every setting.");
  process.exit(1);
}
