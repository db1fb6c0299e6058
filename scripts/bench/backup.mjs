import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { node } from "../../local/command.mjs";
import { query } from "../../local/database.mjs";
import { nextFree } from "../../local/ports.mjs";
import { applyMigrations, SEEDING } from "../../local/prepare.mjs";
import { ROOT } from "../../local/settings.mjs";
import { debianPostgres, programs } from "./debian-postgres.mjs";
import { heading, note } from "./report.mjs";

const YES = { least: 1 };
const DAY_MS = 24 * 3600 * 1000;

/**
 * A drill of compose.yaml's service `backup`, without a container engine: its script, and the script that makes the
 * roles, against a server of their own. PostgreSQL's server package must be installed.
 */
export async function backup() {
  const folder = mkdtempSync(path.join(tmpdir(), "pacioli-backup-"));
  const postgres = debianPostgres(folder);
  const data = path.join(folder, "data");
  const port = await nextFree(5910);
  const urlOf = (role) => `postgres://${role}@127.0.0.1:${port}/pacioli`;
  const service = serviceIn(folder, port);
  try {
    postgres.initialise(data);
    postgres.start(data, port);
    await query(`postgres://postgres@127.0.0.1:${port}/postgres`, "create database pacioli");
    service.run("roles.sh", [], { MIGRATE_PASSWORD: "m", APP_PASSWORD: "a", POSTGRES_USER: "postgres", PGUSER: "" });
    await applyMigrations(urlOf("migrate"));
    await node([...SEEDING], { env: { DATABASE_URL: urlOf("migrate") } });
    writeFileSync(path.join(service.uploads, "picture"), "a picture");
    await judge(service, urlOf);
  } finally {
    postgres.stop(data);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judge({ run, backups, uploads }, urlOf) {
  const made = () => readdirSync(backups).filter((name) => name.endsWith(".dump"));
  const before = await picture(urlOf("app"));
  heading("The service backup of compose.yaml");
  const old = path.join(backups, "pacioli-2020-01-01T000000Z.dump");
  writeFileSync(old, "");
  utimesSync(old, new Date(), new Date(Date.now() - 16 * DAY_MS));
  run("backup.sh", [], {}, { timeout: 15_000 });
  note("a backup made by itself, the one of 16 days ago removed", made().length === 1 ? 1 : 0, YES);
  run("backup.sh", [], {}, { timeout: 3000 });
  note("backups after a second start on that day", made().length, { least: 1, most: 1 });
  rmSync(path.join(backups, made()[0]));
  const name = run("backup.sh", ["now"]).stdout.trim();

  await query(urlOf("app"), `delete from "Thread"`);
  await query(urlOf("migrate"), `create table "Later" (id int); alter table "Course" add column later int`);
  writeFileSync(path.join(uploads, "picture"), "another");
  writeFileSync(path.join(uploads, "later"), "another");
  writeFileSync(path.join(backups, "damaged.dump"), readFileSync(path.join(backups, `${name}.dump`)).subarray(0, 3));
  const changed = await picture(urlOf("app"));
  note("a damaged backup is refused", run("backup.sh", ["restore", "damaged"]).status === 0 ? 0 : 1, YES);
  note("and changes nothing", (await picture(urlOf("app"))) === changed ? 1 : 0, YES);

  const begun = performance.now();
  const { status, stderr } = run("backup.sh", ["restore", name]);
  if (status !== 0) console.error(stderr);
  note("restored after", (performance.now() - begun) / 1000, { unit: " s", digits: 1 });
  note("every table as before", (await picture(urlOf("app"))) === before ? 1 : 0, YES);
  const [{ tables }] = await query(urlOf("migrate"), `select count(to_regclass('"Later"'))::int as tables`);
  note("tables made since then", tables, { most: 0 });
  note("uploads as before", readdirSync(uploads).join() === "picture" && holds(uploads, "a picture") ? 1 : 0, YES);
  note("migrations that are missing", (await applyMigrations(urlOf("migrate"))) === "up to date" ? 0 : 1, { most: 0 });
  const denied = await query(urlOf("app"), `delete from "AuditEntry"`).then(
    () => 0,
    (error) => (/permission denied/.test(error.message) ? 1 : 0),
  );
  note("the app's role may not change the audit", denied, YES);
}

const holds = (uploads, text) => readFileSync(path.join(uploads, "picture"), "utf8") === text;

/** The number of rows of each table that the app's role may read. */
async function picture(url) {
  const tables = await query(url, "select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const counts = tables
    .filter(({ name }) => name !== "Later")
    .map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`);
  return JSON.stringify(await query(url, counts.join(" union all ")));
}

/** The folders of the service's volumes, and its script with the settings of compose.yaml. */
function serviceIn(folder, port) {
  const [backups, uploads] = ["backups", "uploads"].map((name) => path.join(folder, name));
  for (const one of [backups, uploads]) mkdirSync(one);
  const connection = { PGHOST: "127.0.0.1", PGPORT: String(port), PGDATABASE: "pacioli", PGUSER: "migrate" };
  const PATH = [programs(), process.env.PATH].filter(Boolean).join(":");
  const run = (script, args, more = {}, { timeout } = {}) =>
    spawnSync("sh", [path.join(ROOT, "compose", script), ...args], {
      encoding: "utf8",
      timeout,
      env: { ...connection, PATH, BACKUPS: backups, UPLOADS: uploads, ...more },
    });
  return { backups, uploads, run };
}
