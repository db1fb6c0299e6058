import "server-only";
import { isModuleOpen, type ModuleAccess } from "@/lib/courses/reads/access";
import { isPassed, moduleAccess } from "@/lib/courses/reads/fragments";
import { db, type Fragment, Prisma, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Mistake } from "../contract/overview";
import { weightsOf } from "../rules/papers";
import type { Cause } from "../rules/words";

const PAGE = 20;
const MOST_POINTS = 2000;

type Row = Omit<Mistake, "at" | "locked"> & ModuleAccess & { at: Date };

/** Points answered wrong and not mastered since, as `open_mistakes` in the database defines them. */
export const openMistakes = (viewer: Viewer): Fragment => Prisma.sql`
  select s.*, p.statement, t.id as "topicId", t.title as "topicTitle", t."moduleId", m."courseId"
  from open_mistakes(${viewer.id}, ${viewer.timeZone}) s
  join "Point" p on p.id = s."pointId" join "Topic" t on t.id = p."topicId" join "Module" m on m.id = t."moduleId"`;

/** Of one course, or of all whose exam is not passed. */
async function listOpenMistakes(viewer: Viewer, courseId: number | null, cause: Cause | null): Promise<Row[]> {
  // SQL: made of rules of access.
  return queryRows<Row>`
    select s."pointId", s.statement, s."topicId", s."topicTitle", m.id as "moduleId",
           m.title as "moduleTitle", c.id as "courseId", coalesce(c.code, c.title) as "courseTitle", s.cause, s.at, s.times,
           s."rightDays" = 1 as almost, s."attemptId", s.place, i.id as "itemId",
           ${moduleAccess(viewer)}
    from (${openMistakes(viewer)}) s
    join "Module" m on m.id = s."moduleId" join "Course" c on c.id = m."courseId"
    join "AttemptItem" i on i."attemptId" = s."attemptId" and i.place = s.place
    where (${cause}::text is null or s.cause = ${cause}::text)
      and case when ${courseId}::int is null then not ${isPassed(viewer, Prisma.sql`s."courseId"`)}
               else s."courseId" = ${courseId}::int end
    order by c."order", c.id, m."order", m.id, s.at desc limit ${MOST_POINTS}`;
}

/** The most costly first: the marks that the exam gives for the area, times how often the point was answered wrong. */
async function byCost(rows: readonly Row[]): Promise<Row[]> {
  const courseIds = [...new Set(rows.map(({ courseId }) => courseId))];
  const modules = await db.module.findMany({
    where: { courseId: { in: courseIds } },
    orderBy: [{ order: "asc" }, { id: "asc" }],
    select: { id: true, courseId: true, duration: true, course: { select: { code: true } } },
  });
  const weights = weightsOf(
    modules.map(({ id, courseId, duration, course }) => ({
      moduleId: id,
      courseId,
      minutes: duration,
      code: course.code,
    })),
  );
  const cost = ({ moduleId, times }: Row) => times * (weights.get(moduleId) ?? 0);
  return [...rows].sort((a, b) => cost(b) - cost(a));
}

/** The points of the viewer's open mistakes that she may practise, the most costly first. */
export async function listMistakenPoints(viewer: Viewer, courseId: number | null, cause: Cause | null) {
  const found = await listOpenMistakes(viewer, courseId, cause);
  return byCost(found.filter((row) => isModuleOpen(viewer, row)));
}

type MistakesRequest = {
  courseId?: number | undefined;
  cause?: Cause | undefined;
  order: "area" | "cost";
  page: number;
};
export type Mistakes = { mistakes: Mistake[]; total: number; open: number; causes: Record<string, number> };

/**
 * A page of twenty with the total, and how many of all pages she may practise; `causes` counts all wrong answers by the
 * student's stated cause.
 */
export async function listMistakes(
  viewer: Viewer,
  { courseId, cause, order, page }: MistakesRequest,
): Promise<Mistakes> {
  const [found, causes] = await Promise.all([
    listOpenMistakes(viewer, courseId ?? null, cause ?? null),
    countCauses(viewer, courseId ?? null),
  ]);
  const sorted = order === "cost" ? await byCost(found) : found;
  const mistakes = sorted.slice((page - 1) * PAGE, page * PAGE).map((row) => mistakeView(viewer, row));
  const open = found.filter((row) => isModuleOpen(viewer, row)).length;
  return { mistakes, total: found.length, open, causes };
}

/** Of a locked module the point itself is not shown. */
function mistakeView(viewer: Viewer, { first, enrolled, at, ...row }: Row): Mistake {
  const locked = !isModuleOpen(viewer, { first, enrolled });
  return { ...row, statement: locked ? row.topicTitle : row.statement, at: at.toISOString(), locked };
}

async function countCauses(viewer: Viewer, courseId: number | null): Promise<Record<string, number>> {
  const groups = await db.attemptItem.groupBy({
    by: "cause",
    where: { userId: viewer.id, answeredAt: { not: null }, share: { lt: 1 }, courseId: courseId ?? Prisma.skip },
    orderBy: { cause: "asc" },
    _count: true,
  });
  return Object.fromEntries(groups.map(({ cause, _count }) => [cause ?? "none", _count]));
}
