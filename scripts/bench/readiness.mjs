import { execFileSync } from "node:child_process";
import { bin } from "../../local/command.mjs";
import { ROOT } from "../../local/settings.mjs";
import { heading, note } from "./report.mjs";

/** Estimates of 1,500 simulated students against their exams, and the time that an estimate takes. */
export function readiness() {
  const run = [bin("tsx", "dist/cli.mjs"), "scripts/bench/readiness.ts"];
  const table = JSON.parse(execFileSync(process.execPath, run, { cwd: ROOT, maxBuffer: 1 << 20 }).toString());
  heading(`Readiness: ${table.students} simulated students, ${table.estimated} with an estimate`);
  note("ranges that hold the real mark, at least", table.coverage, { digits: 3, least: 0.75 });
  note("ranges that hold the real mark, at most", table.coverage, { digits: 3, most: 0.85 });
  note("Brier score, of that of the base rate", table.brier / table.baseBrier, { digits: 2, most: 0.6 });
  note("Brier score", table.brier, { digits: 3 });
  note("Brier score of the base rate", table.baseBrier, { digits: 3 });
  note("bias, without its sign", Math.abs(table.bias), { unit: " marks", digits: 2, most: 1.5 });
  note("mean error", table.error, { unit: " marks", digits: 1 });
  note("worst tenth with 50 and more: said less happened", table.worstTenth, { digits: 3, most: 0.12 });
  for (const { from, said, happened, count } of table.tenths)
    note(`chance ${from} to ${(from + 0.1).toFixed(1)}: ${count} students, said ${said.toFixed(2)}, passed`, happened, {
      digits: 2,
    });
  note("an estimate from 2,000 answers, the median", table.estimateMs, { unit: " ms", digits: 2, most: 3 });
  note("the whole answer of the call, without its statement", table.wholeMs, { unit: " ms", digits: 2, most: 8 });
  note("simulating", table.seconds, { unit: " s", digits: 1 });
}
