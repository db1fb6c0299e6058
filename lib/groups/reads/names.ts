import "server-only";
import { likePrefix, NAMES_OFFERED } from "@/lib/platform/contract/shapes";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { requireMember } from "./access";

/** The other members whose username begins with the prefix, for members. Throws 404 and 403 `membership_required`. */
export async function listGroupNames(viewer: Viewer, groupId: number, prefix: string) {
  await requireMember(viewer, groupId);
  return db.user.findMany({
    where: {
      username: { startsWith: likePrefix(prefix) },
      id: { not: viewer.id },
      groupMembers: { some: { groupId } },
    },
    select: { username: true, avatarUrl: true },
    orderBy: { username: "asc" },
    take: NAMES_OFFERED,
  });
}
