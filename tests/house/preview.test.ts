import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { node } from "@/local/command.mjs";
import { SEEDING } from "@/local/prepare.mjs";
import { migrate } from "@/prisma/migrate.mjs";
import { isPreviewDatabase } from "@/prisma/preview-database.mjs";
import { emptyDatabase, freshDatabase } from "@/tests/support/postgres";

const opened: { drop(): Promise<void> }[] = [];
const kept = <T extends { drop(): Promise<void> }>(database: T) => {
  opened.push(database);
  return database;
};
afterAll(async () => {
  for (const database of opened) await database.drop();
});

const migratePreview = (url: string) => migrate(url, undefined, { preview: true });

async function isMarked(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return isPreviewDatabase(client).finally(() => client.end());
}

let preview: string;
beforeAll(async () => {
  preview = kept(await emptyDatabase()).url;
  await migratePreview(preview);
  await node([...SEEDING, "--preview"], { env: { DATABASE_URL: preview } });
});

test("a preview fills an empty database, marks it as its own, and migrates it again", async () => {
  expect(await isMarked(preview)).toBe(true);
  expect((await migratePreview(preview)).applied).toEqual([]);
});

test("production does not migrate a preview's database", async () => {
  await expect(migrate(preview)).rejects.toThrow("This database belongs to a preview.");
});

test("a preview does not touch a database that no preview has filled", async () => {
  const { adminUrl } = kept(await freshDatabase());
  expect(await isMarked(adminUrl)).toBe(false);
  await expect(migratePreview(adminUrl)).rejects.toThrow("Give previews a database of their own.");
});
