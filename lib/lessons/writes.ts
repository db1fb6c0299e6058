import "server-only";
import { requireOpenModule } from "@/lib/courses/reads/access";
import { moduleAccessOf, moduleAccessSelect, visibleCourseWhere } from "@/lib/courses/reads/fragments";
import { notFound } from "@/lib/platform/contract/problem";
import { db, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { Place } from "./contract";
import { blocksOfLesson } from "./reads/blocks";
import { TOPIC_MISSING } from "./rules";

/**
 * The position may go back; the furthest position and the time of reaching the end never do. Throws 404, 403
 * `not_enrolled`, 403 `subscription_required`.
 */
export async function keepPlace(
  viewer: Viewer,
  topicId: number,
  { block, seconds }: { block: number; seconds: number },
): Promise<Place> {
  const topic = await db.topic.findFirst({
    where: { id: topicId, module: { course: visibleCourseWhere(viewer) } },
    select: { lesson: { select: { version: true, text: true } }, module: { select: moduleAccessSelect(viewer) } },
  });
  if (!topic) throw notFound(TOPIC_MISSING);
  requireOpenModule(viewer, moduleAccessOf(topic.module));
  const at = now();
  const readAt = isEnd(topicId, topic.lesson, block) ? at : null;
  // SQL: an upsert that computes with the stored row.
  const [place] = await queryRows<{ block: number; readAt: Date | null }>`
    insert into "LessonPlace" as p ("userId", "topicId", block, furthest, seconds, "readAt", "updatedAt")
    select ${viewer.id}, t.id, ${block}::int, ${block}::int, ${seconds}::int, ${readAt}::timestamptz, ${at}::timestamptz
    from "Topic" t where t.id = ${topicId}
    on conflict ("userId", "topicId") do update set block = excluded.block,
      furthest = greatest(p.furthest, excluded.block), seconds = least(p.seconds + excluded.seconds, 2000000000),
      "readAt" = coalesce(p."readAt", excluded."readAt"), "updatedAt" = excluded."updatedAt"
    returning block, "readAt"`;
  if (!place) throw notFound(TOPIC_MISSING);
  return { block: place.block, readAt: place.readAt?.toISOString() ?? null };
}

const isEnd = (topicId: number, lesson: { version: number; text: string } | null, block: number): boolean =>
  lesson !== null && block >= blocksOfLesson({ topicId, ...lesson }).length - 1;
