import { randomBytes } from "node:crypto";
import pg from "pg";
import { node } from "@/local/command.mjs";
import { connected } from "@/local/database.mjs";
import { fingerprint } from "@/local/fingerprint.mjs";
import { SEEDING } from "@/local/prepare.mjs";
import { migrate } from "@/prisma/migrate.mjs";

export type Database = {
  /** The app's connection: its role may read and write rows and nothing else. */
  url: string;
  /** The superuser's. */
  adminUrl: string;
  drop(): Promise<void>;
};

/** Databases with this prefix are dropped by global-setup.ts when their process has ended. */
const PREFIX = `test_${process.pid}_`;
const SEEDED_FROM = [
  "prisma/migrations",
  "prisma/seed.ts",
  "prisma/seed",
  "lib/questions",
  "lib/accountancy",
  "lib/review",
];
const TEMPLATE_LOCK = 4821;

/** An empty database without tables, for a role that may create some. */
export async function emptyDatabase(): Promise<Database> {
  const database = await create("template0");
  return { ...database, url: database.adminUrl };
}

/** A new database with all tables, the catalogue and the sample users, copied quickly from a template. */
export async function freshDatabase(): Promise<Database> {
  const template = process.env.TEST_TEMPLATE;
  if (!template) throw new Error("TEST_TEMPLATE is not set: tests/support/global-setup.ts creates it and sets it.");
  return create(template);
}

async function create(template: string): Promise<Database> {
  const name = PREFIX + randomBytes(4).toString("hex");
  await onServer((client) => client.query(`create database ${name} template ${template}`));
  const drop = () => onServer((client) => dropDatabase(client, name));
  return { url: databaseUrl(name, process.env.TEST_APP_URL), adminUrl: databaseUrl(name), drop };
}

/** Created once for each version of migrations and seed, under a temporary name until it is complete. Returns its name. */
export const seededTemplate = (): Promise<string> => onServer(ensureTemplate);

async function ensureTemplate(client: pg.Client): Promise<string> {
  const template = `seeded_${fingerprint(SEEDED_FROM).slice(0, 16)}`;
  await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  const { rows } = await client.query("select datname as name from pg_database where datname like 'seeded_%'");
  const names: string[] = rows.map(({ name }) => name);
  if (names.includes(template)) return template;
  for (const stale of names) await dropDatabase(client, stale);
  const draft = `${template}_draft`;
  const url = databaseUrl(draft);
  await client.query(`create database ${draft} template template0`);
  await migrate(url);
  await node([...SEEDING], { env: { DATABASE_URL: url, LOCAL: "1" } });
  // Otherwise it depends on autovacuum whether a test's statements are planned with statistics.
  await connected(url, (seeded: pg.Client) => seeded.query("analyze"));
  await client.query(`alter database ${draft} rename to ${template}`);
  return template;
}

async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

function databaseUrl(name: string, server = serverUrl()): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function serverUrl(): string {
  const url = process.env.TEST_SERVER_URL;
  if (!url) throw new Error("TEST_SERVER_URL is not set: tests/support/global-setup.ts starts the server and sets it.");
  return url;
}

const onServer = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => connected(serverUrl(), work);
