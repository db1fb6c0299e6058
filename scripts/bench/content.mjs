import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bin } from "../../local/command.mjs";
import { startPostgres } from "../../local/postgres.mjs";
import { applyMigrations } from "../../local/prepare.mjs";
import { ROOT } from "../../local/settings.mjs";
import { heading, note } from "./report.mjs";

/** Seeding all lessons and questions into a new database, and once more without a change. */
export async function content() {
  const dataDir = mkdtempSync(path.join(tmpdir(), "pacioli-content-"));
  const server = await startPostgres(dataDir, { port: 5835 });
  try {
    await applyMigrations(server.directUrl);
    const times = JSON.parse(
      execFileSync(
        process.execPath,
        [bin("tsx", "dist/cli.mjs"), "--conditions=react-server", "scripts/bench/content-time.ts"],
        { cwd: ROOT, env: { ...process.env, DATABASE_URL: server.url } },
      ).toString(),
    );
    heading("Seeding lessons and questions");
    note("into a new database", times.first / 1000, { unit: " s", digits: 2, most: 3 });
    note("again, nothing changed", times.again / 1000, { unit: " s", digits: 2, most: 0.2 });
    note("lessons", times.lessons);
    note("questions", times.questions);
  } finally {
    server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
