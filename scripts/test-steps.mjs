import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { bin, node } from "../local/command.mjs";
import { nextFree } from "../local/ports.mjs";
import { build } from "../local/prepare.mjs";
import { provideBrowser } from "./browser.mjs";
import { faults } from "./faults.mjs";
import { readPlaywright, readVitest } from "./test-reports.mjs";

const next = () => bin("next", "dist/bin/next");

/** All steps of `npm test`. A step without a report of its own counts as one test. */
export const STEPS = [
  { name: "types", run: () => one(() => types()) },
  { name: "lint", run: () => one(() => lint()) },
  { name: "unit", run: () => vitest("rules") },
  { name: "api", run: () => vitest("api") },
  { name: "local", run: () => vitest("local") },
  { name: "house", run: () => vitest("house") },
  { name: "build", run: () => one(() => build({ LOCAL: "1" }, { force: true })) },
  { name: "faults", needs: "build", run: () => crashes() },
  { name: "browser", needs: "build", run: () => browser() },
];

async function types() {
  await node([next(), "typegen"]);
  // tsc's incremental state from the last run may refer to pages that have been added or deleted since.
  await node([bin("typescript", "bin/tsc"), "--noEmit", "--incremental", "false"]);
  // The programs that start and serve the product are plain JavaScript.
  await node([bin("typescript", "bin/tsc"), "-p", "tsconfig.programs.json"]);
}

async function lint() {
  await node([bin("@biomejs/biome", "bin/biome"), "check", "--error-on-warnings"]);
  // Finds unused files, exports and packages.
  await node([bin("knip", "bin/knip.js"), "--no-progress"]);
}

async function one(work) {
  await work();
  return { passed: 1, failed: 0 };
}

const vitest = (project) =>
  reported(readVitest, (file) =>
    node([
      bin("vitest", "vitest.mjs"),
      "run",
      "--project",
      project,
      "--reporter=dot",
      "--reporter=json",
      `--outputFile=${file}`,
    ]),
  );

/**
 * Ends the product three times by kill -9 and once by SIGTERM, in the middle of writing. `npm run bench -- faults` does
 * more of them.
 */
async function crashes() {
  const { acknowledged, lost, twice, unanswered } = await faults({ kills: 3, stops: 1 });
  const wrong = lost + twice + unanswered;
  const details = [
    `${acknowledged} writes acknowledged, ${lost} lost, ${twice} stored twice, ${unanswered} stored without an answer`,
  ];
  return wrong > 0 || acknowledged === 0 ? { passed: 0, failed: 1, details } : { passed: 1, failed: 0 };
}

async function browser() {
  await provideBrowser();
  const port = String(await nextFree(Number(process.env.E2E_PORT ?? 3790)));
  return reported(readPlaywright, (file) =>
    node([bin("@playwright/test", "cli.js"), "test", "--reporter=json"], {
      env: { E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    }),
  );
}

/** The counts from a run's report. A run that fails without a failed test counts as one failure. */
async function reported(read, run) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pacioli-report-"));
  const file = path.join(folder, "report.json");
  const error = await run(file).then(
    () => undefined,
    (reason) => reason,
  );
  try {
    const result = read(JSON.parse(readFileSync(file, "utf8")));
    if (error && result.failed === 0) return { ...result, failed: 1, details: [...result.details, error.message] };
    return result;
  } catch {
    return { passed: 0, failed: 1, details: [error?.message ?? "The run left no report."] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
