import "server-only";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import {
  computeAim,
  type LeastReviews,
  leastReviews,
  listCoursesWithCards,
  withExamAhead,
} from "@/lib/review/reads/aims";
import type { PlanVerdict } from "../contract/plan";
import type { StudyInput } from "../rules/exams";
import { type AimFacts, changed, followsHours, type PlanChanges, type PlanFacts, studyInputOf } from "../rules/facts";
import { isInTime, outcomeOf, type PlanWay, triedWay, type WayInTime, waysOf } from "../rules/verdict";
import { evenVerdict, verdictOf } from "../rules/verdict-view";
import { planFacts } from "./facts";
import { requireApplicable } from "./own";

export const getVerdict = async (viewer: Viewer): Promise<PlanVerdict> =>
  judged(await planFacts(viewer), () => listCoursesWithCards(viewer.id, now()));

/**
 * The verdict with these changes, exactly as applying them gives it: reviews are forecast again. Throws what applying
 * them throws.
 */
export async function getWhatIf(viewer: Viewer, changes: PlanChanges): Promise<PlanVerdict> {
  const facts = await planFacts(viewer);
  await requireApplicable(viewer, facts, changes);
  const after = changed(facts, changes);
  if (!changesTimes(facts, after)) return judged(after, () => listCoursesWithCards(viewer.id, now()));
  const remembered = await listCoursesWithCards(viewer.id, now());
  return judged(await withForecasts(after, remembered), async () => remembered);
}

type Remembered = Awaited<ReturnType<typeof listCoursesWithCards>>;

async function judged(facts: PlanFacts, remembered: () => Promise<Remembered>): Promise<PlanVerdict> {
  if (!followsHours(facts)) return evenVerdict(facts);
  const input = studyInputOf(facts);
  const outcome = outcomeOf(input);
  const ways = waysOf(input, outcome);
  return verdictOf(facts, outcome, ways.some(isInTime) ? await tried(facts, input, ways, await remembered()) : ways);
}

/** So often reviews are forecast for a way; each time the next way is nearer to the one that fits. */
const MOST_TRIES = 8;

/** A way in time is offered if it fits with the reviews that are forecast for it, as applying it does. */
async function tried(facts: PlanFacts, input: StudyInput, ways: readonly PlanWay[], remembered: Remembered) {
  const known = new Map<string, LeastReviews>();
  const list: PlanWay[] = [];
  for (const way of ways) {
    const found = isInTime(way) ? await fitting(way) : way;
    if (found) list.push(found);
  }
  return list;

  async function fitting(first: WayInTime): Promise<WayInTime | null> {
    let way: WayInTime | null = first;
    for (let tries = 0; way && tries < MOST_TRIES; tries += 1) {
      const exams = withExamAhead(remembered, timesOf(changed(facts, changesOf(way))));
      const next: WayInTime | null = triedWay(input, way, await leastReviews(exams, known));
      if (JSON.stringify(next) === JSON.stringify(way)) return way;
      way = next;
    }
    return null;
  }
}

const changesOf = (way: WayInTime): PlanChanges =>
  way.kind === "later" ? { examDates: [{ courseId: way.courseId, examDate: way.examDate }] } : { minutes: way.hours };

const timesOf = ({ hours, daysOff, courses }: PlanFacts) => ({
  hours,
  daysOff,
  exams: courses.map(({ courseId, examDate }) => ({ courseId, examDate })),
});

const changesTimes = (before: PlanFacts, after: PlanFacts) =>
  JSON.stringify(timesOf(before)) !== JSON.stringify(timesOf(after));

async function withForecasts(facts: PlanFacts, remembered: Remembered): Promise<PlanFacts> {
  const aims = new Map<number, AimFacts>();
  for (const exam of withExamAhead(remembered, timesOf(facts))) aims.set(exam.courseId, await computeAim(exam));
  return {
    ...facts,
    courses: facts.courses.map((course) => ({ ...course, aim: aims.get(course.courseId) ?? course.aim })),
  };
}
