import "server-only";
import type { Db } from "@/lib/platform/database/db";

/**
 * Ends sessions of an account, and voids pending links and address changes. `keep` is the session that stays. Returns
 * how many ended.
 */
export async function endSessions(
  tx: Db,
  { userId, email, keep }: { userId: string; email: string; keep?: number },
): Promise<number> {
  const others = keep === undefined ? {} : { NOT: { id: keep } };
  const { count } = await tx.session.deleteMany({ where: { userId, ...others } });
  await tx.magicLinkToken.updateMany({
    where: { OR: [{ email, kind: "sign-in" }, { userId }], isUsed: false },
    data: { isUsed: true },
  });
  await tx.user.updateMany({ where: { id: userId, pendingEmail: { not: null } }, data: { pendingEmail: null } });
  return count;
}
