import { pool } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/process/env";

let statement: Promise<string> | undefined;

async function statementOfAllTables(): Promise<string> {
  const { rows } = await pool().query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('RateLimit', 'AuthEvent') order by 1`,
  );
  // Postgres writes a changed row in a new place, with the number of the transaction. Reading both is much faster than
  // reading the texts of all lessons and questions. A sum does not depend on the order of the rows.
  const parts = rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ':' || sum(hashtextextended(ctid::text || xmin::text, 0)) as sum from "${name}"`,
  );
  return parts.join(" union all ");
}

/** A sum for each table, which any write changes, without the rate limits and the log of sign-ins, which also records refusals. */
export async function snapshot(): Promise<Record<string, string>> {
  statement ??= statementOfAllTables();
  const { rows } = await pool().query<{ name: string; sum: string }>({
    ...(env.preparedStatements ? { name: "snapshot" } : {}),
    text: await statement,
  });
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
