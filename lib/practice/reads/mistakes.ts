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

/**
 * Points answered wrong and not mastered since, as `open_mistakes` in the database defines them; of all courses only
 * those whose exam is not passed.
 */
export const openMistakes = (viewer: Viewer, courseId: number | null = null): Fragment => Prisma.sql`
  select s.*, p.statement, t.id as "topicId", t.title as "topicTitle", t."moduleId", m."courseId"
  from open_mistakes(${viewer.id}, ${viewer.timeZone}) s
  join "Point" p on p.id = s."pointId" join "Topic" t on t.id = p."topicId" join "Module" m on m.id = t."moduleId"
  where case when ${courseId}::int is null then not ${isPassed(viewer, Prisma.sql`m."courseId"`)}
             else m."courseId" = ${courseId}::int end`;

async function listOpenMistakes(viewer: Viewer, courseId: number | null): Promise<Row[]> {
  // SQL: made of rules of access.
  return queryRows<Row>`
    select s."pointId", s.statement, s."topicId", s."topicTitle", m.id as "moduleId",
           m.title as "moduleTitle", c.id as "courseId", coalesce(c.code, c.title) as "courseTitle", s.cause, s.at, s.times,
           s."rightDays" = 1 as almost, s."attemptId", s.place, i.id as "itemId",
           ${moduleAccess(viewer)}
    from (${openMistakes(viewer, courseId)}) s
    join "Module" m on m.id = s."moduleId" join "Course" c on c.id = m."courseId"
    join "AttemptItem" i on i."attemptId" = s."attemptId" and i.place = s.place
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
      ...{ moduleId: id, courseId, minutes: duration, code: course.code },
    })),
  );
  const cost = ({ moduleId, times }: Row) => times * (weights.get(moduleId) ?? 0);
  return [...rows].sort((a, b) => cost(b) - cost(a));
}

/** The points of the viewer's open mistakes that she may practise, the most costly first. */
export async function listMistakenPoints(viewer: Viewer, courseId: number | null) {
  const found = await listOpenMistakes(viewer, courseId);
  return byCost(found.filter((row) => isModuleOpen(viewer, row)));
}

type MistakesRequest = {
  courseId?: number | undefined;
  cause?: Cause | undefined;
  order: "area" | "cost";
  page: number;
};
export type Mistakes = { mistakes: Mistake[]; total: number; causes: Record<string, number> };

/** A page of twenty with the total; `causes` counts all wrong answers by the student's stated cause. */
export async function listMistakes(
  viewer: Viewer,
  { courseId, cause, order, page }: MistakesRequest,
): Promise<Mistakes> {
  const [all, causes] = await Promise.all([
    listOpenMistakes(viewer, courseId ?? null),
    countCauses(viewer, courseId ?? null),
  ]);
  const wanted = cause ? all.filter((row) => row.cause === cause) : all;
  const sorted = order === "cost" ? await byCost(wanted) : wanted;
  const mistakes = sorted.slice((page - 1) * PAGE, page * PAGE).map(({ first, enrolled, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    locked: !isModuleOpen(viewer, { first, enrolled }),
  }));
  return { mistakes, total: wanted.length, causes };
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
