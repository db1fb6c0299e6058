import { appendFileSync } from "node:fs";

/** `npm run bench -- hardening` runs these tests with many more rounds. */
export const isLong = process.env.HARDENING === "full";

/** One line of that run's table: how many cases there were, and how many of them failed. */
export function tally(what: string, cases: number, wrong: number): void {
  const file = process.env.HARDENING_TABLE;
  if (file) appendFileSync(file, `${JSON.stringify({ what, cases, wrong })}\n`);
}
