import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "@/prisma/migrate.mjs";
import { emptyDatabase } from "@/tests/support/postgres";
import { sources } from "@/tests/support/sources";
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

/** Columns that the statement's own condition rules out as null, which their table does not. */
const NEVER_NULL = new Set(
  ["answeredAt", "questionId", "share"].map((name) => `lib/questions/writes/statistics.ts ${name}`),
);

function faultsOf(columns: Column[], described: Described, file = ""): string[] {
  const found = new Map(described.map((column) => [column.name, column]));
  return columns.flatMap(({ name, kind, nullable }) => {
    const column = found.get(name);
    if (!column) return [`${name} is declared and not selected.`];
    if (column.kind !== "other" && kind !== "other" && column.kind !== kind)
      return [`${name} is declared as ${kind} and is ${column.kind}.`];
    if (NEVER_NULL.has(`${file} ${name}`)) return [];
    return column.nullable && !nullable ? [`${name} may be null.`] : [];
  });
}

test("every statement can be read from the source", () => {
  expect(statements.length).toBeGreaterThan(50);
  expect(statements.filter(({ texts }) => texts.length === 0).map(({ place }) => place)).toEqual([]);
});

test("every statement has its reason beside it", () => {
  expect(statements.filter(({ comment }) => !comment.includes("SQL: ")).map(({ place }) => place)).toEqual([]);
});

const DECISION = "docs/decisions/08-typed-sql-for-hot-reads.md";

/** The decision's table: how the comments of a kind begin, and how many such statements there may be. */
const BUDGET = [...readFileSync(DECISION, "utf8").matchAll(/^\|(.*`.*)\| +(\d+) +\|$/gm)].map(
  ([, reason = "", most]) => ({
    beginnings: [...reason.matchAll(/`([^`]+)`/g)].map(([, words = ""]) => words),
    most: Number(most),
  }),
);

const reasonOf = ({ comment }: { comment: string }): string => comment.split("SQL: ").at(-1) ?? "";

test("there are no more statements of a kind than the decision says, and none of another kind", () => {
  const kindOf = (reason: string) =>
    BUDGET.findIndex(({ beginnings }) => beginnings.some((words) => reason.startsWith(words)));
  const kinds = statements.map((statement) => ({ place: statement.place, kind: kindOf(reasonOf(statement)) }));
  expect(kinds.filter(({ kind }) => kind < 0).map(({ place }) => place)).toEqual([]);
  const counted = BUDGET.map((row, kind) => ({ ...row, is: kinds.filter((one) => one.kind === kind).length }));
  expect(counted.filter(({ is, most }) => is > most)).toEqual([]);
});

test("rows are declared as Postgres describes them", async () => {
  const faults: string[] = [];
  for (const { place, texts, columns } of statements)
    for (const text of texts) {
      try {
        const described = await columnsOfStatement(client, text);
        faults.push(...faultsOf(columns ?? [], described, place.split(":")[0]).map((fault) => `${place} ${fault}`));
      } catch (error) {
        faults.push(`${place} ${(error as Error).message}`);
      }
    }
  expect([...new Set(faults)]).toEqual([]);
});

test("a wrong declaration is found", async () => {
  const text = `select u.id, u.email, s.id as session, s."lastSeenAt", u."avatarUrl" from "User" u left join "Session" s on s."userId" = u.id`;
  const described = await columnsOfStatement(client, text);
  const declared: Column[] = [
    { name: "id", kind: "number", nullable: false },
    { name: "mail", kind: "string", nullable: false },
    { name: "session", kind: "number", nullable: false },
    { name: "lastSeenAt", kind: "Date", nullable: true },
    { name: "avatarUrl", kind: "string", nullable: false },
  ];
  expect(faultsOf(declared, described)).toEqual([
    "id is declared as number and is string.",
    "mail is declared and not selected.",
    "session may be null.",
    "avatarUrl may be null.",
  ]);
});

/** Rules of access, and the file that owns each. */
const OWNED: [rule: RegExp, owner: RegExp][] = [
  [/\bf\."isActive"\s*(and|\)|limit|order|$)/m, /^lib\/(forums\/reads\/visible|courses\/reads\/fragments)\.ts$/],
  [/\bt\w*\."hiddenAt" is null/, /^lib\/forums\/reads\/visible\.ts$/],
  [/\bp\."(hiddenAt|deletedAt)" is null/, /^lib\/forums\/reads\/visible\.ts$/],
  [/\bi\."revokedAt" is null/, /^lib\/groups\/reads\/visible\.ts$/],
  [/not \w+\."isPrivate"/, /^lib\/groups\/reads\/visible\.ts$/],
  [/"hiddenUpToMessageId" </, /^lib\/groups\/reads\/visible\.ts$/],
  [/\(b\."order", b\.id\) </, /^lib\/courses\/reads\/fragments\.ts$/],
  [/not \w+\.reserved/, /^lib\/questions\/reads\/live\.ts$/],
  [/"subscriptionStatus" in/, /^lib\/subscriptions\/reads\/subscribed\.ts$/],
  [/(from|join|update|into) "Session"/, /^lib\/(accounts\/|platform\/server\/session\.ts)/],
];

test("rules of access stand in one file each, as fragments", () => {
  const product = sources.filter(({ file }) => file.startsWith("lib/") && !file.endsWith(".test.ts"));
  for (const [rule, owner] of OWNED) {
    const files = product.filter(({ text }) => rule.test(text)).map(({ file }) => file);
    expect(
      files.some((file) => owner.test(file)),
      `${rule} is used`,
    ).toBe(true);
    expect(
      files.filter((file) => !owner.test(file)),
      `${rule} belongs to ${owner}`,
    ).toEqual([]);
  }
});
