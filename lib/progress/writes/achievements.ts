import "server-only";
import type { SqlClient } from "@/lib/platform/database/db";
import type { CivilDay } from "@/lib/platform/time/civil";

/** Stores achievements and returns the new ones; the date of an achievement never changes. */
export async function addAchievements(
  tx: SqlClient,
  userId: string,
  kinds: readonly string[],
  day: CivilDay,
): Promise<string[]> {
  // SQL: inserts what it selects, in one statement.
  const rows = await tx.$queryRaw<{ kind: string }[]>`
    insert into "Achievement" ("userId", kind, "reachedOn")
    select ${userId}, kind, ${day}::date from unnest(${kinds}::text[]) kind
    on conflict ("userId", kind) do nothing returning kind`;
  return rows.map(({ kind }) => kind);
}
