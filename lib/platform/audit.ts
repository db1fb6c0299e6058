import "server-only";
import { now } from "./clock";
import { type Db, Prisma } from "./db";
import type { Viewer } from "./session";

type Entry = {
  /** Such as 'group.delete'. */
  action: string;
  targetType: string;
  targetId: string | number;
  before?: Prisma.InputJsonObject;
  after?: Prisma.InputJsonObject;
};

/** Notes who did what, in the transaction that does it. */
export async function audit(tx: Db, actor: Pick<Viewer, "id">, { action, targetType, targetId, before, after }: Entry) {
  await tx.auditEntry.create({
    data: {
      actorId: actor.id,
      action,
      targetType,
      targetId: String(targetId),
      before: before ?? Prisma.skip,
      after: after ?? Prisma.skip,
      createdAt: now(),
    },
  });
}
