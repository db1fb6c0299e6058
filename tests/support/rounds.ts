import { appendFileSync } from "node:fs";

/** `npm run bench -- hardening` runs the long forms of these tests. */
export const isLong = process.env.HARDENING === "full";

/** One line of that run's table: how many cases there were, of which these many went wrong. */
export function tally(what: string, cases: number, wrong: number): void {
  const file = process.env.HARDENING_TABLE;
  if (file) appendFileSync(file, `${JSON.stringify({ what, cases, wrong })}\n`);
}
