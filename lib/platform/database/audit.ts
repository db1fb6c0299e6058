import "server-only";
import type { Viewer } from "../server/session";
import { now } from "../time/clock";
import { type Db, Prisma, queryRows } from "./db";

type Json = Prisma.InputJsonValue;
type AuditInput = {
  action: string;
  targetType: string;
  targetId: string | number;
  before?: Json | null;
  after?: Json | null;
};

const jsonOrNull = (value: Json | null | undefined) => value ?? Prisma.DbNull;

/** Records who did what, in the same transaction as the change itself. Never store a secret here. */
export async function audit(tx: Db, viewer: Pick<Viewer, "id" | "client">, entry: AuditInput): Promise<void> {
  const { action, targetType, targetId, before, after } = entry;
  await tx.auditEntry.create({
    data: {
      action,
      targetType,
      targetId: String(targetId),
      before: jsonOrNull(before),
      after: jsonOrNull(after),
      actorId: viewer.id,
      requestId: viewer.client?.requestId ?? null,
      ip: viewer.client?.network ?? null,
      createdAt: now(),
    },
  });
}

/**
 * Deletes entries older than 400 days through a database function, because the app's role may not delete them. Returns
 * how many.
 */
export async function tidyAudit(): Promise<number> {
  // SQL: a function of the database, which alone may delete these rows.
  const [row] = await queryRows<{ removed: number }>`select remove_old_audit_entries() as removed`;
  return row?.removed ?? 0;
}
