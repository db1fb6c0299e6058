import { execFileSync } from "node:child_process";
import { bin } from "../../local/command.mjs";
import { ROOT } from "../../local/settings.mjs";

/** Milliseconds to compute a large plan: the first run and the median. */
export const planTimes = () =>
  JSON.parse(
    execFileSync(process.execPath, [bin("tsx", "dist/cli.mjs"), "scripts/bench/plan-time.ts"], {
      cwd: ROOT,
    }).toString(),
  );
