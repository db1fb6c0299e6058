import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { databaseAddresses } from "../local/database-addresses.mjs";
import { migrate } from "../prisma/migrate.mjs";
import { missingSql } from "./schema-engine";

const topic = process.argv[2] ?? "";
const { databaseUrl } = databaseAddresses();

if (!/^[a-z][a-z0-9_]*$/.test(topic) || !databaseUrl) {
  console.error("DATABASE_URL=postgresql://… npm run migration -- name_of_the_change");
  console.error(
    "The database's server must let this user create a database for a moment; the database stays as it is.",
  );
  process.exit(1);
}
const sql = await withTemporaryDatabase(databaseUrl, async (url) => {
  await migrate(url);
  return missingSql(url);
});
if (sql === null) console.log("The migrations already make what the schema says: nothing to write.");
else console.log(`Read it before you commit it: ${write(topic, sql)}`);

async function withTemporaryDatabase<T>(serverUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `pacioli_migration_${process.pid}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  try {
    await server.query(`CREATE DATABASE ${name} TEMPLATE template0`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.end();
  }
}

function write(name: string, script: string): string {
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join("prisma", "migrations", `${stamp}_${name}`);
  mkdirSync(folder);
  const file = path.join(folder, "migration.sql");
  writeFileSync(file, script);
  return file;
}
