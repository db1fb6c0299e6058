import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { type Db, db } from "@/lib/platform/database/db";
import { readLesson } from "@/lib/writing/markdown";
import type { LessonVersion, ManagedLesson } from "../contract/managing";
import { TOPIC_MISSING } from "../rules";

const MOST_VERSIONS = 20;

/** For admins, as the contract says. Throws 404. One statement. */
export async function getManagedLesson(topicId: number, tx: Db = db): Promise<ManagedLesson> {
  const topic = await tx.topic.findUnique({
    where: { id: topicId },
    select: {
      ...{ title: true, code: true },
      module: { select: { id: true, title: true, courseId: true, course: { select: { title: true } } } },
      lesson: true,
      shippedLesson: { select: { text: true, sources: true, hash: true } },
      points: {
        where: { isActive: true },
        select: { id: true, code: true, statement: true },
        orderBy: [{ order: "asc" }, { id: "asc" }],
      },
    },
  });
  if (!topic) throw notFound(TOPIC_MISSING);
  const { title, code, module, lesson, shippedLesson: shipped, points } = topic;
  const isOther = shipped !== null && shipped.hash !== lesson?.shippedHash;
  return {
    ...{ topicId, title, code, points },
    ...{ courseId: module.courseId, courseTitle: module.course.title, moduleId: module.id, moduleTitle: module.title },
    ...{ text: lesson?.text ?? "", sources: lesson?.sources ?? [], minutes: lesson?.minutes ?? 0 },
    version: lesson?.version ?? 0,
    editedAt: lesson?.editedAt?.toISOString() ?? null,
    problems: lesson ? readLesson(lesson.text).problems : [],
    shipped: isOther ? { text: shipped.text, sources: shipped.sources } : null,
  };
}

/** For admins. Throws 404. One statement. */
export async function listLessonVersions(topicId: number): Promise<LessonVersion[]> {
  const topic = await db.topic.findUnique({
    where: { id: topicId },
    select: {
      lessonVersions: {
        select: {
          ...{ version: true, createdAt: true, text: true, sources: true },
          editor: { select: { username: true } },
        },
        orderBy: { version: "desc" },
        take: MOST_VERSIONS,
      },
    },
  });
  if (!topic) throw notFound(TOPIC_MISSING);
  return topic.lessonVersions.map(({ editor, createdAt, ...version }) => ({
    ...version,
    editor: editor?.username ?? null,
    createdAt: createdAt.toISOString(),
  }));
}
