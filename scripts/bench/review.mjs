import { execFileSync } from "node:child_process";
import { bin } from "../../local/command.mjs";
import { ROOT } from "../../local/settings.mjs";
import { heading, note } from "./report.mjs";

const AIMS = {
  aimed: { recall: 97, minutes: 650 },
  "aimed, 40 % fewer minutes": { recall: 93.5, minutes: 390 },
};

/** Ways to review against each other on simulated students, and the time to fit an aim. */
export function review() {
  const run = [bin("tsx", "dist/cli.mjs"), "scripts/bench/review.ts"];
  const { students, rows, fitMs } = JSON.parse(
    execFileSync(process.execPath, run, { cwd: ROOT, maxBuffer: 1 << 20 }).toString(),
  );
  heading(`Review: ${students} simulated students, 70 days, 180 points; the mean of each way`);
  for (const { name, minutes, recall } of rows) {
    note(`${name}: recall on the exam day`, 100 * recall, { unit: " %", digits: 1, least: AIMS[name]?.recall });
    note(`${name}: minutes`, minutes, { most: AIMS[name]?.minutes });
  }
  note("fitting an aim to 250 cards", fitMs, { unit: " ms", digits: 1, most: 60 });
}
