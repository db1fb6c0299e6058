import "server-only";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { fittedAim, listExams } from "@/lib/review/reads/aims";
import type { PlanVerdict } from "../contract/plan";
import { type AimFacts, changed, type PlanChanges, type PlanFacts } from "../rules/facts";
import { verdictOf } from "../rules/verdict-view";
import { planFacts } from "./facts";
import { requireApplicable } from "./own";

export const getVerdict = async (viewer: Viewer): Promise<PlanVerdict> => verdictOf(await planFacts(viewer));

/**
 * The verdict with these changes, exactly as applying them gives it: reviews are forecast anew. Throws what applying
 * them throws.
 */
export async function getWhatIf(viewer: Viewer, changes: PlanChanges): Promise<PlanVerdict> {
  const facts = await planFacts(viewer);
  await requireApplicable(viewer, facts, changes);
  const after = changed(facts, changes);
  return verdictOf(changesTimes(facts, after) ? await withForecasts(viewer, after) : after);
}

const timesOf = ({ hours, daysOff, courses }: PlanFacts) => ({
  hours,
  daysOff,
  exams: courses.map(({ courseId, examDate }) => ({ courseId, examDate })),
});

const changesTimes = (before: PlanFacts, after: PlanFacts) =>
  JSON.stringify(timesOf(before)) !== JSON.stringify(timesOf(after));

async function withForecasts(viewer: Viewer, facts: PlanFacts): Promise<PlanFacts> {
  const aims = new Map<number, AimFacts>();
  for (const exam of await listExams(viewer.id, now(), timesOf(facts))) aims.set(exam.courseId, await fittedAim(exam));
  return {
    ...facts,
    courses: facts.courses.map((course) => ({ ...course, aim: aims.get(course.courseId) ?? course.aim })),
  };
}
