import "server-only";
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "@/prisma/generated/client";
import { env } from "../process/env";
import { log } from "../process/log";
import { singleton } from "../process/singleton";
import { isTransactionConflict } from "../server/errors";
import { ObservedClient } from "./pg-client";

function connect() {
  const pool = new pg.Pool({
    Client: ObservedClient,
    connectionString: env.databaseUrl,
    max: 10,
    // By default pg waits without a limit. A request should get an error instead.
    connectionTimeoutMillis: env.databaseWaitMs,
    idleTimeoutMillis: env.databaseIdleMs,
    query_timeout: 6000,
    keepAlive: true,
    // No start-up options: poolers refuse them. The role's own settings bound each statement (prisma/role-limits.mjs).
  });
  // A broken idle connection emits an error here. Without a listener it would end the process.
  pool.on("error", (error) => log.warn({ reason: error.message }, "idle database connection lost"));
  return { pool, prisma: new PrismaClient({ adapter: new PrismaPg(pool) }) };
}

const database = () => singleton("database", connect);

/** A Prisma client, or one inside a transaction. */
export type Db = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">;

export const db = new Proxy({} as PrismaClient, {
  get: (_, name) => Reflect.get(database().prisma, name, database().prisma),
});

export const pool = () => database().pool;

const TRIES = 4;
const PAUSE_MS = 20;

/**
 * Two transactions may block each other. Postgres then rolls one of them back, and it is tried again after a short
 * pause.
 */
async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === TRIES || !isTransactionConflict(error)) throw error;
      await pause(PAUSE_MS * 2 ** tries * Math.random());
    }
  }
}

/**
 * Runs the work in a transaction. Waits are short, so a busy database leads to 503 instead of a queue. `timeout` is in
 * ms. The work may run more than once, so it must change nothing but the database.
 */
export const transaction = <T>(work: (tx: Db) => Promise<T>, timeout = 5000): Promise<T> =>
  withRetry(() => db.$transaction((tx) => work(tx as Db), { maxWait: env.databaseWaitMs + 500, timeout }));

type Values = unknown[];
type Text = TemplateStringsArray | Prisma.Sql;

/** Raw SQL only: the common part of a Prisma transaction and a `pgTransaction`. */
export type SqlClient = {
  $queryRaw<Rows>(text: Text, ...values: Values): PromiseLike<Rows>;
  $executeRaw(text: Text, ...values: Values): PromiseLike<number>;
};

/** What an advisory lock is about. */
export type Lock = { kind: number; name: string };

/**
 * Like `transaction`, but with prepared statements and without Prisma's overhead: for hot writes. A lock is taken in the
 * same round trip to Postgres that begins the transaction, and held until its end.
 */
export const pgTransaction = <T>(work: (tx: SqlClient) => Promise<T>, lock?: Lock): Promise<T> =>
  withRetry(() => runPgTransaction(work, lock));

async function runPgTransaction<T>(work: (tx: SqlClient) => Promise<T>, lock?: Lock): Promise<T> {
  const client = await database().pool.connect();
  const run = (text: Text, values: Values) => client.query(prepared(statementOf(text, values)));
  // A connection that breaks between two statements emits an error here; the next statement then fails.
  const onConnectionLost = (error: Error) => log.warn({ reason: error.message }, "database connection lost");
  client.on("error", onConnectionLost);
  let broken = true;
  try {
    await client.query(lock ? `begin; select ${advisoryLock(lock)}` : "begin");
    const result = await work({
      $queryRaw: async <Rows>(text: Text, ...values: Values) => (await run(text, values)).rows as Rows,
      $executeRaw: async (text, ...values) => (await run(text, values)).rowCount ?? 0,
    });
    await client.query("commit");
    broken = false;
    return result;
  } catch (error) {
    // After a timeout the connection is closed, and Postgres rolls back by itself. Otherwise roll back here.
    if (!isTimeout(error))
      broken = await client.query("rollback").then(
        () => false,
        () => true,
      );
    throw error;
  } finally {
    client.off("error", onConnectionLost);
    client.release(broken);
  }
}

/**
 * It is sent in one text with `begin`, so it cannot have parameters. The name is hashed because texts of statements are
 * logged.
 */
const advisoryLock = ({ kind, name }: Lock) =>
  `pg_advisory_xact_lock(${kind}, ${createHash("sha256").update(name).digest().readInt32BE()})`;

const isTimeout = (error: unknown) => error instanceof Error && error.message === "Query read timeout";

/** A reusable part of a statement, such as who may see a thread; made with `Prisma.sql`. */
export type Fragment = Prisma.Sql;

/** Merges fragments among the values into the text. */
const statementOf = (text: Text, values: Values) => {
  const sql = text instanceof Prisma.Sql ? text : Prisma.sql(text, ...values);
  return { text: sql.text, values: sql.values };
};

async function runQuery<Row>(query: { name?: string; text: string; values: Values }): Promise<Row[]> {
  const result = await database().pool.query<Row & pg.QueryResultRow>(query);
  return result.rows;
}

/**
 * Runs one hot statement on the same pool without Prisma's overhead: `queryRows<Row>\`select …\``. Values become
 * parameters and fragments become part of the text. The text is prepared once per connection.
 */
export function queryRows<Row extends object>(text: Text, ...values: Values): Promise<Row[]> {
  return runQuery(prepared(statementOf(text, values)));
}

/** Like `queryRows`, but planned for these values each time: for statements whose best plan depends on the input. */
export function queryRowsUnprepared<Row extends object>(text: Text, ...values: Values): Promise<Row[]> {
  return runQuery(statementOf(text, values));
}

// Every request starts with such a query, so a database that stopped answering is noticed within seconds.
const QUERY_TIMEOUT_MS = 2500;

const prepared = ({ text, values }: { text: string; values: Values }) => ({
  ...(env.preparedStatements ? { name: nameOf(text) } : {}),
  text,
  values,
  // pg supports this option, but its types do not list it.
  query_timeout: QUERY_TIMEOUT_MS,
});

const names = new Map<string, string>();

/**
 * Derived from the text, so that every copy of this module uses the same name for a statement. Postgres takes at most 63
 * letters.
 */
function nameOf(statement: string): string {
  const name = names.get(statement) ?? createHash("sha256").update(statement).digest("base64url");
  names.set(statement, name);
  return name;
}

/** Leaves out the fields that are undefined. Prisma refuses them otherwise (`strictUndefinedChecks`). */
export const skipUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === undefined ? Prisma.skip : value]),
  ) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

export { Prisma };
