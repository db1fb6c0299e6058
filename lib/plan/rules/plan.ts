import { addDays, type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import { plannedDaysTo } from "@/lib/review/rules/planned-days";
import { evenDays } from "./even-days";

/** A plan ends this many days before its exam. */
export const FREE_DAYS = 2;

/** A topic completed today is no longer planned, but its minutes count for today. */
export type PlanTopic = { topicId: number; minutes: number; completed: boolean };
/** Topics in course order: open and incomplete ones, and those completed today. */
export type PlanCourse = { courseId: number; examDate: CivilDay | null; topics: readonly PlanTopic[] };

export type Planned = { date: CivilDay; courseId: number; topicId: number; minutes: number };
export type PlannedCourse = {
  courseId: number;
  examDate: CivilDay;
  /** The last day of the plan. */
  lastDay: CivilDay;
  /** The exam is less than two days away, so only today is left. */
  late: boolean;
  topics: number;
  /** Null when nothing is left. */
  finishOn: CivilDay | null;
};
export type Plan = { items: Planned[]; courses: PlannedCourse[] };

/** Days are counted from today. */
type Placed = { day: number; course: Course; topic: PlanTopic };
type Course = { courseId: number; examDate: CivilDay; days: number; done: number; open: PlanTopic[] };

/**
 * Spreads the incomplete topics of each course with a future exam evenly over the days until two days before it.
 * Several courses share their days evenly as a whole.
 */
export function planOf(courses: readonly PlanCourse[], today: CivilDay): Plan {
  const exams = courses.flatMap((course) => toPlan(course, today)).sort(byExam);
  const items = spread(exams)
    .sort((a, b) => a.day - b.day || byExam(a.course, b.course))
    .map(({ day, course, topic }) => ({
      date: addDays(today, day),
      courseId: course.courseId,
      topicId: topic.topicId,
      minutes: topic.minutes,
    }));
  return { items, courses: exams.map((course) => outcomeOf(course, items, today)) };
}

const byExam = (a: Course, b: Course) => a.examDate.localeCompare(b.examDate) || a.courseId - b.courseId;
const minutesOf = (topics: readonly PlanTopic[]) => topics.reduce((sum, { minutes }) => sum + minutes, 0);

function toPlan({ courseId, examDate, topics }: PlanCourse, today: CivilDay): Course[] {
  if (examDate === null || daysBetween(today, examDate) <= 0) return [];
  const days = Math.max(1, plannedDaysTo(examDate, today) - FREE_DAYS + 1);
  const done = minutesOf(topics.filter(({ completed }) => completed));
  return [{ courseId, examDate, days, done, open: topics.filter(({ completed }) => !completed) }];
}

function outcomeOf({ courseId, examDate, days, open }: Course, items: Planned[], today: CivilDay): PlannedCourse {
  return {
    courseId,
    examDate,
    lastDay: addDays(today, days - 1),
    late: daysBetween(today, examDate) < FREE_DAYS,
    topics: open.length,
    finishOn: items.findLast((item) => item.courseId === courseId)?.date ?? null,
  };
}

/** Between two courses' last days the same courses share the days; each such group of days is balanced. */
function spread(courses: Course[]): Placed[] {
  const due = courses.flatMap(dueTimes).sort((a, b) => a.at - b.at || byExam(a.course, b.course));
  const ends = [...new Set(courses.map(({ days }) => days))].sort((a, b) => a - b);
  const done = courses.reduce((sum, course) => sum + course.done, 0);
  return ends.flatMap((end, index) => {
    const start = ends[index - 1] ?? 0;
    const within = due.filter(({ at }) => at >= start && at < end);
    const doneToday = start === 0 ? done : 0;
    const sizes = within.map(({ topic, at }) => ({ minutes: topic.minutes, at: at - start }));
    const days = evenDays(sizes, end - start, doneToday);
    return within.map((one, place) => ({ ...one, day: start + (days[place] ?? 0) }));
  });
}

/** When each topic would begin if its course continued at a steady pace. */
function dueTimes(course: Course) {
  const { done, open, days } = course;
  const left = minutesOf(open);
  const share = (done + left) / days;
  // A student who has done today's share continues tomorrow, at the pace needed from then on.
  const ahead = done >= share && days > 1;
  const pace = ahead ? left / (days - 1) : share;
  let before = ahead ? pace : done;
  return open.map((topic) => {
    const at = Math.min(before / pace, days - Number.EPSILON * days);
    before += topic.minutes;
    return { course, topic, at };
  });
}
