import { existsSync } from "node:fs";
import path from "node:path";
import { archive } from "./archive.mjs";
import { provide } from "./dependencies.mjs";
import { startPostgres } from "./postgres.mjs";
import { findRunning } from "./running.mjs";
import { print, red, shown } from "./screen.mjs";
import { settings } from "./settings.mjs";

/** `npm run backup [folder]`: writes database and uploads to one archive, also while the product is in use. */
async function backup(folder) {
  const { dataDir, databaseUrl, postgresPort } = settings();
  if (databaseUrl) throw new Error("DATABASE_URL is set: back that database up with pg_dump (docs/running.md).");
  if (!existsSync(path.join(dataDir, "postgres"))) throw new Error(`There is no database in ${shown(dataDir)}.`);
  await provide(print);
  // Uses the server that runs on this data, or starts one for the duration of the backup.
  const server = await startPostgres(dataDir, { port: postgresPort });
  try {
    const { file, bytes } = await archive(server, dataDir, folder);
    print(`${shown(file)}  ${(bytes / 1_000_000).toFixed(1)} MB`);
    print(`${shown(file)}.sha256 proves that it is whole. Keep both away from this machine.`);
  } finally {
    if (!server.adopted && !findRunning(dataDir)) server.stop();
  }
}

await backup(path.resolve(process.argv[2] ?? "backups")).catch((error) => {
  print(`${red("✗")} ${error.message}`);
  process.exitCode = 1;
});
