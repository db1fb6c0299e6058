import "server-only";
import { type Fragment, Prisma, type SqlClient } from "./db";

// Prisma has no row locks, and no update of many rows to different values.

type Table = "Course" | "Module" | "Topic" | "Forum" | "User";
type Strength = "update" | "no key update";

const named = (table: Table): Fragment => Prisma.raw(`"${table}"`);

/**
 * Locks rows until the end of the transaction, in the order of their ids, so that two transactions never wait for each
 * other. Returns how many there are.
 */
export async function lockRows(
  tx: SqlClient,
  table: Table,
  ids: readonly (number | string)[],
  strength: Strength = "update",
): Promise<number> {
  const strong = Prisma.raw(strength);
  const rows = await tx.$queryRaw<object[]>`
    select from ${named(table)} where id = any(${[...ids]}) order by id for ${strong}`;
  return rows.length;
}

/** Locks all rows of an ordered table and returns their ids in that order. */
export async function lockOrder(tx: SqlClient, table: "Course" | "Forum"): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`select id from ${named(table)} order by "order", id for update`;
  return rows.map(({ id }) => id);
}

/** Numbers the rows in the order of these ids; `alsoSet` goes with each row that moves. */
export async function writeOrder(
  tx: SqlClient,
  table: "Course" | "Module" | "Topic" | "Forum",
  ids: readonly number[],
  alsoSet: Fragment = Prisma.empty,
): Promise<void> {
  await tx.$executeRaw`
    update ${named(table)} r set "order" = o.place - 1 ${alsoSet}
    from unnest(${[...ids]}::int[]) with ordinality o(id, place) where r.id = o.id and r."order" <> o.place - 1`;
}
