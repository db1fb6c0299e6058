import "server-only";
import { type Fragment, Prisma, type SqlClient } from "./db";

// Prisma has no row locks, and no update of many rows to different values.

const ORDERED = {
  Course: Prisma.sql`"Course"`,
  Module: Prisma.sql`"Module"`,
  Topic: Prisma.sql`"Topic"`,
  Forum: Prisma.sql`"Forum"`,
};
const TABLES = {
  ...ORDERED,
  User: Prisma.sql`"User"`,
  Question: Prisma.sql`"Question"`,
  QuestionReport: Prisma.sql`"QuestionReport"`,
};
const STRENGTHS = { update: Prisma.sql`for update`, "no key update": Prisma.sql`for no key update` };

/**
 * Locks rows until the end of the transaction, in the order of their ids, so that two transactions never wait for each
 * other. Returns how many there are.
 */
export async function lockRows(
  tx: SqlClient,
  table: keyof typeof TABLES,
  ids: readonly (number | string)[],
  strength: keyof typeof STRENGTHS = "update",
): Promise<number> {
  // SQL: a row lock.
  const rows = await tx.$queryRaw<object[]>`
    select from ${TABLES[table]} where id = any(${[...ids]}) order by id ${STRENGTHS[strength]}`;
  return rows.length;
}

/** Locks all rows of an ordered table and returns their ids in that order. */
export async function lockOrder(tx: SqlClient, table: "Course" | "Forum"): Promise<number[]> {
  // SQL: a row lock.
  const rows = await tx.$queryRaw<{ id: number }[]>`select id from ${ORDERED[table]} order by "order", id for update`;
  return rows.map(({ id }) => id);
}

/** Numbers the rows in the order of these ids; `alsoSet` goes with each row that moves. */
export async function writeOrder(
  tx: SqlClient,
  table: keyof typeof ORDERED,
  ids: readonly number[],
  alsoSet: Fragment = Prisma.empty,
): Promise<void> {
  // SQL: an update of many rows to different values.
  await tx.$executeRaw`
    update ${ORDERED[table]} r set "order" = o.position - 1 ${alsoSet}
    from unnest(${[...ids]}::int[]) with ordinality o(id, position) where r.id = o.id and r."order" <> o.position - 1`;
}
