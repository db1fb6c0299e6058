import { execFile } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { announce } from "@/local/running.mjs";
import { migrate, migrationState } from "@/prisma/migrate.mjs";
import { missingSql } from "@/scripts/schema-engine";
import { emptyDatabase } from "@/tests/support/postgres";

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let client: pg.Client;
const copy = mkdtempSync(path.join(tmpdir(), "migrations-"));

beforeAll(async () => {
  database = await emptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  cpSync("prisma/migrations", copy, { recursive: true });
});

afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(copy, { recursive: true });
});

test("in an empty database every migration is pending", async () => {
  const state = await migrationState(client);
  expect(state.applied).toEqual([]);
  expect(state.pending.length).toBeGreaterThan(0);
});

test("two starts at once apply each migration once, a third applies none", async () => {
  const { pending } = await migrationState(client);
  const [one, other] = await Promise.all([migrate(database.url), migrate(database.url)]);
  expect([...one.applied, ...other.applied]).toEqual(pending);
  expect(await migrate(database.url)).toEqual({ applied: [], total: pending.length });
  expect(await migrationState(client)).toEqual({ applied: pending, pending: [] });
});

test("the migrations create exactly the Prisma schema", async () => {
  expect(await missingSql(database.url)).toBeNull();
});

const cli = (url: string, ...args: string[]) =>
  promisify(execFile)("npx", ["prisma", ...args], { env: { ...process.env, DATABASE_URL: url, DIRECT_URL: url } });

test("Prisma's own commands find the migrations applied and the tables as the schema says", async () => {
  const status = await cli(database.url, "migrate", "status");
  expect(status.stdout).toContain("Database schema is up to date!");
  const pulled = await cli(database.url, "db", "pull", "--print");
  expect(pulled.stdout).toContain("model User {");
});

/** A clone in a folder of its own, in which a test may write `.env`. */
function clone(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "clone-"));
  for (const name of ["package.json", "prisma.config.ts", "prisma", "local", "scripts/schema-engine.ts"])
    cpSync(name, path.join(folder, name), { recursive: true, filter: (file) => !file.endsWith("generated") });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  return folder;
}

const NO_ADDRESS = { DATABASE_URL: undefined, DIRECT_URL: undefined, DATA_DIR: undefined };
const inClone = (cwd: string, env: Record<string, string | undefined>, ...command: string[]) => {
  const [program = "", ...args] = command;
  return promisify(execFile)(program, args, { cwd, env: { ...process.env, ...NO_ADDRESS, ...env } });
};
const STATUS = ["npx", "prisma", "migrate", "status"];

describe("in a clone", () => {
  let folder: string;
  beforeAll(() => {
    folder = clone();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => rmSync(path.join(folder, ".env"), { force: true }));

  test("Prisma's commands and `npm run migrate` take the address of .env, and blank means not set", async () => {
    writeFileSync(path.join(folder, ".env"), `DATABASE_URL=${database.url}\nDIRECT_URL=\n`);
    expect((await inClone(folder, {}, ...STATUS)).stdout).toContain("Database schema is up to date!");
    expect((await inClone(folder, {}, "npm", "run", "-s", "migrate")).stdout).toMatch(/^0 applied, \d+ in all/);
  });

  test("they find the database of the `npm start` that runs there", async () => {
    const data = path.join(folder, ".data");
    mkdirSync(data, { recursive: true });
    announce(data, { databaseUrl: "postgres://nobody@127.0.0.1:9/none", directUrl: database.url });
    expect((await inClone(folder, {}, ...STATUS)).stdout).toContain("Database schema is up to date!");
    expect((await inClone(folder, {}, "npm", "run", "-s", "migrate")).stdout).toMatch(/^0 applied/);
    rmSync(data, { recursive: true });
  });

  test("without an address a sentence says so, and the client is generated all the same", async () => {
    await expect(inClone(folder, {}, "npm", "run", "-s", "migrate")).rejects.toMatchObject({
      stderr: expect.stringMatching(/^DATABASE_URL is not set/),
    });
    expect((await inClone(folder, {}, "npx", "prisma", "generate")).stdout).toContain("Generated Prisma Client");
  });
});

test("Prisma's own commands say when the database cannot be reached", async () => {
  await expect(cli("postgres://nobody@127.0.0.1:9/none", "migrate", "status")).rejects.toMatchObject({
    stderr: expect.stringContaining("P1001"),
  });
});

test("a difference between database and schema is found", async () => {
  await client.query(`DROP INDEX "Session_userId_idx"`);
  expect(await missingSql(database.url)).toContain(`CREATE INDEX "Session_userId_idx" ON "Session"("userId")`);
  await client.query(`CREATE INDEX "Session_userId_idx" ON "Session"("userId")`);
});

test("applied migrations are recorded in Prisma's own table", async () => {
  const { rows } = await client.query(`SELECT * FROM "_prisma_migrations" ORDER BY migration_name LIMIT 1`);
  expect(rows[0]).toMatchObject({ applied_steps_count: 1, rolled_back_at: null, logs: null });
  expect(rows[0].checksum).toMatch(/^[0-9a-f]{64}$/);
  expect(rows[0].finished_at).toBeInstanceOf(Date);
});

test("a failing migration changes nothing", async () => {
  const folder = path.join(copy, "29990101000000_broken");
  mkdirSync(folder);
  writeFileSync(path.join(folder, "migration.sql"), `CREATE TABLE "HalfMade" (id int); SELECT 1 / 0;`);
  await expect(migrate(database.url, copy)).rejects.toThrow("29990101000000_broken failed and left nothing behind");
  const { rows } = await client.query(`SELECT to_regclass('"HalfMade"') AS found`);
  expect(rows[0].found).toBeNull();
  rmSync(folder, { recursive: true });
});

test("an applied migration that was edited is refused, with its name", async () => {
  const first = (await migrationState(client)).applied[0] ?? "";
  appendFileSync(path.join(copy, first, "migration.sql"), "-- a late thought\n");
  await expect(migrate(database.url, copy)).rejects.toThrow(`Migration ${first} was changed after it was applied`);
});
