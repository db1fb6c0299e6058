import "server-only";
import { editConflict } from "@/lib/courses/edit-conflict";
import { notFound } from "@/lib/platform/contract/problem";
import type { Db } from "@/lib/platform/database/db";
import { lockRows } from "@/lib/platform/database/locks";
import type { Viewer } from "@/lib/platform/server/session";
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

/** Every save of a lesson or its points is a version, also where the text stays as it was. Returns its number. */
export async function keepVersion(
  tx: Db,
  viewer: Viewer,
  topicId: number,
  { text, sources }: Pick<Before, "text" | "sources">,
  before: Before | null,
): Promise<number> {
  const last = await tx.lessonVersion.aggregate({ where: { topicId }, _max: { version: true } });
  const version = Math.max(before?.version ?? 0, last._max.version ?? 0) + 1;
  await tx.lessonVersion.create({ data: { topicId, version, text, sources, editorId: viewer.id } });
  return version;
}
