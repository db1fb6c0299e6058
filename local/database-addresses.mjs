import { findRunning } from "./running.mjs";
import { ask, dataFolder, readEnvFile } from "./settings.mjs";

/**
 * The database for Prisma's CLI, `npm run migrate` and `npm run seed`: the one of the environment or of `.env`, else the
 * one of the `npm start` that runs on this clone's data. `directUrl` is the tables' owner's.
 */
export function databaseAddresses() {
  readEnvFile();
  const [databaseUrl, directUrl] = [ask("DATABASE_URL"), ask("DIRECT_URL")];
  if (databaseUrl || directUrl) return { databaseUrl, directUrl: directUrl ?? databaseUrl };
  const running = findRunning(dataFolder());
  return { databaseUrl: running?.databaseUrl, directUrl: running?.directUrl };
}

/** The error message without an address. */
export const NO_DATABASE =
  "DATABASE_URL is not set, neither in the environment nor in .env, and no `npm start` runs here.";
