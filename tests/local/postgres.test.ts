import * as fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { archive, unpack } from "@/local/archive.mjs";
import { connected, query } from "@/local/database.mjs";
import { startPostgres } from "@/local/postgres.mjs";
import { migrate } from "@/prisma/migrate.mjs";
import { missingLimits } from "@/prisma/role-limits.mjs";

const PORT = 5933;
let root: string;
let folder: string;
let server: Awaited<ReturnType<typeof startPostgres>>;
const start = (data = folder) => startPostgres(data, { port: PORT });

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "pacioli-postgres-"));
  fs.chmodSync(root, 0o755);
  folder = path.join(root, "data");
  server = await start();
  await migrate(server.directUrl);
});
afterAll(() => {
  server.stop();
  fs.rmSync(root, { recursive: true, force: true });
});

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: Error) => error.message,
  );

/** Runs the work while this file is missing, then restores it with the database's account as its owner. */
async function without(file: string, work: () => Promise<void>) {
  server.stop();
  fs.renameSync(file, `${file}.away`);
  try {
    await work();
  } finally {
    fs.renameSync(`${file}.away`, file);
    server = await start();
  }
}

test("the app's role reads and writes rows, and can neither change, empty or drop a table nor change the audit", async () => {
  const insert = `insert into "AuditEntry" (action, "targetType", "targetId") values ('test', 'Test', '1')`;
  await query(server.url, insert);
  for (const statement of [
    `truncate "AuditEntry"`,
    `delete from "AuditEntry"`,
    `update "AuditEntry" set action = 'other'`,
    `alter table "AuditEntry" disable trigger all`,
    `create table mine (id int)`,
    `drop table "AuditEntry"`,
    `delete from "_prisma_migrations"`,
    `create role other`,
    `copy "User" to program 'cat'`,
  ])
    expect(await refusalOf(query(server.url, statement)), statement).toMatch(/permission denied|must be owner/);
  const [facts] = await query(
    server.directUrl,
    "select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname in ('migrate', 'app') group by 1, 2, 3",
  );
  expect(facts).toEqual({ rolsuper: false, rolcreaterole: false, rolcreatedb: false });
});

test("a limit or the time zone that the app's role lacks is named", async () => {
  const missing = () => connected(server.url, missingLimits);
  expect(await missing()).toEqual([]);
  await query(server.adminUrl, "alter role app set timezone = 'Europe/Berlin'");
  await query(server.adminUrl, "alter role app reset lock_timeout");
  expect(await missing()).toEqual(["lock_timeout", "timezone"]);
  await query(server.adminUrl, "alter role app set timezone = 'UTC'");
  await query(server.adminUrl, "alter role app set lock_timeout = '2s'");
  expect(await missing()).toEqual([]);
});

test("a database without PG_VERSION is not touched, and the error names the folder", async () => {
  const data = server.data;
  const names = fs.readdirSync(data).length;
  await without(path.join(data, "PG_VERSION"), async () => {
    expect(await refusalOf(start())).toContain(`${data} is not empty, but its file PG_VERSION is missing`);
    expect(fs.readdirSync(data).length).toBeGreaterThanOrEqual(names - 3);
  });
  expect(await query(server.url, `select 1 as one from "AuditEntry" limit 1`)).toEqual([{ one: 1 }]);
});

test("a missing, empty or wrong password is reported, and no server keeps running", async () => {
  const file = path.join(folder, "postgres-password");
  await without(file, async () => {
    expect(await refusalOf(start())).toContain(`${file} is missing`);
    fs.writeFileSync(file, "");
    expect(await refusalOf(start())).toContain(`${file} is damaged`);
    fs.writeFileSync(file, "a".repeat(64));
    expect(await refusalOf(start())).toContain(`The password in ${file} is not the one of this database`);
    expect(fs.existsSync(path.join(server.data, "postmaster.pid"))).toBe(false);
    fs.rmSync(file);
  });
});

test("after kill -9 and an immediate new start, the database has everything acknowledged", async () => {
  for (let round = 0; round < 3; round += 1) {
    await query(
      server.url,
      `insert into "AuditEntry" (action, "targetType", "targetId") values ('round', 'Test', $1)`,
      [round],
    );
    process.kill(Number(fs.readFileSync(path.join(server.data, "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
    expect(["crashed", "running"]).toContain(server.state());
    server = await start();
    const [{ count }] = await query(
      server.url,
      `select count(*)::int as count from "AuditEntry" where action = 'round'`,
    );
    expect(count).toBe(round + 1);
  }
});

test("a backup made during writes has everything acknowledged before it, in an archive with a checksum", async () => {
  fs.mkdirSync(path.join(folder, "uploads/aa"), { recursive: true });
  fs.writeFileSync(path.join(folder, "uploads/aa/picture.webp"), "a picture");
  await query(server.directUrl, `create table "Written" (id serial primary key, text text)`);
  let [before, writing] = [0, true];
  const writer = connected(server.directUrl, async (client: { query(text: string): Promise<unknown> }) => {
    for (let id = 1; writing; id += 1) {
      await client.query(`insert into "Written" (text) values (repeat('x', 2000))`);
      before = id;
    }
  });
  await expect.poll(() => before).toBeGreaterThan(200);
  const atLeast = before;
  const { file } = await archive(server, folder, path.join(root, "backups"));
  writing = false;
  await writer;

  const restored = path.join(root, "restored");
  await unpack(file, restored);
  const other = await startPostgres(restored, { port: PORT + 10 });
  try {
    const rows = await query(other.directUrl, `select id, length(text) as length from "Written" order by id`);
    expect(rows.length).toBeGreaterThanOrEqual(atLeast);
    expect(rows.map(({ id }: { id: number }) => id)).toEqual(rows.map((_: unknown, index: number) => index + 1));
    expect(new Set(rows.map(({ length }: { length: number }) => length))).toEqual(new Set([2000]));
    const tables = (url: string) =>
      query(url, `select relname from pg_class where relnamespace = 'public'::regnamespace order by 1`);
    expect(await tables(other.url)).toEqual(await tables(server.url));
  } finally {
    other.stop();
  }
  expect(fs.readFileSync(path.join(restored, "uploads/aa/picture.webp"), "utf8")).toBe("a picture");
  expect(await refusalOf(unpack(file, restored))).toContain("already holds a database");
  fs.appendFileSync(file, "x");
  expect(await refusalOf(unpack(file, path.join(root, "other")))).toContain("is damaged");
});
