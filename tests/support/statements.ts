import pg from "pg";

const AROUND = /^\s*(begin|commit|rollback|savepoint|release|deallocate)\b/i;

let heard: string[] | undefined;
let failing: RegExp | undefined;
const query = pg.Client.prototype.query;

// Prisma's adapter and our own pool both end here.
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [first] = given;
  const text = typeof first === "string" ? first : (first as { text?: string }).text;
  if (text !== undefined && !AROUND.test(text)) heard?.push(text.replace(/\s+/g, " ").trim());
  if (text !== undefined && failing?.test(text)) return Promise.reject(new Error("This statement was made to fail."));
  return Reflect.apply(query, this, given);
} as typeof query;

/** The statements that some work sends, its session look-up included, BEGIN and COMMIT not. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const list: string[] = [];
  heard = list;
  try {
    await work();
  } finally {
    heard = undefined;
  }
  return list;
}

/** Does some work while every statement like this one fails. */
export async function withFailing<T>(statement: RegExp, work: () => Promise<T>): Promise<T> {
  failing = statement;
  try {
    return await work();
  } finally {
    failing = undefined;
  }
}
