import "server-only";
import type { ResponseOf } from "@/lib/platform/contract/endpoint";
import { notFound } from "@/lib/platform/contract/problem";
import { type Db, db } from "@/lib/platform/database/db";
import type { LessonVersion, ManagedLesson, previewLesson } from "../contract/managing";
import { minutesOf, TOPIC_MISSING, VERSIONS_PAGE, wordsIn } from "../rules";
import { getParsedLesson } from "./parsed";

/** For admins, as the contract says. Throws 404. At most two statements. */
export async function getManagedLesson(topicId: number, tx: Db = db): Promise<ManagedLesson> {
  const topic = await tx.topic.findUnique({
    where: { id: topicId },
    select: {
      title: true,
      code: true,
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
    topicId,
    title,
    code,
    points,
    courseId: module.courseId,
    courseTitle: module.course.title,
    moduleId: module.id,
    moduleTitle: module.title,
    text: lesson?.text ?? "",
    sources: lesson?.sources ?? [],
    minutes: lesson?.minutes ?? 0,
    version: lesson?.version ?? 0,
    editedAt: lesson?.editedAt?.toISOString() ?? null,
    problems: lesson ? (await getParsedLesson(lesson.text, topicId, tx)).problems : [],
    shipped: isOther ? { text: shipped.text, sources: shipped.sources } : null,
  };
}

/** For admins. Throws 404 for an unknown topic. */
export async function getLessonPreview(
  text: string,
  topicId: number | undefined,
): Promise<ResponseOf<typeof previewLesson>> {
  if (topicId !== undefined && (await db.topic.count({ where: { id: topicId } })) === 0) throw notFound(TOPIC_MISSING);
  return { ...(await getParsedLesson(text, topicId)), minutes: minutesOf(text), words: wordsIn(text) };
}

/** For admins. Throws 404. One statement. */
export async function listLessonVersions(
  topicId: number,
  page: number,
): Promise<{ versions: LessonVersion[]; total: number }> {
  const topic = await db.topic.findUnique({
    where: { id: topicId },
    select: {
      lessonVersions: {
        select: {
          version: true,
          createdAt: true,
          text: true,
          sources: true,
          editor: { select: { username: true } },
        },
        orderBy: { version: "desc" },
        skip: (page - 1) * VERSIONS_PAGE,
        take: VERSIONS_PAGE,
      },
      _count: { select: { lessonVersions: true } },
    },
  });
  if (!topic) throw notFound(TOPIC_MISSING);
  const versions = topic.lessonVersions.map(({ editor, createdAt, ...version }) => ({
    ...version,
    editor: editor?.username ?? null,
    createdAt: createdAt.toISOString(),
  }));
  return { versions, total: topic._count.lessonVersions };
}
