import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
// Not the package's main file: it imports the .wasm file as a module, which Node cannot.
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";

const INTERNAL_CHAR = 18;

/** The SQL that changes a database to match prisma/schema.prisma and prisma/models; null when it already does. */
export async function missingSql(databaseUrl: string): Promise<string | null> {
  const { engine, close } = await startEngine(databaseUrl);
  try {
    const schema = { files: schemaFiles() };
    const answer = await engine.diff({
      from: { tag: "schemaDatasource", configDir: process.cwd(), ...schema },
      to: { tag: "schemaDatamodel", ...schema },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    return answer.exitCode === 0 ? null : (answer.stdout ?? "");
  } finally {
    await close();
  }
}

function schemaFiles() {
  const models = readdirSync("prisma/models").map((name) => path.join("prisma/models", name));
  return ["prisma/schema.prisma", ...models].map((file) => ({ path: file, content: readFileSync(file, "utf8") }));
}

/** Prisma's schema engine as WebAssembly, on a connection of its own. */
export async function startEngine(databaseUrl: string) {
  loaded ??= loadGlue();
  await loaded;
  const pools: pg.Pool[] = [];
  // `datamodels` must be undefined: an empty list panics.
  const engine = await glue.SchemaEngine.new({ datamodels: undefined }, () => {}, adapterFor(databaseUrl, pools));
  return { engine, close: () => Promise.all(pools.map((pool) => pool.end())) };
}

// Once per process: the generated code keeps views of the first instance's memory.
let loaded: Promise<void> | undefined;
async function loadGlue() {
  const module = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = readFileSync(path.join(path.dirname(module), "schema_engine_bg.wasm"));
  const imports = { "./schema_engine_bg.js": glue as unknown as WebAssembly.ModuleImports };
  const { instance } = await WebAssembly.instantiate(bytes, imports);
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: (text: string) => console.error(text) } });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

type Pools = pg.Pool[];

function adapterFor(databaseUrl: string, pools: Pools) {
  const factory = factoryOf(databaseUrl, pools);
  // adapter-pg would connect to the first database again, because the address wins over the name of the database.
  factory.connectToShadowDb = () => shadowOf(databaseUrl, pools);
  return bindMigrationAwareSqlAdapterFactory(factory);
}

/** A database for a moment, in which the engine replays the migrations. */
async function shadowOf(databaseUrl: string, pools: Pools) {
  const name = `prisma_migrate_shadow_db_${randomBytes(8).toString("hex")}`;
  const [pool] = pools;
  await pool?.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const own: Pools = [];
  const adapter = await factoryOf(url.href, own).connect();
  const dispose = adapter.dispose.bind(adapter);
  adapter.dispose = async () => {
    await dispose();
    for (const one of own) await one.end();
    await pool?.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return adapter;
}

/**
 * adapter-pg does not support PostgreSQL's internal type "char", which many system tables use, and the engine needs it
 * marked as a character (prisma/orm issue 29635). The engine sends one statement at a time.
 */
function factoryOf(databaseUrl: string, pools: Pools): PrismaPg {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  // A connection that breaks while it is idle must not end the program.
  pool.on("error", () => {});
  pools.push(pool);
  let isCharacter: boolean[] = [];
  const query = pool.query.bind(pool) as (config: pg.QueryConfig) => Promise<pg.QueryResult>;
  const relabelled = async (config: pg.QueryConfig) => {
    const result = await query(config);
    isCharacter = result.fields.map((field) => field.dataTypeID === INTERNAL_CHAR);
    result.fields.forEach((field, column) => {
      if (isCharacter[column]) field.dataTypeID = pg.types.builtins.TEXT;
    });
    return result;
  };
  pool.query = relabelled as typeof pool.query;

  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    // adapter-pg splits a script at every semicolon, also within a function's body. Postgres reads it whole.
    adapter.executeScript = async (script) => void (await query({ text: script }));
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (statement) => {
      const result = await queryRaw(statement);
      const columnTypes = result.columnTypes.map((type, column) =>
        isCharacter[column] ? ColumnTypeEnum.Character : type,
      );
      return { ...result, columnTypes };
    };
    return adapter;
  };
  return factory;
}
