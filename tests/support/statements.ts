import pg from "pg";

const AROUND = /^\s*(begin|commit|rollback|savepoint|release|deallocate)\b/i;

let recorded: string[] | undefined;
let failing: RegExp | undefined;
let fault: { at: number; kind: Fault; sent: number } | undefined;
// The next test file of this worker finds the method as it was replaced here.
const worker = globalThis as { originalQuery?: typeof pg.Client.prototype.query };
worker.originalQuery ??= pg.Client.prototype.query;
const query = worker.originalQuery;

/**
 * What fails at a statement: the connection breaks before it is sent or before its result arrives, or Postgres returns
 * an error.
 */
export type Fault = "lost before" | "lost after" | { code: string };

// Prisma's adapter and our own pool both call this method.
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [first] = given;
  const text = typeof first === "string" ? first : (first as { text?: string }).text;
  if (text !== undefined && !AROUND.test(text)) recorded?.push(text.replace(/\s+/g, " ").trim());
  if (fault && text !== undefined) {
    fault.sent += 1;
    // A pool passes a callback, Prisma uses the promise.
    const callback = given.at(-1);
    const isCalledBack = typeof callback === "function";
    const send = () => Reflect.apply(query, this, isCalledBack ? given.slice(0, -1) : given);
    if (fault.sent === fault.at) {
      // When Postgres refuses a commit, the transaction is rolled back.
      const undo = /^\s*commit\b/i.test(text) ? () => Reflect.apply(query, this, ["rollback"]) : undefined;
      const failure = failed(this, fault.kind, { send, undo });
      return isCalledBack ? void failure.catch((error) => callback(error)) : failure;
    }
  }
  if (text !== undefined && failing?.test(text)) return Promise.reject(new Error("This statement was made to fail."));
  return Reflect.apply(query, this, given);
} as typeof query;

/** The statements that the work sends, including the session look-up, without BEGIN and COMMIT. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const list: string[] = [];
  recorded = list;
  try {
    await work();
  } finally {
    recorded = undefined;
  }
  return list;
}

/** Runs the work while every matching statement fails. */
export async function withFailing<T>(statement: RegExp, work: () => Promise<T>): Promise<T> {
  failing = statement;
  try {
    return await work();
  } finally {
    failing = undefined;
  }
}

/**
 * Runs the work with a fault at its nth statement, BEGIN and COMMIT counted. Returns how many were sent, so that a test
 * of all statements finds the last one.
 */
export async function withFaultAt<T>(
  at: number,
  kind: Fault,
  work: () => Promise<T>,
): Promise<{ result: T; sent: number }> {
  const own = { at, kind, sent: 0 };
  fault = own;
  try {
    return { result: await work(), sent: own.sent };
  } finally {
    fault = undefined;
  }
}

type Instead = { send: () => unknown; undo: (() => unknown) | undefined };

async function failed(client: pg.Client, kind: Fault, { send, undo }: Instead): Promise<never> {
  if (typeof kind === "object") {
    await undo?.();
    const error = new pg.DatabaseError("This statement was made to fail.", 0, "error");
    throw Object.assign(error, { code: kind.code, severity: "ERROR" });
  }
  if (kind === "lost after") await send();
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection;
  stream.destroy();
  throw new Error("Connection terminated unexpectedly");
}
