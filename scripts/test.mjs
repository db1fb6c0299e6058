import { provide } from "../local/dependencies.mjs";
import { bold, green, print, red, seconds } from "../local/screen.mjs";
import { STEPS } from "./test-steps.mjs";

/**
 * `npm test`: all checks. `npm test -- unit api` runs only the named steps; with `--pooler` the app's connections in
 * the API tests go through PgBouncer in transaction mode.
 */
async function gate(names) {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length)
    throw new Error(`No step '${unknown[0]}'. There are: ${STEPS.map(({ name }) => name).join(", ")}.`);
  print(bold("Pacioli, the gate"));
  const begun = Date.now();
  await provide(print, { dev: true });
  const failedSteps = new Set();
  let [passed, failed] = [0, 0];
  for (const step of STEPS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const result = failedSteps.has(step.needs) ? skipped(step) : await attempt(step);
    if (result.failed) failedSteps.add(step.name);
    passed += result.passed;
    failed += result.failed;
  }
  print(`in ${seconds(Date.now() - begun)}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

async function attempt(step) {
  const begun = Date.now();
  const result = await step.run().catch((error) => ({ passed: 0, failed: 1, details: [error.message] }));
  const sign = result.failed ? red("✗") : green("✓");
  const counts = `${result.passed} passed${result.failed ? `, ${result.failed} failed` : ""}${result.skipped ? `, ${result.skipped} skipped` : ""}`;
  print(`${sign} ${step.name.padEnd(10)}${counts.padEnd(32)}${seconds(Date.now() - begun)}`);
  for (const detail of result.details ?? []) console.log(`\n${detail}\n`);
  return result;
}

function skipped({ name, needs }) {
  print(`${red("✗")} ${name.padEnd(10)}not run, because ${needs} failed`);
  return { passed: 0, failed: 1 };
}

try {
  const names = process.argv.slice(2);
  if (names.includes("--pooler")) process.env.TEST_POOLER = "1";
  await gate(names.filter((name) => name !== "--pooler"));
} catch (error) {
  console.error(error.message);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
}
