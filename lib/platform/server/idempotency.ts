import "server-only";
import { createHash } from "node:crypto";
import type { Endpoint } from "../contract/endpoint";
import { Problem } from "../contract/problem";
import { type Db, db, type Prisma, transaction } from "../database/db";
import { now } from "../time/clock";
import { DAY_MS } from "../time/units";

/** Identifies one press of one user: the same key with the same request is the same press. */
export type IdempotencyKey = { userId: string; call: string; key: string; requestHash: string };

const KEY = /^[\x21-\x7e]{1,200}$/;

type RequestContent = { params: unknown; body: unknown };

/** Null for a request without the header. Throws 400 `invalid_body`. */
export function idempotencyKeyOf(
  request: Request,
  endpoint: Endpoint,
  userId: string,
  content: RequestContent,
): IdempotencyKey | null {
  const key = request.headers.get("idempotency-key");
  if (key === null) return null;
  if (!KEY.test(key))
    throw new Problem("invalid_body", "The Idempotency-Key has to be 1 to 200 letters, digits or signs.");
  const requestHash = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  return { userId, call: `${endpoint.method} ${endpoint.path}`, key, requestHash };
}

/**
 * Runs a transaction once per key within a day. Its result is stored in the same transaction and returned to repeats.
 * Store only small values, such as a new id, and no text that a user may want deleted. Concurrent repeats wait for the
 * first. Throws 409 `key_reused` when the key came with another request.
 */
export const transactionOnce = <T extends object>(
  key: IdempotencyKey | null,
  work: (tx: Db) => Promise<T>,
  timeout?: number,
): Promise<T> => transaction(async (tx) => (key ? runOnce(tx, key, work) : work(tx)), timeout);

async function runOnce<T extends object>(tx: Db, key: IdempotencyKey, work: (tx: Db) => Promise<T>): Promise<T> {
  const data = { ...key, createdAt: now() };
  const { count } = await tx.idempotencyKey.createMany({ data, skipDuplicates: true });
  if (count === 0) return storedResult<T>(tx, key);
  const result = await work(tx);
  await tx.idempotencyKey.updateMany({
    where: { userId: key.userId, call: key.call, key: key.key },
    data: { result: result as Prisma.InputJsonObject },
  });
  return result;
}

async function storedResult<T>(tx: Db, { userId, call, key, requestHash }: IdempotencyKey): Promise<T> {
  const stored = await tx.idempotencyKey.findUnique({ where: { userId_call_key: { userId, call, key } } });
  if (stored?.requestHash !== requestHash)
    throw new Problem("key_reused", "This Idempotency-Key was used for another request. Please use a new one.");
  return stored.result as T;
}

/** Deletes keys older than a day. */
export async function tidyIdempotencyKeys(at: Date): Promise<number> {
  const { count } = await db.idempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(at.getTime() - DAY_MS) } },
  });
  return count;
}
