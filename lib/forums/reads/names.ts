import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { likePrefix, NAMES_OFFERED } from "@/lib/platform/contract/shapes";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { THREAD_MISSING } from "../rules/words";
import { readablePostWhere, visibleThreadWhere } from "./visible";

/** The other writers of a thread whose username begins so. Throws 404. */
export async function listThreadNames(viewer: Viewer, threadId: number, beginning: string) {
  const thread = { id: threadId, ...visibleThreadWhere(viewer) };
  const names = await db.user.findMany({
    where: {
      username: { startsWith: likePrefix(beginning) },
      id: { not: viewer.id },
      posts: { some: { ...readablePostWhere(viewer), threadId, thread } },
    },
    select: { username: true, avatarUrl: true },
    orderBy: { username: "asc" },
    take: NAMES_OFFERED,
  });
  if (names.length === 0 && (await db.thread.count({ where: thread })) === 0) throw notFound(THREAD_MISSING);
  return names;
}
