import { type CivilDay, dayIn, daysBetween } from "@/lib/platform/time/civil";
import { DAY_MS } from "@/lib/platform/time/units";

export const INVALID_DATE = "Please enter a real date between 2000 and 2100.";

export const percentOf = (completed: number, total: number): number =>
  total > 0 ? Math.round((completed / total) * 100) : 0;

const VISIT_MS = 60_000;

/** Visits recorded before this are older than a minute; a course opened again within it is the same visit. */
export const lastVisitBefore = (now: Date): Date => new Date(now.getTime() - VISIT_MS);

export const isVisitDue = (lastAccessedAt: Date | null, now: Date): boolean =>
  lastAccessedAt === null || lastAccessedAt < lastVisitBefore(now);

/** A course without topics is never completed. */
export const isFinished = (course: { completedTopics: number; totalTopics: number }): boolean =>
  course.totalTopics > 0 && course.completedTopics >= course.totalTopics;

/** The day of a written exam date in this time zone. Expects a value that `isDayOrInstant` accepts. */
export const examDayFrom = (raw: string, timeZone: string): CivilDay =>
  raw.length === 10 ? raw : dayIn(timeZone, new Date(raw));

/** The text for an exam in this many days. */
export function countdownOf(examDate: CivilDay, today: CivilDay): string {
  const days = daysBetween(today, examDate);
  if (days < 0) return "Exam date has passed!";
  if (days === 0) return "Exam is today!";
  return `Exam in ${days} ${days === 1 ? "day" : "days"}`;
}

/** Whole days, at least 0; shown on the dashboard. */
export const daysLeft = (examDate: CivilDay, today: CivilDay): number => Math.max(0, daysBetween(today, examDate));

type Dated = { examDate: CivilDay | null };

export const isUpcoming = (examDate: CivilDay | null, today: CivilDay): examDate is CivilDay =>
  examDate !== null && daysBetween(today, examDate) >= 0;

/** From the day after the exam on. */
export const isExamOver = (examDate: CivilDay | null, today: CivilDay): examDate is CivilDay =>
  examDate !== null && daysBetween(today, examDate) < 0;

/** Nearest exam first; courses without a future exam follow in their order. */
function byExam<C extends Dated>(courses: readonly C[], today: CivilDay): C[] {
  const rank = ({ examDate }: C) => (isUpcoming(examDate, today) ? daysBetween(today, examDate) : Infinity);
  return [...courses].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

/** The course with the nearest exam, including today's. */
export function nextExam<C extends Dated>(courses: readonly C[], today: CivilDay): (C & { examDate: CivilDay }) | null {
  const [first] = byExam(courses, today);
  return first && isUpcoming(first.examDate, today) ? { ...first, examDate: first.examDate } : null;
}

/** 'today', 'in 1 day', 'in 12 days'. */
export function inDays(examDate: CivilDay, today: CivilDay): string {
  const days = daysLeft(examDate, today);
  if (days === 0) return "today";
  return `in ${days} ${days === 1 ? "day" : "days"}`;
}

/** This many answers make a study day, as one completed topic does. */
export const ANSWERS_MAKE_A_DAY = 10;

export const SOON_DAYS = 14;

/** The first instant of this instant's day in the time zone. */
export function dayBegan(timeZone: string, instant: Date): Date {
  const today = dayIn(timeZone, instant);
  const end = instant.getTime();
  return new Date(firstHolding(end - 2 * DAY_MS, end, (time) => dayIn(timeZone, new Date(time)) === today));
}

/** Milliseconds until the next day begins in the time zone. */
export function untilTomorrow(timeZone: string, instant: Date): number {
  const today = dayIn(timeZone, instant);
  const start = instant.getTime();
  return firstHolding(start, start + 2 * DAY_MS, (time) => dayIn(timeZone, new Date(time)) !== today) - start;
}

/**
 * The first millisecond at which a condition holds: false at `low`, true at `high`, changing once between them. A new
 * day is searched for in this way because midnight may not exist in a time zone.
 */
function firstHolding(low: number, high: number, holds: (time: number) => boolean): number {
  let [before, after] = [low, high];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
}

/** A streak is still valid on the day after its last study day. */
export function streakOf(last: { day: CivilDay; streak: number } | null, today: CivilDay): number {
  return last && daysBetween(last.day, today) <= 1 ? last.streak : 0;
}

export const ACHIEVEMENTS = [
  { kind: "first-step", title: "First Step", description: "Completed your first topic", topics: 1 },
  { kind: "getting-started", title: "Getting Started", description: "Completed 10 topics", topics: 10 },
  { kind: "learning-enthusiast", title: "Learning Enthusiast", description: "Completed 25 topics", topics: 25 },
  { kind: "consistent-learner", title: "Consistent Learner", description: "Studied 3 days in a row", days: 3 },
  { kind: "first-quiz", title: "First Quiz", description: "Finished your first quiz" },
  { kind: "hundred-answers", title: "A Hundred Answers", description: "Answered 100 questions", answers: 100 },
  { kind: "first-mock", title: "First Mock Exam", description: "Finished your first mock exam", mocks: 1 },
  { kind: "rehearsed", title: "Rehearsed", description: "Finished three mock exams in one paper", mocks: 3 },
] as const;

export type Achievement = (typeof ACHIEVEMENTS)[number];

/** The next achievement that is not reached yet, with its progress. */
export function nearestAchievement(reached: readonly string[], topics: number, streak: number) {
  const open = ACHIEVEMENTS.filter((achievement) => !reached.includes(achievement.kind)).flatMap((achievement) => {
    // Progress has only topics and days as data.
    if (!("topics" in achievement || "days" in achievement)) return [];
    const [value, goal] = "topics" in achievement ? [topics, achievement.topics] : [streak, achievement.days];
    return [{ achievement, value: Math.min(value, goal), goal }];
  });
  return open.sort((a, b) => b.value / b.goal - a.value / a.goal)[0] ?? null;
}

/** The achievements reached with these totals. */
export const reachedBy = (topics: number, streak: number): string[] =>
  kindsWhere((achievement) =>
    "topics" in achievement ? topics >= achievement.topics : "days" in achievement && streak >= achievement.days,
  );

/** The achievements reached when the number of answers rises from one total to another. */
export const reachedByAnswers = (from: number, to: number): string[] =>
  kindsWhere((achievement) => "answers" in achievement && from < achievement.answers && to >= achievement.answers);

/** The achievements reached with this many finished mock exams in one paper. */
export const reachedByMocks = (mocks: number): string[] =>
  kindsWhere((achievement) => "mocks" in achievement && mocks >= achievement.mocks);

const kindsWhere = (isReached: (achievement: Achievement) => boolean): string[] =>
  ACHIEVEMENTS.filter(isReached).map(({ kind }) => kind);
