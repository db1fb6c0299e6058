import { durationOf } from "@/lib/courses/rules";
import { type CivilDay, dayInWords, daysBetween } from "@/lib/platform/time/civil";
import type { Plan } from "./plan";

const NUMBER_WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? "" : "s"}`;
const inWords = (count: number, thing: string) => `${NUMBER_WORDS[count] ?? count} ${thing}${count === 1 ? "" : "s"}`;

/** 'today', 'tomorrow', 'Thursday 3 June'. */
export function plannedDayText(day: CivilDay, today: CivilDay): string {
  const ahead = daysBetween(today, day);
  return ahead === 0 ? "today" : ahead === 1 ? "tomorrow" : dayInWords(day, "weekday");
}

/** The minutes of the plan's busiest day. */
export function busiestOf({ items }: Plan): number {
  const days = new Map<CivilDay, number>();
  for (const { date, minutes } of items) days.set(date, (days.get(date) ?? 0) + minutes);
  return Math.max(0, ...days.values());
}

/** Of the courses with a future exam: their short names, their numbers of topics and of locked topics. */
export type PlanContext = { names: ReadonlyMap<number, string>; closed: number; total: number };

/**
 * The summary of the plan, even if it is bad news. Null without an exam to plan for. While topics are locked, the end
 * of the plan is not the end of the courses. The load is that of the topics; `mocks` are the minutes of the mock exams
 * beside them, each with going through it.
 */
export function planInWords(plan: Plan, about: PlanContext, mocks: readonly number[] = []): string | null {
  if (plan.courses.length === 0) return null;
  if (plan.items.length === 0) return allDoneInWords(about);
  return tooClose(plan, about) ?? [finishInWords(plan, about), ...besides(mocks)].join(" ");
}

/** 'Two mock exams, 3 h each with going through them, come on top.' */
function besides(mocks: readonly number[]): string[] {
  if (mocks.length === 0) return [];
  const most = durationOf(Math.max(...mocks));
  if (mocks.length === 1) return [`One mock exam, ${most} with going through it, comes on top.`];
  const each = new Set(mocks).size > 1 ? `up to ${most}` : most;
  const all = inWords(mocks.length, "mock exam");
  return [`${all[0]?.toUpperCase()}${all.slice(1)}, ${each} each with going through them, come on top.`];
}

export const OPEN_TOPICS_DONE = "You have completed every topic that is open to you.";

/** For students who have completed all open topics. */
export function allDoneInWords({ closed, total }: Pick<PlanContext, "closed" | "total">): string {
  if (closed === 0) return "You have completed every topic of your courses with an exam date.";
  const remain = closed === 1 ? "remains and needs" : "remain and need";
  return `${OPEN_TOPICS_DONE} ${closed} of ${counted(total, "topic")} ${remain} Premium.`;
}

/** An exam for which only topics behind Premium are left. */
export type LockedExam = { name: string; examDate: CivilDay; closed: number };

/**
 * 'FA on 1 December: 30 topics left, all behind Premium. The free plan covers BT only.' `open` names the courses with
 * topics that can be studied. Null without such an exam.
 */
export function lockedInWords(exams: readonly LockedExam[], open: readonly string[]): string | null {
  if (exams.length === 0) return null;
  const lines = exams.map(({ name, examDate, closed }) => {
    const left = closed === 1 ? "1 topic left, which is" : `${closed} topics left, all`;
    return `${name} on ${dayInWords(examDate, "day")}: ${left} behind Premium.`;
  });
  return [...lines, ...(open.length > 0 ? [`The free plan covers ${listed(open)} only.`] : [])].join(" ");
}

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : `${names[0] ?? ""}`;

function tooClose(plan: Plan, { names }: PlanContext): string | null {
  const late = plan.courses.filter((course) => course.late && course.topics > 0);
  const topics = late.reduce((sum, course) => sum + course.topics, 0);
  if (topics === 0) return null;
  const found = late.flatMap(({ courseId }) => names.get(courseId) ?? []);
  const exams =
    found.length > 1
      ? `The exams in ${listed(found)} are`
      : found.length === 1
        ? `The exam in ${found[0]} is`
        : late.length > 1
          ? "The exams are"
          : "The exam is";
  return `${exams} too close: ${doNotFit(topics)} in time. The plan puts ${topics === 1 ? "it" : "them"} on today.`;
}

const doNotFit = (topics: number) => `${counted(topics, "topic")} ${topics === 1 ? "does" : "do"} not fit`;

const finish = (partly: boolean) => (partly ? "finish what is open to you" : "finish");

function finishInWords(plan: Plan, { names, closed }: PlanContext): string {
  const last = lastToFinish(plan);
  if (!last) return "";
  const { courseId, examDate, finishOn } = last;
  // With several exams it may be any of them: if the course with the last exam is completed, or if the days are
  // shared unevenly.
  const exam = plan.courses.length > 1 ? `the exam in ${names.get(courseId)}` : "the exam";
  const load = durationOf(busiestOf(plan));
  return `At up to ${load} a day you ${finish(closed > 0)} on ${dayInWords(finishOn, "day")}, ${inWords(daysBetween(finishOn, examDate), "day")} before ${exam}.`;
}

/** Among the courses with topics left; among those that end on the same day, the one with the nearest exam. */
const lastToFinish = ({ courses }: Plan) =>
  courses
    .flatMap((course) => (course.finishOn ? [{ ...course, finishOn: course.finishOn }] : []))
    .sort((a, b) => b.finishOn.localeCompare(a.finishOn) || a.examDate.localeCompare(b.examDate))[0];

export const PACE_DAYS = 28;
/** The pace is measured over at least a week, so that the first evening does not give an unrealistic forecast. */
const SHORTEST_DAYS = 7;

type Paced = { left: number; recent: number; enrolledOn: CivilDay; examDate: CivilDay | null; partly?: boolean };

/** The forecast at the pace of the last four weeks: 'At 4 topics a week you finish 9 days before the exam.' */
export function paceInWords(
  { left, recent, enrolledOn, examDate, partly = false }: Paced,
  today: CivilDay,
): string | null {
  if (left === 0) return null;
  const since = daysBetween(enrolledOn, today) + 1;
  if (recent === 0)
    return since < PACE_DAYS ? "No topic completed since you enrolled." : "No topic completed in the last four weeks.";
  const days = Math.min(PACE_DAYS, Math.max(SHORTEST_DAYS, since));
  const rate = (recent * 7) / days;
  const weeksEach = Math.max(1, Math.round(1 / rate));
  const weekly = rate >= 1 ? Math.round(rate) : 1 / weeksEach;
  const pace = weekly >= 1 ? `At ${counted(weekly, "topic")} a week` : `At one topic in ${inWords(weeksEach, "week")}`;
  const said = `${pace} you ${finish(partly)}`;
  const takes = Math.ceil((left * 7) / weekly);
  if (examDate === null || daysBetween(today, examDate) < 0) return `${said} in ${weeksIn(takes)}.`;
  const spare = daysBetween(today, examDate) - takes;
  if (spare === 0) return `${said} on the day of the exam.`;
  return `${said} ${counted(Math.abs(spare), "day")} ${spare > 0 ? "before" : "after"} the exam.`;
}

const weeksIn = (days: number) => (days < 14 ? counted(days, "day") : counted(Math.ceil(days / 7), "week"));

const hoursIn = (minutes: number) => Math.round(minutes / 60);

/** '31 hours'; below two hours '95 minutes'. */
const timeIn = (minutes: number) => (minutes < 120 ? counted(minutes, "minute") : counted(hoursIn(minutes), "hour"));

/** Two different amounts must not be shown as the same text. */
function twoTimes(needed: number, there: number): [string, string] {
  if (needed >= 120 && hoursIn(needed) !== hoursIn(there)) return [timeIn(needed), String(hoursIn(there))];
  return [counted(needed, "minute"), String(there)];
}

type Shortfall = { courseId: number; needed: number; there: number; until: CivilDay };

/** 'It does not fit: FA needs 31 hours until 3 June, there are 26.' The figures are those of all papers due by then. */
export function notFittingInWords({ needed, there, until }: Shortfall, titles: readonly string[]): string {
  const names = `${listed(titles)} ${titles.length > 1 ? "need" : "needs"}`;
  const [most, least] = twoTimes(Math.ceil(needed), Math.floor(there));
  return `It does not fit: ${names} ${most} until ${dayInWords(until, "day")}, there ${least === "1" ? "is" : "are"} ${least}.`;
}

type Fitting = {
  lessonsEnd: CivilDay | null;
  examDate: CivilDay;
  revisingDays: number;
  usualRevising: number;
  mocks: number;
  mocksWanted: number;
  hasReviews: boolean;
  /** Topics behind Premium, which the plan leaves out. */
  closed?: number;
};

/**
 * 'Everything fits. Lessons end on 14 May; then 19 days of practice, two mock exams and reviews.' The course is the one
 * whose lessons end last. What is left out, because it needs Premium, is named: '30 topics need Premium.'
 */
export function fittingInWords({ closed = 0, ...course }: Fitting): string {
  if (closed === 0) return openPartInWords(course);
  return `${openPartInWords(course)} ${counted(closed, "topic")} ${closed === 1 ? "needs" : "need"} Premium.`;
}

function openPartInWords(course: Omit<Fitting, "closed">): string {
  const { lessonsEnd, examDate, revisingDays, usualRevising, mocks, mocksWanted, hasReviews } = course;
  if (lessonsEnd !== null && revisingDays < usualRevising && revisingDays > 0)
    return `It fits, with ${counted(revisingDays, "day")} for revising instead of ${usualRevising}${fewerMocks(mocks, mocksWanted)}.`;
  if (lessonsEnd === null) return "Everything fits. No lessons are left; what remains is practice and reviews.";
  const rest = [
    `${counted(Math.max(0, daysBetween(lessonsEnd, examDate) - 1), "day")} of practice`,
    ...(mocks > 0 ? [inWords(mocks, "mock exam")] : []),
    ...(hasReviews ? ["reviews"] : []),
  ];
  const list = rest.length > 1 ? `${rest.slice(0, -1).join(", ")} and ${rest.at(-1)}` : rest[0];
  return `Everything fits. Lessons end on ${dayInWords(lessonsEnd, "day")}; then ${list}.`;
}

const fewerMocks = (mocks: number, wanted: number) =>
  mocks < wanted && mocks === 1 ? " and one mock exam instead of two" : "";

/** Said beside any verdict: a plan without a rehearsal must not look complete. */
export const noMockInWords = (names: readonly string[]) => `No day has room for a mock exam in ${listed(names)}.`;

export const moreMinutesInWords = (more: number) => `Study ${counted(more, "minute")} more on study days`;

/** 'Leave out 4 topics (about 5 of 100 marks)'; with several papers the marks of each. */
export function leaveOutInWords(topics: number, marks: readonly { title: string; marks: number }[]): string {
  const about = (value: number) => (value < 1 ? "less than 1" : `about ${Math.round(value)}`);
  const [only] = marks;
  if (marks.length === 1 && only) return `Leave out ${counted(topics, "topic")} (${about(only.marks)} of 100 marks)`;
  return `Leave out ${counted(topics, "topic")} (${marks.map((one) => `${about(one.marks)} of 100 marks in ${one.title}`).join(", ")})`;
}

export const laterInWords = (title: string, examDate: CivilDay, today: CivilDay) =>
  `Take the exam in ${title} on or after ${dayInWords(examDate, examDate.slice(0, 4) === today.slice(0, 4) ? "day" : "long")}`;

export const ONE_MOCK_IN_WORDS = "Do one mock exam instead of two: the plan does so by itself";

type Waiting = { points: number; lessons: number; minutes: number };

/** '17 points to review and 1 lesson, about 45 minutes.' Null when nothing waits. */
export function waitingInWords({ points, lessons, minutes }: Waiting): string | null {
  const parts = [
    ...(points > 0 ? [`${counted(points, "point")} to review`] : []),
    ...(lessons > 0 ? [counted(lessons, "lesson")] : []),
  ];
  return parts.length === 0 ? null : `${parts.join(" and ")}, about ${roughly(Math.ceil(minutes))}.`;
}

const roughly = (minutes: number) => (minutes < 60 ? counted(minutes, "minute") : durationOf(minutes));
