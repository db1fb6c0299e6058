import "server-only";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { transaction } from "@/lib/platform/database/db";
import { lockRows } from "@/lib/platform/database/locks";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { endSessions } from "./end-sessions";

/**
 * Suspends an account, which ends all its sessions, or lifts the suspension when the reason is null. An admin must lose
 * the admin's rights first. Throws 404, 409 `conflict`.
 */
export async function setSuspension(viewer: Viewer, id: string, reason: string | null): Promise<void> {
  await transaction(async (tx) => {
    if ((await lockRows(tx, "User", [id], "no key update")) === 0) throw notFound("User not found");
    const select = { email: true, isAdmin: true, suspensionReason: true } as const;
    const before = await tx.user.findUniqueOrThrow({ where: { id }, select });
    if (before.suspensionReason === reason) return;
    if (reason !== null && before.isAdmin)
      throw new Problem("conflict", "An admin cannot be suspended. Take the admin's rights away first.");
    const data = { suspendedAt: reason === null ? null : now(), suspensionReason: reason };
    await tx.user.update({ where: { id }, data, select: { id: true } });
    if (reason !== null) await endSessions(tx, { userId: id, email: before.email });
    const entry = { action: reason === null ? "user.unsuspend" : "user.suspend", targetType: "user", targetId: id };
    await audit(tx, viewer, { ...entry, before: { reason: before.suspensionReason }, after: { reason } });
  });
}
