import "server-only";
import type { SqlClient } from "@/lib/platform/db";

const PRACTICE = 12;

/**
 * What a student does in practice is done one after the other: her answers move totals, cards and the study day, which
 * lie in different rows. Held to the end of the transaction.
 */
export const lockStudent = (tx: SqlClient, userId: string): PromiseLike<number> =>
  tx.$executeRaw`select pg_advisory_xact_lock(${PRACTICE}, hashtext(${userId}))`;
