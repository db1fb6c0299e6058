import "server-only";
import { type ModuleAccess, requireOpenModule } from "@/lib/courses/reads/access";
import { queryRows } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";

const TOPIC_MISSING = "Topic not found";
const QUESTION_MISSING = "There is no such question here.";

type Topic = ModuleAccess & { id: number; title: string; moduleId: number; courseId: number };

/** Throws 404, 403 `not_enrolled`, 403 `subscription_required`. */
export async function requireOpenTopic(viewer: Viewer, topicId: number): Promise<Topic> {
  const [topic] = await queryRows<Topic>`
    select t.id, t.title, m.id as "moduleId", m."courseId",
           not exists (select from "Module" b where b."courseId" = m."courseId" and (b."order", b.id) < (m."order", m.id)) as first,
           exists (select from "Enrollment" e where e."userId" = ${viewer.id} and e."courseId" = m."courseId") as enrolled
    from "Topic" t join "Module" m on m.id = t."moduleId" where t.id = ${topicId}`;
  if (!topic) throw notFound(TOPIC_MISSING);
  requireOpenModule(viewer, topic);
  return topic;
}

type Tried = ModuleAccess & { questionId: number; seed: number | null; topicId: number; courseId: number };

/** The question of a `try` in a topic's lesson. Throws 404, 403. */
export async function requireLessonTry(viewer: Viewer, topicId: number, key: string): Promise<Tried> {
  const [row] = await queryRows<Tried>`
    select q.id as "questionId", null::int as seed, t.id as "topicId", m."courseId",
           not exists (select from "Module" b where b."courseId" = m."courseId" and (b."order", b.id) < (m."order", m.id)) as first,
           exists (select from "Enrollment" e where e."userId" = ${viewer.id} and e."courseId" = m."courseId") as enrolled
    from "Question" q
    join "Topic" t on t.id = ${topicId} join "Module" m on m.id = t."moduleId" join "Lesson" l on l."topicId" = t.id
    where q.key = ${key} and q.state = 'live' and not q.reserved and l.text ~ ('\`\`\`try\\s+' || ${key}::text || '\\s*\`\`\`')`;
  if (!row) throw notFound(QUESTION_MISSING);
  requireOpenModule(viewer, row);
  return row;
}

/** The exact variant that a thread shows. Throws 404, 403. */
export async function requireThreadTry(viewer: Viewer, threadId: number): Promise<Tried> {
  const [row] = await queryRows<Tried>`
    select q.id as "questionId", th.seed, t.id as "topicId", m."courseId",
           not exists (select from "Module" b where b."courseId" = m."courseId" and (b."order", b.id) < (m."order", m.id)) as first,
           exists (select from "Enrollment" e where e."userId" = ${viewer.id} and e."courseId" = m."courseId") as enrolled
    from "Thread" th join "Question" q on q.id = th."questionId"
    join "Topic" t on t.id = q."topicId" join "Module" m on m.id = t."moduleId"
    where th.id = ${threadId} and th."hiddenAt" is null and q.state = 'live' and not q.reserved`;
  if (!row) throw notFound(QUESTION_MISSING);
  requireOpenModule(viewer, row);
  return row;
}
