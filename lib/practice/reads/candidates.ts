import "server-only";
import { isModuleOpen, type ModuleAccess } from "@/lib/courses/reads/access";
import { isPassed, moduleAccess } from "@/lib/courses/reads/fragments";
import { db, type Fragment, Prisma, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { liveQuestion } from "@/lib/questions/reads/live";
import type { Content } from "@/lib/questions/rules/written";
import type { Candidate, PracticeArea } from "../rules/choosing";
import { weightsOf } from "../rules/papers";

type ModuleRow = ModuleAccess &
  Omit<PracticeArea, "weight"> & {
    title: string;
    courseTitle: string;
    code: string | null;
    minutes: number;
    questions: number;
    answered: number;
    passed: boolean;
  };
export type OpenArea = Omit<ModuleRow, keyof ModuleAccess | "code" | "minutes"> & { weight: number; open: boolean };

const RECENT_DAYS = 120;

/**
 * The areas of a course, or of all the viewer's courses, with her answers in them. `open` are the areas she may open. A
 * module of a course in which she is not enrolled is included if she has answers there, or if that course is requested.
 */
export async function listAreas(viewer: Viewer, courseId: number | null): Promise<OpenArea[]> {
  // SQL: counts that Prisma makes one statement each.
  const rows = await queryRows<ModuleRow>`
    select m.id as "moduleId", m."courseId", m.title, c.code, coalesce(c.code, c.title) as "courseTitle",
           m.duration as minutes, ${moduleAccess(viewer)}, ${isPassed(viewer, Prisma.sql`m."courseId"`)} as passed, coalesce(q.count, 0)::int as questions,
           coalesce(i.answers, 0)::int as answers, coalesce(i.shares, 0)::float8 as shares, coalesce(i.all, 0)::int as answered
    from "Module" m
    join "Course" c on c.id = m."courseId"
    left join (select t."moduleId", sum(t."questionCount") as count from "Topic" t group by 1) q on q."moduleId" = m.id
    left join (
      select x."moduleId", count(*) as all, count(*) filter (where x.recent) as answers,
             sum(x.share) filter (where x.recent) as shares
      from (select "moduleId", share, "answeredAt" > now() - make_interval(days => ${RECENT_DAYS}) as recent
            from "AttemptItem" where "userId" = ${viewer.id} and "answeredAt" is not null) x
      group by 1
    ) i on i."moduleId" = m.id
    where case when ${courseId}::int is null then m."courseId" in (${ownCourses(viewer)}) else m."courseId" = ${courseId}::int end
    order by m."courseId", m."order", m.id`;
  const weights = weightsOf(rows);
  return rows
    .filter(({ enrolled, answered }) => courseId !== null || enrolled || answered > 0)
    .map(({ first, enrolled, code, minutes, ...area }) => ({
      ...area,
      weight: weights.get(area.moduleId) ?? 0,
      open: isModuleOpen(viewer, { first, enrolled }),
    }));
}

/** The courses in which she is enrolled or has answered questions. */
export const ownCourses = (viewer: Viewer): Fragment => Prisma.sql`
  select "courseId" from "Enrollment" where "userId" = ${viewer.id}
  union select "courseId" from "AttemptItem" where "userId" = ${viewer.id} and "answeredAt" is not null`;

const MOST_CANDIDATES = 3000;

/** `moduleIds` is null where the points say it. */
type Within = { moduleIds: readonly number[] | null; topicId?: number | null; pointIds?: readonly number[] | null };

/**
 * Live questions of these modules or points, with the viewer's history. Questions reserved for mock exams are excluded.
 */
export async function listCandidates(
  viewer: Viewer,
  { moduleIds, topicId = null, pointIds = null }: Within,
): Promise<Candidate[]> {
  // SQL: sums a student's answers.
  return queryRows<Candidate>`
    select q.id, q."topicId", t."moduleId", m."courseId", q."pointId", q.source, q.difficulty,
           extract(epoch from met.at)::float8 * 1000 as met, k.known
    from "Question" q
    join "Topic" t on t.id = q."topicId"
    join "Module" m on m.id = t."moduleId"
    left join (
      select "questionId", max("answeredAt") as at from "AttemptItem"
      where "userId" = ${viewer.id} and "answeredAt" is not null group by 1
    ) met on met."questionId" = q.id
    left join (
      select "pointId", avg(share) as known from (
        select "pointId", share, row_number() over (partition by "pointId" order by "answeredAt" desc) as last
        from "AttemptItem" where "userId" = ${viewer.id} and "answeredAt" is not null and "pointId" is not null
      ) recent where last <= 3 group by 1
    ) k on k."pointId" = q."pointId"
    where (${moduleIds}::int[] is null or t."moduleId" = any(${moduleIds}::int[])) and ${liveQuestion} and q."pointId" is not null
      and (${topicId}::int is null or q."topicId" = ${topicId}::int)
      and (${pointIds}::int[] is null or q."pointId" = any(${pointIds}::int[]))
    order by q.id limit ${MOST_CANDIDATES}`;
}

export type Chosen = {
  id: number;
  key: string;
  version: number;
  content: Content | null;
  pointId: number | null;
  moduleId: number;
  courseId: number;
  topicId: number;
};

/** The chosen questions with their content, in the order of the ids. */
export async function listChosen(ids: readonly number[]): Promise<Chosen[]> {
  const topic = { select: { moduleId: true, module: { select: { courseId: true } } } };
  const questions = await db.question.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, key: true, version: true, content: true, pointId: true, topicId: true, topic },
  });
  const chosen = questions.map(({ content, topic: { moduleId, module }, ...question }) => ({
    ...question,
    content: content as Content | null,
    moduleId,
    courseId: module.courseId,
  }));
  return ids.flatMap((id) => chosen.find((one) => one.id === id) ?? []);
}
