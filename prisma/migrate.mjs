import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { isPreviewDatabase, requirePreviewDatabase } from "./preview-database.mjs";
import { limitRole } from "./role-limits.mjs";

// The number of Prisma's own advisory lock: its CLI and this runner wait for each other.
const LOCK = 72707369;

const BOOKKEEPING = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  id varchar(36) PRIMARY KEY NOT NULL,
  checksum varchar(64) NOT NULL,
  finished_at timestamptz,
  migration_name varchar(255) NOT NULL,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`;

/**
 * Applies what is missing, each file in one transaction together with its row of bookkeeping.
 * @param {string} databaseUrl
 * @param {string} [folder]
 * @param {{ preview?: boolean }} [kind] `preview`: a preview's build, which may use its own database only
 * @returns {Promise<{ applied: string[], total: number }>}
 */
export async function migrate(databaseUrl, folder = besideThisFile(), { preview = false } = {}) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // One role may both migrate and run the app: the app's limits must not apply to migrations.
    await client.query("SET statement_timeout = 0; SET lock_timeout = 0");
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    if (preview) await requirePreviewDatabase(client);
    else if (await isPreviewDatabase(client))
      throw new Error("This database belongs to a preview. Production needs a database of its own.");
    await client.query(BOOKKEEPING);
    const files = migrationsIn(folder);
    const pending = pendingOf(files, await bookkeepingOf(client));
    for (const file of pending) await apply(client, file);
    await grantToApp(client);
    return { applied: pending.map((file) => file.name), total: files.length };
  } finally {
    await client.end();
  }
}

/**
 * If there is a role `app`, it may read and write rows and use sequences, nothing else; audit tables it may only read
 * and append to. Without that role (one role for everything) nothing needs to be granted.
 */
async function grantToApp(client) {
  const { rows } = await client.query(
    "SELECT current_user AS owner, EXISTS (SELECT FROM pg_roles WHERE rolname = 'app' AND rolname <> current_user) AS two",
  );
  const [{ owner, two }] = rows;
  if (two) await client.query(GRANTS);
  await limitRole(client, two ? "app" : owner);
}

const GRANTS = `
  GRANT USAGE ON SCHEMA public TO app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO app;
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO app;
  REVOKE INSERT, UPDATE, DELETE ON "_prisma_migrations" FROM app;
  DO $$ BEGIN
    IF to_regclass('"AuditEntry"') IS NOT NULL THEN REVOKE UPDATE, DELETE ON "AuditEntry" FROM app; END IF;
  END $$;`;

/**
 * What is applied and what is not, without changing anything.
 * @param {{ query(text: string): Promise<{ rows: Record<string, unknown>[] }> }} client a pg client or pool
 * @param {string} [folder]
 * @returns {Promise<{ applied: string[], pending: string[] }>}
 */
export async function migrationState(client, folder = besideThisFile()) {
  const files = migrationsIn(folder);
  const { rows } = await client.query(`SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS known`);
  const pending = pendingOf(files, rows[0]?.known ? await bookkeepingOf(client) : []);
  const applied = files.filter((file) => !pending.includes(file));
  return { applied: applied.map((file) => file.name), pending: pending.map((file) => file.name) };
}

function migrationsIn(folder) {
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, file: path.join(folder, name, "migration.sql") }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, sql: readFileSync(file, "utf8") }))
    .map(({ name, sql }) => ({ name, sql, checksum: createHash("sha256").update(sql).digest("hex") }));
}

async function bookkeepingOf(client) {
  const { rows } = await client.query(
    `SELECT migration_name AS name, checksum, finished_at AS finished FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
  );
  return rows;
}

function pendingOf(files, rows) {
  return files.filter(({ name, checksum }) => {
    const row = rows.find((candidate) => candidate.name === name);
    if (!row) return true;
    if (!row.finished) throw new Error(`Migration ${name} failed halfway in another tool: resolve it there first.`);
    if (row.checksum === checksum) return false;
    throw new Error(`Migration ${name} was changed after it was applied: restore the file and write a new migration.`);
  });
}

async function apply(client, { name, sql, checksum }) {
  await client.query("BEGIN");
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw new Error(`Migration ${name} failed and left nothing behind: ${error.message}`, { cause: error });
  }
}

// Resolved at call time: inside a bundle this path does not exist, and the caller passes the folder.
function besideThisFile() {
  return path.join(import.meta.dirname, "migrations");
}
