import type { PrismaClient } from "../generated/client";
import type { Tx } from "./once";

const LOCK = 1494;

/** Runs the work if the files of this kind have changed since the last seeding; otherwise it costs one short query. */
export async function seedContent(
  db: PrismaClient,
  { kind, hash }: { kind: string; hash: string },
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  const isCurrent = async (tx: Tx) => (await tx.seededContent.findUnique({ where: { kind } }))?.hash === hash;
  if (await isCurrent(db)) return;
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(${LOCK})`;
      if (await isCurrent(tx)) return;
      await work(tx);
      const data = { hash, seededAt: new Date() };
      await tx.seededContent.upsert({ where: { kind }, create: { kind, ...data }, update: data });
    },
    { maxWait: 30_000, timeout: 60_000 },
  );
}
