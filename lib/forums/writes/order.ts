import "server-only";
import { audit } from "@/lib/platform/audit";
import { transaction } from "@/lib/platform/db";
import { Problem } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import type { Forum } from "../contract/forums";
import { listForums } from "../reads/forums";

/** For admins. Throws 409 `edit_conflict` when the ids are not exactly the forums there are. */
export async function orderForums(viewer: Viewer, ids: number[]): Promise<Forum[]> {
  await transaction(async (tx) => {
    const there = await tx.$queryRaw<{ id: number }[]>`select id from "Forum" order by "order", id for update`;
    const before = there.map(({ id }) => id);
    if (!holdsTheSame(ids, before))
      throw new Problem("edit_conflict", "Somebody added or removed a forum meanwhile. Please load the list again.");
    await tx.$executeRaw`
      update "Forum" f set "order" = o.place - 1, version = version + 1
      from unnest(${ids}::int[]) with ordinality o(id, place) where f.id = o.id and f."order" <> o.place - 1`;
    const row = { targetType: "forum", targetId: "all", before: { ids: before }, after: { ids } };
    await audit(tx, viewer, { action: "forum.order", ...row });
  });
  return listForums(viewer);
}

const holdsTheSame = (some: number[], others: number[]) =>
  some.length === others.length && new Set(some).size === some.length && some.every((id) => others.includes(id));
