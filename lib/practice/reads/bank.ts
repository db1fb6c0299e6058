import "server-only";
import { visibleCourse } from "@/lib/courses/reads/fragments";
import { type Fragment, Prisma, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { DAY_MS } from "@/lib/platform/time/units";
import type { BankCount, BankQuestion, ExamModule } from "../rules/building";

/** What a new exam of a course is made of, in one statement. Null if there is no such course. */
export type ExamBank = {
  id: number;
  code: string | null;
  enrolled: boolean;
  modules: ExamModule[];
  mocksToday: number;
  questions: BankQuestion[];
};

const MOST_QUESTIONS = 5000;

/** Modules in order, as JSON. The course is c. */
const MODULES = Prisma.sql`
  coalesce((select json_agg(json_build_object('id', m.id, 'minutes', m.duration) order by m."order", m.id)
            from "Module" m where m."courseId" = c.id), '[]')`;

/** Every live question, reserved ones among them: only for building an exam. */
export async function findBank(viewer: Viewer, courseId: number, at: Date): Promise<ExamBank | null> {
  // SQL: a whole exam's choice in one statement.
  const [bank] = await queryRows<ExamBank>`
    select c.id, c.code, ${MODULES} as modules,
           exists (select from "Enrollment" e where e."userId" = ${viewer.id} and e."courseId" = c.id) as enrolled,
           (select count(*)::int from "Attempt" a where a."userId" = ${viewer.id} and a.kind = 'mock'
              and a."startedAt" > ${new Date(at.getTime() - DAY_MS)}) as "mocksToday",
           coalesce((
             select json_agg(q) from (
               select q.id, q.key, q.version, q.source, q.kind, q.marks, q.reserved, t."moduleId", q."topicId", q."pointId",
                      coalesce(s.difficulty, q.difficulty) as difficulty, extract(epoch from met.at)::float8 * 1000 as met
               from "Question" q
               join "Topic" t on t.id = q."topicId" join "Module" m on m.id = t."moduleId"
               left join "QuestionStat" s on s."questionId" = q.id
               left join (
                 select i."questionId", max(coalesce(i."answeredAt", a."startedAt")) as at
                 from "AttemptItem" i join "Attempt" a on a.id = i."attemptId"
                 where i."userId" = ${viewer.id} and (i."answeredAt" is not null or a."endsAt" is not null) group by 1
               ) met on met."questionId" = q.id
               where m."courseId" = c.id and q.state = 'live' and q."parentId" is null and q."pointId" is not null
               order by q.id limit ${MOST_QUESTIONS}
             ) q), '[]') as questions
    from "Course" c where c.id = ${courseId} and ${visibleCourse(viewer)}`;
  return bank ?? null;
}

export type CourseBank = {
  id: number;
  code: string | null;
  title: string;
  enrolled: boolean;
  modules: ExamModule[];
  counts: BankCount[];
  open: {
    id: number;
    answered: number;
    itemCount: number;
    endsAt: string;
    pausedAt: string | null;
    pausedSeconds: number;
    breakAt: string | null;
  } | null;
  taken: { id: number; finishedAt: string; marks: number; outOf: number; paused: boolean }[];
};

const MOST_TAKEN = 20;

/** The counts of the banks of these courses, with the student's mock exams. `courseIds` selects the ids. */
export const banksOf = (viewer: Pick<Viewer, "id" | "isAdmin">, courseIds: Fragment): Fragment => Prisma.sql`
    select c.id, c.code, coalesce(c.code, c.title) as title, ${MODULES} as modules,
           exists (select from "Enrollment" e where e."userId" = ${viewer.id} and e."courseId" = c.id) as enrolled,
           coalesce((
             select json_agg(n) from (
               select t."moduleId", q.kind, q.marks, q.source, count(*)::int as count
               from "Question" q join "Topic" t on t.id = q."topicId" join "Module" m on m.id = t."moduleId"
               where m."courseId" = c.id and q.state = 'live' and q."parentId" is null and q."pointId" is not null
               group by 1, 2, 3, 4
             ) n), '[]') as counts,
           (select json_build_object('id', a.id, 'answered', a.answered, 'itemCount', a."itemCount", 'endsAt', a."endsAt",
                     'pausedAt', a."pausedAt", 'pausedSeconds', a."pausedSeconds", 'breakAt', a."breakAt")
            from "Attempt" a where a."userId" = ${viewer.id} and a."courseId" = c.id and a.kind = 'mock' and a.state = 'open') as open,
           coalesce((
             select json_agg(t) from (
               select a.id, a."finishedAt", a.marks, a."outOf", a."pausedSeconds" > 0 as paused
               from "Attempt" a where a."userId" = ${viewer.id} and a."courseId" = c.id and a.kind = 'mock' and a.state = 'finished'
               order by a."finishedAt" desc, a.id desc limit ${MOST_TAKEN}
             ) t), '[]') as taken
    from "Course" c where c.id in (${courseIds}) and ${visibleCourse(viewer)} order by c."order", c.id`;

export async function listBanks(
  viewer: Pick<Viewer, "id" | "isAdmin">,
  courseIds: readonly number[],
): Promise<CourseBank[]> {
  if (courseIds.length === 0) return [];
  // SQL: counts that Prisma makes one statement each.
  return queryRows<CourseBank>`${banksOf(viewer, Prisma.sql`select unnest(${courseIds}::int[])`)}`;
}
