import path from "node:path";
import { unpack } from "./archive.mjs";
import { connected } from "./database.mjs";
import { provide } from "./dependencies.mjs";
import { startPostgres } from "./postgres.mjs";
import { findRunning } from "./running.mjs";
import { print, red, shown } from "./screen.mjs";
import { settings } from "./settings.mjs";

/** `npm run restore -- file`: restores an archive of `npm run backup` into a data folder without a database. */
async function restore(file) {
  const { dataDir, postgresPort } = settings();
  if (!file) throw new Error("Which archive? For example: npm run restore -- backups/pacioli-2026-11-22.tar.gz");
  const running = findRunning(dataDir);
  if (running) throw new Error(`Pacioli is running on this data (process ${running.pid}). Stop it first.`);
  await provide(print);
  await unpack(path.resolve(file), dataDir);
  // The first start replays what was written while the backup was made.
  const server = await startPostgres(dataDir, { port: postgresPort });
  try {
    const counted = await connected(server.url, (client) =>
      client.query(`select (select count(*) from "User") as users, (select count(*) from "Course") as courses`),
    );
    const { users, courses } = counted.rows[0];
    print(`${shown(dataDir)} holds the backup: ${users} users, ${courses} courses. 'npm start' runs it.`);
  } finally {
    server.stop();
  }
}

await restore(process.argv[2]).catch((error) => {
  print(`${red("✗")} ${error.message}`);
  process.exitCode = 1;
});
