import { expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import { modelsInSchema } from "@/scripts/data-model";
import { statementsOf } from "@/tests/support/statements";

// Prisma reads relations in one statement by its preview feature `relationJoins`. An update that breaks it is found here.

type Row = Record<string, unknown>;
type Table = { findMany(query: object): Promise<Row[]> };

const models = modelsInSchema();
const names = new Set(models.map(({ name }) => name));
const relations = models.flatMap(({ name, fields }) =>
  fields.filter(({ type }) => names.has(type)).map(({ name: field }) => [name, field] as const),
);

function read(model: string, field: string, relationLoadStrategy: "join" | "query"): Promise<Row[]> {
  const table: Table = Reflect.get(db, model.charAt(0).toLowerCase() + model.slice(1));
  return table.findMany({ include: { [field]: true }, relationLoadStrategy });
}

/** Without the order, which neither way promises. */
const unordered = (rows: Row[], field: string): string[] =>
  rows
    .map((row) => {
      const related = row[field];
      return JSON.stringify({
        ...row,
        [field]: Array.isArray(related) ? related.map((one) => JSON.stringify(one)).sort() : related,
      });
    })
    .sort();

test("every relation reads the same in one statement as in two", async () => {
  expect(relations.length).toBeGreaterThan(150);
  for (const [model, field] of relations) {
    const joined = await read(model, field, "join");
    expect(unordered(joined, field), `${model}.${field}`).toEqual(unordered(await read(model, field, "query"), field));
  }
});

test("a read with relations, filters and counts is one statement, also when several are asked at once", async () => {
  const select = {
    title: true,
    forum: { select: { name: true, course: { select: { title: true, _count: { select: { modules: true } } } } } },
    posts: {
      where: { deletedAt: null },
      orderBy: { id: "desc" },
      take: 2,
      select: { user: { select: { name: true } } },
    },
  } as const;
  const [first] = await db.thread.findMany({ select: { id: true }, take: 1 });
  const id = first?.id ?? 0;
  expect(await statementsOf(() => db.thread.findMany({ select }))).toHaveLength(1);
  const work = () =>
    Promise.all([db.thread.findUnique({ where: { id }, select }), db.thread.findUnique({ where: { id: 0 }, select })]);
  expect(await work()).toMatchObject([{ posts: [{ user: {} }, { user: {} }] }, null]);
  expect(await statementsOf(work)).toHaveLength(1);
});
