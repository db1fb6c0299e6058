import "server-only";
import type { SqlClient } from "@/lib/platform/database/db";

const PRACTICE = 12;

/**
 * Serialises a student's practice: her answers change totals, cards and the study day, which are in different rows.
 * Held until the end of the transaction.
 */
// SQL: an advisory lock.
export const lockStudent = (tx: SqlClient, userId: string): PromiseLike<number> =>
  tx.$executeRaw`select pg_advisory_xact_lock(${PRACTICE}, hashtext(${userId}))`;
