import { expect, test } from "vitest";
import { query } from "@/local/database.mjs";
import { visitor } from "@/tests/support/people";

test("200 from health without the database, 200 from ready when all tables are there", async () => {
  expect(await visitor().raw("GET", "/api/health")).toMatchObject({ status: 200, body: { ok: true } });
  const ready = await visitor().raw("GET", "/api/ready");
  expect(ready).toMatchObject({ status: 200, body: { ready: true } });
  expect(ready.headers.get("cache-control")).toBe("no-store");
});

test("503 from ready while a migration is pending, without its name", async () => {
  const bookkeeping = `"_prisma_migrations" where migration_name = (select max(migration_name) from "_prisma_migrations")`;
  const rows = await query(process.env.DIRECT_URL ?? "", `delete from ${bookkeeping} returning migration_name`);
  const response = await visitor().raw("GET", "/api/ready");
  expect(response).toMatchObject({ status: 503, code: "unavailable" });
  expect(JSON.stringify(response.body)).not.toContain(rows[0]?.migration_name);
});

test("405 with Allow and JSON for writing methods", async () => {
  for (const address of ["/api/health", "/api/ready", "/api/openapi.json"]) {
    const response = await visitor().raw("POST", address);
    expect(response).toMatchObject({ status: 405, code: "method_not_allowed" });
    expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  }
});

test("200 the document equals the committed file", async () => {
  const { default: committed } = await import("@/docs/api/openapi.json");
  expect((await visitor().raw("GET", "/api/openapi.json")).body).toEqual(committed);
});
