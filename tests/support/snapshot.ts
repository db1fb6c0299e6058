import { pool } from "@/lib/platform/db";

/** A fingerprint of everything in the database but the rate limits. */
export async function snapshot(): Promise<Record<string, string>> {
  const { rows: tables } = await pool().query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'RateLimit' order by 1`,
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${name}" t`,
  );
  const { rows } = await pool().query<{ name: string; sum: string }>(parts.join(" union all "));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
