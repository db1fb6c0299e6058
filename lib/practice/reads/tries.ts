import "server-only";
import { type ModuleAccess, requireOpenModule } from "@/lib/courses/reads/access";
import { inVisibleCourse, moduleAccess } from "@/lib/courses/reads/fragments";
import { visibleThread } from "@/lib/forums/reads/visible";
import { notFound } from "@/lib/platform/contract/problem";
import { db, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { liveQuestion } from "@/lib/questions/reads/live";
import { redrawVariant } from "@/lib/questions/reads/variants";
import type { Content } from "@/lib/questions/rules/written";

const TOPIC_MISSING = "Topic not found";
const QUESTION_MISSING = "There is no such question here.";
const QUESTION_CHANGED = "This question was changed since.";

type Topic = ModuleAccess & { id: number; title: string; moduleId: number; courseId: number };

/** Throws 404, 403 `not_enrolled`, 403 `subscription_required`. */
export async function requireOpenTopic(viewer: Viewer, topicId: number): Promise<Topic> {
  // SQL: made of rules of access.
  const [topic] = await queryRows<Topic>`
    select t.id, t.title, m.id as "moduleId", m."courseId",
           ${moduleAccess(viewer)}
    from "Topic" t join "Module" m on m.id = t."moduleId" where t.id = ${topicId} and ${inVisibleCourse(viewer)}`;
  if (!topic) throw notFound(TOPIC_MISSING);
  requireOpenModule(viewer, topic);
  return topic;
}

type Tried = ModuleAccess & { questionId: number; topicId: number; courseId: number };
/** A question in the variant that was shown. */
export type Again = { version: number; seed: number; content: Content | null };
type InThread = Tried & { key: string; version: number | null; seed: number | null; content: Content | null };

/** How a lesson names a question: by its topic and its key. Throws 404. */
export async function requireTried(questionId: number): Promise<{ topicId: number; question: string }> {
  const found = await db.question.findUnique({ where: { id: questionId }, select: { topicId: true, key: true } });
  if (!found) throw notFound(QUESTION_MISSING);
  return { topicId: found.topicId, question: found.key };
}

/** The question of a `try` in a topic's lesson. Throws 404, 403. */
export async function requireLessonTry(viewer: Viewer, topicId: number, key: string): Promise<Tried> {
  // SQL: made of rules of access.
  const [row] = await queryRows<Tried>`
    select q.id as "questionId", t.id as "topicId", m."courseId",
           ${moduleAccess(viewer)}
    from "Question" q
    join "Topic" t on t.id = ${topicId} join "Module" m on m.id = t."moduleId" join "Lesson" l on l."topicId" = t.id
    where q.key = ${key} and ${liveQuestion} and ${inVisibleCourse(viewer)} and l.text ~ ('\`\`\`try\\s+' || ${key}::text || '\\s*\`\`\`')`;
  if (!row) throw notFound(QUESTION_MISSING);
  requireOpenModule(viewer, row);
  return row;
}

/** The exact variant that a thread shows. Throws 404, 403. */
export async function requireThreadTry(viewer: Viewer, threadId: number): Promise<Tried & Again> {
  // SQL: made of rules of access.
  const [row] = await queryRows<InThread>`
    select q.id as "questionId", q.key, t."questionVersion" as version, t.seed, v.content, o.id as "topicId", m."courseId",
           ${moduleAccess(viewer)}
    from "Thread" t join "Forum" f on f.id = t."forumId" and ${visibleThread(viewer)}
    join "Question" q on q.id = t."questionId" and ${liveQuestion}
    join "Topic" o on o.id = q."topicId" join "Module" m on m.id = o."moduleId"
    left join "QuestionVersion" v on v."questionId" = q.id and v.version = t."questionVersion"
    where t.id = ${threadId} and ${inVisibleCourse(viewer)}`;
  if (!row) throw notFound(QUESTION_MISSING);
  requireOpenModule(viewer, row);
  const { version, seed, ...rest } = row;
  if (version === null || seed === null) throw notFound(QUESTION_MISSING);
  if (!redrawVariant({ ...rest, version }, seed)) throw notFound(QUESTION_CHANGED);
  return { ...rest, version, seed };
}
