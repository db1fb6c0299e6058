import "server-only";
import { Problem } from "@/lib/platform/contract/problem";
import type { Db } from "@/lib/platform/database/db";
import { lockRows } from "@/lib/platform/database/locks";

export const DEFAULT_IMAGE = "/uploads/default-course.jpg";

/** Recalculates the stored totals of a course and its modules, in the transaction of the change. */
export async function updateTotals(tx: Db, courseId: number): Promise<void> {
  // SQL: an update that computes with other rows.
  await tx.$executeRaw`
    with own as (
      select m.id, m.duration, count(t.id)::int as topics from "Module" m left join "Topic" t on t."moduleId" = m.id
      where m."courseId" = ${courseId} group by m.id
    ), counted as (
      update "Module" m set "lessonCount" = own.topics from own where own.id = m.id and m."lessonCount" <> own.topics
    )
    update "Course" set ("totalLessons", "totalDuration") = (
      select coalesce(sum(topics), 0)::int, coalesce(sum(duration), 0)::int from own
    ) where id = ${courseId}`;
}

/** Locks a course, so that totals and orders include all rows. Does not throw. */
export async function lockCourse(tx: Db, courseId: number): Promise<boolean> {
  return (await lockRows(tx, "Course", [courseId])) > 0;
}

/** Throws 409 `edit_conflict` unless the ids are exactly the existing ones, in any order. */
export function requireSameIds(ids: readonly number[], existing: readonly number[]): void {
  const isSame = ids.length === existing.length && new Set([...ids, ...existing]).size === ids.length;
  if (!isSame) throw new Problem("edit_conflict", "The list has changed meanwhile. Reload it and order it again.");
}
