import "server-only";
import { cache } from "react";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, type CivilDay, dayIn } from "@/lib/platform/time/civil";
import { todayOf } from "@/lib/progress/reads";
import { acceptedRange } from "@/lib/progress/reads/study-days";
import type { DayRange } from "@/lib/progress/rules/day-range";
import type { PlanDay, PlanItem, PlanSummary } from "../contract/study-plan";
import {
  type CourseFacts,
  datedCourses,
  lockedExams,
  nameOf,
  offeredCourses,
  type PlanFacts,
  wasPassed,
} from "../rules/facts";
import { type MadePlan, makePlan } from "../rules/make-plan";
import { mockLengths } from "../rules/mock-days";
import { planRange } from "../rules/plan-range";
import { fittingWish } from "../rules/plan-wish";
import { allDoneInWords, OPEN_TOPICS_DONE, type PlanContext, paceInWords, planInWords } from "../rules/plan-words";
import { outcomeOf } from "../rules/verdict";
import { verdictSentence } from "../rules/verdict-view";
import { planFacts } from "./facts";

type Studied = { facts: PlanFacts; made: MadePlan; completedToday: number };

/** Everything left to study with its plan; cached for the rest of the request. */
const study = cache(async (viewer: Viewer): Promise<Studied> => {
  const facts = await planFacts(viewer);
  const made = makePlan(facts);
  const completed = datedCourses(facts).flatMap(({ topics }) => topics.filter((topic) => topic.completedToday));
  return { facts, made, completedToday: completed.length };
});

/** The lessons of the plan; one that continues on the next day is listed on each of its days. */
async function listPlanItems(viewer: Viewer, from: CivilDay, to: CivilDay): Promise<(PlanItem & { date: CivilDay })[]> {
  const { facts, made } = await study(viewer);
  const titles = new Map(facts.courses.map(({ courseId, title }) => [courseId, title]));
  const topics = new Map(facts.courses.flatMap((course) => course.topics.map((topic) => [topic.topicId, topic])));
  return made.entries.flatMap(({ day, kind, topicId, courseId, minutes }) => {
    const date = addDays(facts.today, day);
    const topic = topicId === null ? undefined : topics.get(topicId);
    if (kind !== "learn" || !topic || date < from || date > to) return [];
    return {
      date,
      topicId: topic.topicId,
      courseId,
      moduleId: topic.moduleId,
      title: topic.title,
      courseTitle: titles.get(courseId) ?? "",
      minutes,
      link: `/courses/${courseId}#topic-${topic.topicId}`,
    };
  });
}

/** Only days with planned topics. Throws 400 `invalid_query`. */
export async function getStudyPlan(viewer: Viewer, request: Partial<DayRange>): Promise<PlanDay[]> {
  const { from, to } = acceptedRange(planRange(request, todayOf(viewer)));
  const days = new Map<CivilDay, PlanItem[]>();
  for (const { date, ...item } of await listPlanItems(viewer, from, to))
    days.set(date, [...(days.get(date) ?? []), item]);
  return [...days].map(([date, items]) => ({ date, items }));
}

export async function getPlanSummary(viewer: Viewer): Promise<PlanSummary> {
  const { facts, made, completedToday } = await study(viewer);
  const lessons = made.entries.filter(({ kind }) => kind === "learn");
  const locked = lockedExams(facts);
  return {
    minutes: facts.wish,
    ...verdictOf(facts, made, locked),
    locked,
    completedToday,
    courses: facts.courses.map((course) => {
      const { courseId, title, examDate, enrolledAt, recent, closed } = course;
      const left = course.topics.filter(({ completedAt }) => completedAt === null);
      const next = wasPassed(course) ? undefined : left.find(({ skipped }) => !skipped);
      const planned = lessons.find(({ topicId }) => topicId === next?.topicId);
      const last = lessons.findLast((entry) => entry.courseId === courseId);
      const enrolledOn = dayIn(viewer.timeZone, new Date(enrolledAt));
      return {
        courseId,
        title,
        examDate,
        topics: left.length,
        closed,
        minutes: left.reduce((sum, { minutes }) => sum + minutes, 0),
        finishOn: last ? addDays(facts.today, last.day) : null,
        next: next
          ? {
              topicId: next.topicId,
              title: next.title,
              minutes: next.minutes,
              date: planned ? addDays(facts.today, planned.day) : null,
            }
          : null,
        pace: paceInWords({ left: left.length, recent, enrolledOn, examDate, partly: closed > 0 }, facts.today),
      };
    }),
  };
}

type Verdict = Pick<PlanSummary, "sentence" | "fits" | "offer">;

/**
 * Without an exam to plan for, the only message is that everything left needs Premium. What `locked` says is not said
 * again.
 */
function verdictOf(facts: PlanFacts, { even, input, entries }: MadePlan, locked: string | null): Verdict {
  const dated = datedCourses(facts);
  if (locked !== null && !entries.some(({ kind }) => kind === "learn"))
    return { sentence: hasOpen(facts) ? null : OPEN_TOPICS_DONE, fits: true, offer: null };
  if (dated.length === 0) return { sentence: unplannedIn(facts), fits: true, offer: null };
  if (!even) {
    const outcome = outcomeOf(input);
    const hasWish = facts.hours === null && facts.wish !== null;
    return {
      sentence: verdictSentence(facts, outcome),
      fits: outcome.fits,
      offer: hasWish && !outcome.fits ? fittingWish(facts) : null,
    };
  }
  const isLate = even.courses.some(({ late, topics }) => late && topics > 0);
  return {
    sentence: planInWords(even, contextOf(dated), mockLengths(entries)) ?? unplannedIn(facts),
    fits: !isLate,
    offer: null,
  };
}

function unplannedIn(facts: PlanFacts): string | null {
  const every = contextOf(offeredCourses(facts));
  return every.closed > 0 && !hasOpen(facts) ? allDoneInWords(every) : null;
}

const hasOpen = (facts: PlanFacts) =>
  offeredCourses(facts).some(({ topics }) => topics.some(({ completedAt }) => completedAt === null));

const contextOf = (courses: readonly CourseFacts[]): PlanContext => ({
  names: new Map(courses.map((course) => [course.courseId, nameOf(course)])),
  closed: courses.reduce((sum, { closed }) => sum + closed, 0),
  total: courses.reduce((sum, { total }) => sum + total, 0),
});
