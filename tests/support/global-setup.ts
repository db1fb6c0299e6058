import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Client } from "pg";
import { connected } from "@/local/database.mjs";
import { startPostgres } from "@/local/postgres.mjs";
import { ROOT } from "@/local/settings.mjs";
import { keepsStatements, startPooler } from "@/scripts/pooler.mjs";
import { seededTemplate } from "./postgres";

const FOLDER = path.join(ROOT, ".data-test");
const USERS = path.join(FOLDER, "users");
const mine = path.join(USERS, String(process.pid));

// Two projects use the server in one process; it is started once and stopped by the last one.
const shared = globalThis as { testServer?: ReturnType<typeof open>; testServerUsers?: number };

/** One Postgres for all tests of a run, without safety against power cuts. Runs at the same time share it. */
export default async function setup(): Promise<() => Promise<void>> {
  shared.testServer ??= open();
  shared.testServerUsers = (shared.testServerUsers ?? 0) + 1;
  const close = await shared.testServer;
  return async () => {
    shared.testServerUsers = (shared.testServerUsers ?? 1) - 1;
    if (shared.testServerUsers > 0) return;
    shared.testServer = undefined;
    await close();
  };
}

async function open(): Promise<() => Promise<void>> {
  if (process.env.TEST_SERVER_URL) return async () => {};
  mkdirSync(USERS, { recursive: true });
  writeFileSync(mine, "");
  const server = await startPostgres(FOLDER, { port: 5733, database: "postgres", throwaway: true });
  process.env.TEST_SERVER_URL = server.adminUrl;
  process.env.TEST_APP_URL = server.url;
  await connected(server.adminUrl, sweep);
  process.env.TEST_TEMPLATE = await seededTemplate();
  const pooler = process.env.TEST_POOLER === "1" ? await startPooler(server.url) : undefined;
  if (pooler) {
    process.env.TEST_APP_URL = pooler.url;
    if (!keepsStatements()) process.env.PREPARED_STATEMENTS = "off";
  }
  return async () => {
    pooler?.stop();
    process.env.TEST_SERVER_URL = "";
    rmSync(mine, { force: true });
    if (others().length > 0) return;
    await connected(server.adminUrl, sweep);
    server.stop();
  };
}

function others(): string[] {
  const names = existsSync(USERS) ? readdirSync(USERS) : [];
  for (const name of names.filter((pid) => !isAlive(Number(pid)))) rmSync(path.join(USERS, name), { force: true });
  return names.filter((pid) => isAlive(Number(pid)) && Number(pid) !== process.pid);
}

/** Drops the databases of test processes that have ended. */
async function sweep(client: Client): Promise<void> {
  const { rows } = await client.query("select datname as name from pg_database where datname like 'test\\_%'");
  const names: string[] = rows.map(({ name }) => name);
  for (const name of names) {
    const pid = Number(name.split("_")[1]);
    if (!isAlive(pid)) await client.query(`drop database if exists ${name} with (force)`);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
