import { pool } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/process/env";

let statement: Promise<string> | undefined;

async function statementOfAllTables(): Promise<string> {
  const { rows } = await pool().query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('RateLimit', 'AuthEvent') order by 1`,
  );
  // A sum does not depend on the order, so the rows need not be sorted.
  const parts = rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ':' || sum(hashtextextended(t::text, 0)) as sum from "${name}" t`,
  );
  return parts.join(" union all ");
}

/** A hash of each table's rows, without the rate limits and the log of sign-ins, which also records refusals. */
export async function snapshot(): Promise<Record<string, string>> {
  statement ??= statementOfAllTables();
  const { rows } = await pool().query<{ name: string; sum: string }>({
    ...(env.preparedStatements ? { name: "snapshot" } : {}),
    text: await statement,
  });
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
