import "server-only";
import type { ResponseOf } from "@/lib/platform/contract/endpoint";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { listSkips as contract } from "../contract/plan";

/** In the order in which they were left out. Without those of courses that the viewer has left. */
export async function listSkips({ id: userId }: Viewer): Promise<ResponseOf<typeof contract>> {
  const skips = await db.planSkip.findMany({
    where: { userId, topic: { module: { course: { enrollments: { some: { userId } } } } } },
    orderBy: [{ createdAt: "asc" }, { topicId: "asc" }],
    select: {
      topicId: true,
      topic: { select: { title: true, module: { select: { course: { select: { title: true } } } } } },
    },
  });
  const topics = skips.map(({ topicId, topic }) => ({
    topicId,
    title: topic.title,
    courseTitle: topic.module.course.title,
  }));
  return { topics };
}
