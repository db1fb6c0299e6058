import "server-only";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import { acceptedRange } from "@/lib/progress/reads/study-days";
import type { DayRange } from "@/lib/progress/rules/day-range";
import type { PlanEntry, PlannedDay } from "../contract/plan";
import type { StudyEntry } from "../rules/exams";
import { datedCourses, nameOf, type PlanFacts, type TodayFacts, type TopicFacts } from "../rules/facts";
import { type MadePlan, makePlan } from "../rules/make-plan";
import { planRange } from "../rules/plan-range";
import { todaysEntries } from "../rules/today";
import { planFacts, todayFacts } from "./facts";

/** Every day of the range until the last exam; days off are included with no room. Throws 400 `invalid_query`. */
export async function getPlan(
  viewer: Viewer,
  request: Partial<DayRange>,
  /** The minutes of today's reviews, where a page reads them anyway. */
  toReview?: Promise<number>,
): Promise<PlannedDay[]> {
  const facts = toReview ? { ...(await planFacts(viewer)), toReview: await toReview } : await todayFacts(viewer);
  return plannedDaysOf(facts, acceptedRange(planRange(request, facts.today)));
}

export function plannedDaysOf(facts: TodayFacts, { from, to }: DayRange): PlannedDay[] {
  const made = makePlan(facts);
  const first = Math.max(0, daysBetween(facts.today, from));
  const last = Math.min(made.room.length - 1, daysBetween(facts.today, to));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => dayOf(facts, made, first + at));
}

function dayOf(facts: TodayFacts, made: MadePlan, day: number): PlannedDay {
  const planned = made.entries.filter((entry) => entry.day === day);
  const room = made.room[day] ?? 0;
  const free = made.study ? room - made.input.used : Number.POSITIVE_INFINITY;
  const entries = (day === 0 ? todaysEntries(planned, facts, free) : planned).map((entry) => viewOf(facts, entry));
  const done = day === 0 ? completedToday(facts, made) : [];
  const at = entries.findIndex(({ kind }) => kind !== "review");
  const place = at === -1 ? entries.length : at;
  const items = [...entries.slice(0, place), ...done, ...entries.slice(place)];
  // In the even plan a day is as long as its entries. Only for today they are known exactly.
  const length = made.study || day > 0 ? room : items.reduce((sum, { minutes }) => sum + minutes, 0);
  return { date: addDays(facts.today, day), room: length, items };
}

function viewOf({ courses, toReview }: TodayFacts, { kind, courseId, topicId, minutes, day }: StudyEntry): PlanEntry {
  const course = courses.find((one) => one.courseId === courseId);
  const topic = course?.topics.find((one) => one.topicId === topicId);
  const name = course ? nameOf(course) : "";
  const common = { kind, courseId, courseTitle: course?.title ?? "", topicId, minutes, done: false };
  if (kind === "learn") return { ...common, title: topic?.title ?? "", link: topicLink(courseId, topic) };
  if (kind === "review") return { ...common, title: "Review", link: "/practice", done: day === 0 && toReview === 0 };
  if (kind === "practise") return { ...common, title: `Practice: ${name}`, link: `/practice?course=${courseId}` };
  const title = kind === "mock" ? `Mock exam: ${name}` : `Go through the mock exam: ${name}`;
  return { ...common, title, link: `/courses/${courseId}/mock` };
}

/** Of the courses with an exam to come, with the minutes with which they were planned. */
function completedToday(facts: PlanFacts, { study, input }: MadePlan): PlanEntry[] {
  const topics = study ? input.courses.flatMap((course) => course.topics) : [];
  const planned = new Map(topics.map(({ topicId, minutes }) => [topicId, minutes]));
  return datedCourses(facts).flatMap(({ courseId, title: courseTitle, topics }) =>
    topics
      .filter((topic) => topic.completedToday)
      .map((topic) => ({
        kind: "learn" as const,
        courseId,
        courseTitle,
        topicId: topic.topicId,
        title: topic.title,
        minutes: planned.get(topic.topicId) ?? topic.minutes,
        link: topicLink(courseId, topic),
        done: true,
      })),
  );
}

/** To its lesson where there is one, else to its row in the course. */
function topicLink(courseId: number, topic: TopicFacts | undefined): string {
  if (!topic) return `/courses/${courseId}`;
  return topic.lesson ? `/courses/${courseId}/topics/${topic.topicId}` : `/courses/${courseId}#topic-${topic.topicId}`;
}

/** All planned entries of these days, for the calendar feed. */
export async function listEntries(viewer: Viewer, from: CivilDay, to: CivilDay) {
  const days = plannedDaysOf(await todayFacts(viewer), { from, to });
  return days.flatMap(({ date, items }) => items.filter(({ done }) => !done).map((item) => ({ ...item, date })));
}
