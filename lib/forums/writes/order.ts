import "server-only";
import { Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { Prisma, transaction } from "@/lib/platform/database/db";
import { lockOrder, writeOrder } from "@/lib/platform/database/locks";
import type { Viewer } from "@/lib/platform/server/session";
import type { Forum } from "../contract/forums";
import { listForums } from "../reads/forums";

/** For admins. Throws 409 `edit_conflict` when the ids are not exactly the forums there are. */
export async function orderForums(viewer: Viewer, ids: number[]): Promise<Forum[]> {
  await transaction(async (tx) => {
    const before = await lockOrder(tx, "Forum");
    if (!holdsTheSame(ids, before))
      throw new Problem("edit_conflict", "Somebody added or removed a forum meanwhile. Please load the list again.");
    await writeOrder(tx, "Forum", ids, Prisma.sql`, version = version + 1`);
    const row = { targetType: "forum", targetId: "all", before: { ids: before }, after: { ids } };
    await audit(tx, viewer, { action: "forum.order", ...row });
  });
  return listForums(viewer);
}

const holdsTheSame = (some: number[], others: number[]) =>
  some.length === others.length && new Set(some).size === some.length && some.every((id) => others.includes(id));
