import "server-only";
import { mayOpenAll } from "@/lib/courses/reads";
import { inVisibleCourse, visibleCourse } from "@/lib/courses/reads/fragments";
import { COURSE_MISSING } from "@/lib/courses/rules/words";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { Prisma, queryRows } from "@/lib/platform/database/db";
import { singleton } from "@/lib/platform/process/singleton";
import type { Viewer } from "@/lib/platform/server/session";
import { dayIn } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import type { ExamResult, Readiness, ReadinessLine } from "./contract";
import { listEvidence } from "./reads/evidence";
import { type Calibration, calibrationOf, type Tenth } from "./rules/calibration";
import { lineOf, readinessOf } from "./rules/view";
import type { Outcome } from "./rules/words";

const notEnrolled = () => new Problem("not_enrolled", "Enrol in this course to see where you stand.");

/** Computed from today's answers; nothing is written. Throws 404, 403 `not_enrolled`. */
export async function getReadiness(viewer: Viewer, courseId: number): Promise<Readiness> {
  const [[evidence], calibration] = await Promise.all([listEvidence(viewer, { courseId }), recentCalibration()]);
  if (!evidence) throw notFound(COURSE_MISSING);
  if (!evidence.enrolled && !viewer.isAdmin) throw notEnrolled();
  const openAll = mayOpenAll(viewer);
  return readinessOf(evidence, calibration, (moduleId) => openAll || moduleId === evidence.firstModuleId);
}

export async function listReadiness(viewer: Viewer): Promise<ReadinessLine[]> {
  return (await listEvidence(viewer, "own")).map(lineOf);
}

/**
 * Reported results whose exam had an estimated chance, added up by tenths. Of several results of one student in a paper
 * and a quarter of a year only the first counts: nobody sits a paper twice in a quarter, but exam dates can be set in the
 * past any number of times, and one student must not decide the calibration of all.
 */
export async function getCalibration(): Promise<Calibration> {
  // SQL: sums over an expression of a JSON column.
  const tenths = await queryRows<Tenth>`
    select least(9, floor(x.chance * 10 + 1e-9))::int as tenth, count(*)::int as count,
           count(*) filter (where x.passed)::int as passed, coalesce(sum(x.chance), 0)::float8 as said,
           coalesce(sum((x.chance - x.passed::int) ^ 2), 0)::float8 as squares
    from (
      select distinct on ("userId", "courseId", to_char("examDate", 'YYYY-Q'))
             (estimate->>'chance')::float8 as chance, outcome = 'passed' as passed
      from "ExamResult" where outcome in ('passed', 'failed') and estimate->>'chance' is not null
      order by "userId", "courseId", to_char("examDate", 'YYYY-Q'), "examDate"
    ) x group by 1`;
  const calibration = calibrationOf(tenths);
  calibrationCache().latest = { calibration, at: now().getTime() };
  return calibration;
}

const CACHE_MS = 600_000;
type CalibrationCache = { latest: { calibration: Calibration; at: number } | null };
const calibrationCache = () => singleton("calibration", (): CalibrationCache => ({ latest: null }));

/** At most ten minutes old, so that the estimate of one student does not add up everybody's results. */
async function recentCalibration(): Promise<Calibration> {
  const { latest } = calibrationCache();
  const age = latest ? now().getTime() - latest.at : Number.POSITIVE_INFINITY;
  return latest && age >= 0 && age < CACHE_MS ? latest.calibration : getCalibration();
}

type Row = {
  enrolled: boolean;
  examDate: string | null;
  outcome: Outcome | null;
  mark: number | null;
  toldAt: Date | null;
  next: { id: number; title: string } | null;
};

/** About the exam of the caller's exam date. Throws 404, 403 `not_enrolled`. */
export async function getExamResult(viewer: Viewer, courseId: number): Promise<ExamResult> {
  // SQL: made of rules of access.
  const [row] = await queryRows<Row>`
    select e.id is not null as enrolled, e."examDate"::text as "examDate", r.outcome, r.mark, r."toldAt",
           (select json_build_object('id', n.id, 'title', n.title) from "Course" n
            where r.outcome = 'passed' and n.body = c.body and ${inVisibleCourse(null, Prisma.sql`n.id`)} and (n."order", n.id) > (c."order", c.id)
              and not exists (select from "Enrollment" o where o."userId" = ${viewer.id} and o."courseId" = n.id)
            order by n."order", n.id limit 1) as next
    from "Course" c
    left join "Enrollment" e on e."courseId" = c.id and e."userId" = ${viewer.id}
    left join "ExamResult" r on r."userId" = e."userId" and r."courseId" = c.id and r."examDate" = e."examDate"
    where c.id = ${courseId} and ${visibleCourse(viewer)}`;
  if (!row) throw notFound(COURSE_MISSING);
  const { enrolled, toldAt, ...result } = row;
  if (!enrolled && !viewer.isAdmin) throw notEnrolled();
  const isOver = row.examDate !== null && row.examDate < dayIn(viewer.timeZone, now());
  return { ...result, toldAt: toldAt?.toISOString() ?? null, ask: isOver && row.outcome === null };
}
