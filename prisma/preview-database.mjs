/**
 * A preview's database carries a mark: an audit entry that its seeding writes first (prisma/seed.ts). A preview changes
 * only an empty database or one with the mark, and nothing else may use a marked one.
 */
export const PREVIEW_MARK = { type: "preview", id: "database" };

/** @param {{ query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> }} client */
export async function isPreviewDatabase(client) {
  if (!(await hasTable(client, "AuditEntry"))) return false;
  const { rows } = await client.query(
    `SELECT EXISTS (SELECT FROM "AuditEntry" WHERE action = 'seed' AND "targetType" = $1 AND "targetId" = $2) AS marked`,
    [PREVIEW_MARK.type, PREVIEW_MARK.id],
  );
  return rows[0]?.marked === true;
}

/** Throws if the database holds data that no preview has written. */
export async function requirePreviewDatabase(client) {
  if (!(await hasTable(client, "AuditEntry")) || (await isPreviewDatabase(client))) return;
  const { rows } = await client.query(
    `SELECT EXISTS (SELECT FROM "User") OR EXISTS (SELECT FROM "Course") OR EXISTS (SELECT FROM "AuditEntry") AS used`,
  );
  if (rows[0]?.used)
    throw new Error("DATABASE_URL holds data that no preview has written. Give previews a database of their own.");
}

async function hasTable(client, name) {
  const { rows } = await client.query("SELECT to_regclass($1) IS NOT NULL AS known", [`"${name}"`]);
  return rows[0]?.known === true;
}
