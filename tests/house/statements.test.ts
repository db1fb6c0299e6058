import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "@/prisma/migrate.mjs";
import { emptyDatabase } from "@/tests/support/postgres";
import { type Column, columnsOfStatement, type Described, statementsInSource } from "@/tests/support/sql";

// Raw SQL is typed by hand. Here TypeScript says what a statement promises, and Postgres says what it returns.

const statements = statementsInSource();
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await emptyDatabase();
  await migrate(database.url);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

function faultsOf(columns: Column[], described: Described): string[] {
  const found = new Map(described.map((column) => [column.name, column]));
  return columns.flatMap(({ name, kind, nullable }) => {
    const column = found.get(name);
    if (!column) return [`${name} is declared and not selected.`];
    if (column.kind !== "other" && kind !== "other" && column.kind !== kind)
      return [`${name} is declared as ${kind} and is ${column.kind}.`];
    return column.nullable && !nullable ? [`${name} may be null.`] : [];
  });
}

test("every statement can be read from the source", () => {
  expect(statements.length).toBeGreaterThan(50);
  expect(statements.filter(({ texts }) => texts.length === 0).map(({ place }) => place)).toEqual([]);
});

test("rows are declared as Postgres describes them", async () => {
  const faults: string[] = [];
  for (const { place, texts, columns } of statements)
    for (const text of texts) {
      try {
        const described = await columnsOfStatement(client, text);
        faults.push(...faultsOf(columns ?? [], described).map((fault) => `${place} ${fault}`));
      } catch (error) {
        faults.push(`${place} ${(error as Error).message}`);
      }
    }
  expect([...new Set(faults)]).toEqual([]);
});
