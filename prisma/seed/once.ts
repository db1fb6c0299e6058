import type { Prisma, PrismaClient } from "../generated/client";

export type Tx = Prisma.TransactionClient;

// Any number works, as long as all seedings use the same one.
const LOCK = 1494;

/**
 * Runs the work if it was never done in this database. The audit log records it, so that later edits and deletions
 * stay.
 */
export async function once(db: PrismaClient, what: { type: string; id: string }, work: (tx: Tx) => Promise<void>) {
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(${LOCK})`;
      const entry = { action: "seed", targetType: what.type, targetId: what.id };
      if (await tx.auditEntry.findFirst({ where: entry, select: { id: true } })) return;
      await work(tx);
      await tx.auditEntry.create({ data: entry });
    },
    { maxWait: 30_000, timeout: 60_000 },
  );
}
