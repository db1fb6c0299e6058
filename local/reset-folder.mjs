import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { stopPostgres } from "./postgres.mjs";
import { folderOutside } from "./postgres-home.mjs";

// Listed by name, so that a DATA_DIR that points at a home folder deletes no private files.
const OUR_FILES = [
  "postgres",
  "postgres-password",
  "postgres-app-password",
  "postgres-migrate-password",
  "auth-secret",
  "cron-secret",
  "mail",
  "uploads",
  "log",
  "marks",
  "running.json",
];

/**
 * Deletes Pacioli's files in its data folder, and no others.
 * @param {string} dataDir
 * @param {{ except?: string[] }} [options]
 */
export function empty(dataDir, { except = [] } = {}) {
  if (existsSync(path.join(dataDir, "postgres"))) {
    stopPostgres(dataDir);
    rmSync(folderOutside(dataDir), { recursive: true, force: true });
  }
  for (const name of OUR_FILES.filter((candidate) => !except.includes(candidate)))
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
}
