import "server-only";
import { editConflict } from "@/lib/courses/edit-conflict";
import { notFound } from "@/lib/platform/contract/problem";
import type { Db } from "@/lib/platform/database/db";
import { lockRows } from "@/lib/platform/database/locks";
import { TOPIC_MISSING } from "../rules";

export type Before = {
  text: string;
  sources: string[];
  version: number;
  editedAt: Date | null;
  shippedHash: string | null;
};

/**
 * Locks the topic, so that saves and seeding happen one after the other. If a shipped version that nobody edited was
 * seeded in the meantime, that is no conflict: the editor's own text replaces it. Throws 404, 409 `edit_conflict`.
 */
export async function lockLesson(tx: Db, topicId: number, version: number): Promise<Before | null> {
  if ((await lockRows(tx, "Topic", [topicId], "no key update")) === 0) throw notFound(TOPIC_MISSING);
  const before = await tx.lesson.findUnique({ where: { topicId } });
  const isSeededSince = before !== null && before.editedAt === null && version < before.version;
  if (version !== (before?.version ?? 0) && !isSeededSince) throw editConflict();
  return before;
}
