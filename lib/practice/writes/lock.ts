import "server-only";
import { type Lock, pgTransaction, type SqlClient } from "@/lib/platform/database/db";

const PRACTICE = 12;

/**
 * Serialises a student's practice: her answers change totals, cards and the study day, which are in different rows.
 * Every statement of the work comes after the lock and sees what was written before it.
 */
export const practiceTransaction = <T>(userId: string, work: (tx: SqlClient) => Promise<T>): Promise<T> =>
  pgTransaction(work, { kind: PRACTICE, name: userId } satisfies Lock);
