import "server-only";
import { requireCourse } from "@/lib/courses/reads";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, type CivilDay } from "@/lib/platform/time/civil";
import type { PlanChanges, PlanFacts } from "../rules/facts";
import { MOST_DAYS_OFF } from "../rules/plan-range";

/** Throws 404 for a topic of no course of the caller. */
export async function requireOwnTopics(viewer: Viewer, topicIds: readonly number[]): Promise<void> {
  const own = { module: { course: { enrollments: { some: { userId: viewer.id } } } } };
  const count = await db.topic.count({ where: { id: { in: [...topicIds] }, ...own } });
  if (count !== topicIds.length) throw notFound("Topic not found");
}

/** Throws 400 `invalid_body`. */
export function requireNearDays(days: readonly CivilDay[], today: CivilDay): void {
  const most = addDays(today, MOST_DAYS_OFF);
  if (days.some((day) => day > most))
    throw new Problem("invalid_body", `Days off may be at most ${MOST_DAYS_OFF} days ahead.`);
}

/** Refuses changes as the calls do that apply them. Throws 400, 403 `not_enrolled`, 404. */
export async function requireApplicable(viewer: Viewer, facts: PlanFacts, changes: PlanChanges): Promise<void> {
  const { daysOff = [], examDates = [], skips = [] } = changes;
  requireNearDays(daysOff, facts.today);
  const courses = new Set(facts.courses.map(({ courseId }) => courseId));
  const foreign = examDates.find(({ courseId }) => !courses.has(courseId));
  if (foreign) {
    await requireCourse(viewer, foreign.courseId);
    throw new Problem("not_enrolled", "Enrol in this course to set an exam date.");
  }
  const topics = new Set(facts.courses.flatMap((course) => course.topics.map(({ topicId }) => topicId)));
  // The facts leave out topics that are completed or locked.
  const others = [...new Set(skips)].filter((topicId) => !topics.has(topicId));
  if (others.length > 0) await requireOwnTopics(viewer, others);
}
