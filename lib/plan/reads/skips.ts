import "server-only";
import type { ResponseOf } from "@/lib/platform/contract";
import { db } from "@/lib/platform/db";
import type { Viewer } from "@/lib/platform/session";
import type { listSkips as contract } from "../contract/plan";

export async function listSkips(viewer: Viewer): Promise<ResponseOf<typeof contract>> {
  const skips = await db.planSkip.findMany({
    where: { userId: viewer.id },
    orderBy: [{ createdAt: "asc" }, { topicId: "asc" }],
    select: {
      topicId: true,
      topic: { select: { title: true, module: { select: { course: { select: { title: true } } } } } },
    },
  });
  return {
    topics: skips.map(({ topicId, topic }) => ({
      topicId,
      title: topic.title,
      courseTitle: topic.module.course.title,
    })),
  };
}
