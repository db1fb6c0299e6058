import { connected } from "./database.mjs";
import { startPostgres } from "./postgres.mjs";
import { findRunning } from "./running.mjs";

/**
 * The database that `npm start` would use: the running one, the one in DATABASE_URL, or the embedded one, started for
 * this purpose.
 */
export async function withDatabase({ dataDir, databaseUrl, postgresPort }, work) {
  const running = findRunning(dataDir);
  const url = databaseUrl ?? running?.databaseUrl;
  if (url) return connected(url, (client) => work(client, running));
  const server = await startPostgres(dataDir, { port: postgresPort });
  try {
    return await connected(server.url, (client) => work(client, undefined));
  } finally {
    server.stop();
  }
}
