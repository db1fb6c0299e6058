import { addDays, type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import { type ExamCourse, examsOf, type StudyCourse, type StudyInput } from "./exams";
import { frameOf, type Study, studyOf } from "./study";

const MOST_MINUTES = 720;
export const STEP_MINUTES = 5;
const MOST_DAYS_LATER = 400;

export type CourseNeed = {
  courseId: number;
  /** Minutes of lessons, reviews at the lowest aim and one mock exam of this paper. */
  own: number;
  /** The same of all papers due by this exam, and the room until `until`. */
  needed: number;
  there: number;
  until: CivilDay;
  thereUntilExam: number;
};

export type PlanOutcome = {
  fits: boolean;
  study: Study;
  needs: CourseNeed[];
  /** The first exam for which there is too little room. */
  failing: CourseNeed | null;
};

/**
 * Whether everything fits. For each exam, in order of date, all that is due by then must be no more than the room until
 * then, and every lesson must have found a day.
 */
export function outcomeOf(input: StudyInput): PlanOutcome {
  const study = studyOf(input);
  const exams = examsOf(input);
  const needs = needsOf(input, exams, study);
  const isFailing = ({ courseId, needed, there }: CourseNeed) =>
    needed > there || study.courses.some((course) => course.courseId === courseId && course.unplaced.length > 0);
  const failing = needs.find(isFailing) ?? null;
  return { fits: failing === null, study, needs, failing };
}

function needsOf(input: StudyInput, exams: ExamCourse[], study: Study): CourseNeed[] {
  const sums = roomUntil(study.room, input.used);
  let needed = 0;
  let lessons = 0;
  return exams.map((course, at) => {
    const { courseId, days } = course;
    const placed = study.courses[at];
    const own = ownMinutes(course, placed !== undefined && placed.mocks.length > 0);
    needed += own;
    lessons += lessonMinutes(course);
    const thereUntilExam = sums[days] ?? 0;
    const whole = { courseId, own, needed, there: thereUntilExam, thereUntilExam };
    if (whole.needed > whole.there || !placed || placed.unplaced.length === 0)
      return { ...whole, until: course.examDate };
    // There is room until the exam, but too little before the days that hold no lessons.
    const last = Math.max(0, days - 2);
    const there = Math.max(0, (sums[last] ?? 0) - reservedUntil(study, last));
    return { ...whole, needed: Math.max(lessons, there + 1), there, until: addDays(input.today, last) };
  });
}

const reservedUntil = ({ entries }: Study, day: number) =>
  entries.reduce(
    (sum, entry) => sum + (entry.day < day && entry.kind !== "learn" && entry.kind !== "practise" ? entry.minutes : 0),
    0,
  );

export type PlanWay =
  | { kind: "more-minutes"; more: number; hours: number[] }
  | { kind: "leave-out"; topicIds: number[]; marks: { courseId: number; marks: number }[] }
  | { kind: "later"; courseId: number; examDate: CivilDay }
  | { kind: "one-mock"; courseId: number };

/** Ways out of a plan that does not fit, each found by search and tried with the same function before it is offered. */
export function waysOf(input: StudyInput, outcome: PlanOutcome): PlanWay[] {
  const { failing } = outcome;
  if (!failing) return fewerMocks(outcome);
  return [moreMinutes(input), leaveOut(input, failing), later(input, failing.courseId)].flatMap((way) => way ?? []);
}

export type WayInTime = Extract<PlanWay, { kind: "more-minutes" | "later" }>;

/** Other minutes and another date change how much there is to review; topics that are left out do not. */
export const isInTime = (way: PlanWay): way is WayInTime => way.kind === "more-minutes" || way.kind === "later";

/** With the least reviews as they are forecast for the way: the way if it fits, else the next one that would. */
export function triedWay(input: StudyInput, way: WayInTime, forecast: readonly LeastReviews[]): WayInTime | null {
  const least = new Map(forecast.map((one) => [one.courseId, one]));
  const courses = input.courses.map((course): StudyCourse => {
    const { courseId, ...found } = least.get(course.courseId) ?? { courseId: 0 };
    return { ...course, reviews: { ...course.reviews, ...found } };
  });
  if (way.kind === "more-minutes") return moreMinutes({ ...input, courses }, way.more / STEP_MINUTES);
  return later({ ...input, courses }, way.courseId, way.examDate);
}

type LeastReviews = { courseId: number; least: number; taperDays: number };

/** The plan leaves out the second mock exam where that is enough. This way only says so. */
const fewerMocks = ({ study }: PlanOutcome): PlanWay[] =>
  study.courses
    .filter(({ mocks, mocksWanted }) => mocksWanted === 2 && mocks.length === 1)
    .map(({ courseId }) => ({ kind: "one-mock", courseId }));

/** The same as `outcomeOf(input).fits`, but faster: it computes nothing else. */
function fits(input: StudyInput): boolean {
  const { exams, room, mocks, unplaced } = frameOf(input);
  if (unplaced.size > 0) return false;
  const rehearsed = new Set(mocks.entries.flatMap(({ kind, courseId }) => (kind === "mock" ? courseId : [])));
  const sums = roomUntil(room, input.used);
  let needed = 0;
  return exams.every((course) => {
    needed += ownMinutes(course, rehearsed.has(course.courseId));
    return needed <= (sums[course.days] ?? 0);
  });
}

/** The minutes of lessons, reviews at the lowest aim and one mock exam, if there is a day for it. */
const ownMinutes = (course: ExamCourse, hasMock: boolean): number =>
  lessonMinutes(course) + course.reviews.least + (hasMock ? (course.mockMinutes ?? 0) : 0);

const lessonMinutes = ({ open }: ExamCourse): number => open.reduce((sum, { minutes }) => sum + minutes, 0);

/** The room of all days before each day. */
function roomUntil(room: readonly number[], used: number): number[] {
  const sums = [0];
  for (const [day, minutes] of room.entries())
    sums.push((sums.at(-1) ?? 0) + Math.max(0, minutes - (day === 0 ? used : 0)));
  return sums;
}

/**
 * The smallest number from `low` to `high` for which `holds` is true. If it is true for a number, it must be true for
 * all larger ones. Null if it is false even for `high`.
 */
export function leastWhere(low: number, high: number, holds: (value: number) => boolean): number | null {
  if (low > high || !holds(high)) return null;
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return to;
}

/**
 * The shortest equal days that are enough, for students who gave no hours, and room for one topic more, so that none
 * needs to be divided.
 */
export function leastHours(input: StudyInput): number[] {
  const week = (steps: number) => new Array<number>(7).fill(Math.min(MOST_MINUTES, steps * STEP_MINUTES));
  const longest = Math.max(0, ...examsOf(input).flatMap(({ open }) => open.map(({ minutes }) => minutes)));
  const most = MOST_MINUTES / STEP_MINUTES;
  const steps = leastWhere(1, most, (count) => fits({ ...input, hours: week(count) })) ?? most;
  return week(steps + Math.ceil(longest / STEP_MINUTES));
}

export const withMore = (hours: readonly number[], more: number): number[] =>
  hours.map((minutes) => (minutes === 0 ? 0 : Math.min(MOST_MINUTES, minutes + more)));

function moreMinutes(input: StudyInput, from = 1): WayInTime | null {
  const week = input.hours.some((minutes) => minutes > 0) ? input.hours : null;
  if (!week) return null;
  const most = (MOST_MINUTES - Math.min(...week.filter((minutes) => minutes > 0))) / STEP_MINUTES;
  const steps = leastWhere(from, Math.floor(most), (count) =>
    fits({ ...input, hours: withMore(week, count * STEP_MINUTES) }),
  );
  if (steps === null) return null;
  return { kind: "more-minutes", more: steps * STEP_MINUTES, hours: withMore(week, steps * STEP_MINUTES) };
}

/** Those with the fewest marks per minute first, of the courses due by the exam that fails and, if need be, of all. */
function leaveOut(input: StudyInput, failing: CourseNeed): PlanWay | null {
  const exams = examsOf(input);
  const failed = exams.findIndex(({ courseId }) => courseId === failing.courseId);
  const near = exams.slice(0, failed + 1);
  return leaveOutOf(input, near) ?? (near.length < exams.length ? leaveOutOf(input, exams) : null);
}

function leaveOutOf(input: StudyInput, exams: readonly ExamCourse[]): PlanWay | null {
  const topics = exams
    .flatMap(({ open }) => open)
    .sort((a, b) => a.marks / a.minutes - b.marks / b.minutes || b.minutes - a.minutes || a.topicId - b.topicId);
  const works = (list: readonly { topicId: number }[]) =>
    fits(without(input, new Set(list.map(({ topicId }) => topicId))));
  // At least one topic must stay.
  const count = leastWhere(1, topics.length - 1, (value) => works(topics.slice(0, value)));
  if (count === null) return null;
  let chosen = topics.slice(0, count);
  for (const topic of [...chosen].sort((a, b) => b.marks - a.marks).slice(0, MOST_TRIES)) {
    const fewer = chosen.filter((one) => one !== topic);
    if (fewer.length > 0 && works(fewer)) chosen = fewer;
  }
  const marks = exams.flatMap(({ courseId, open }) => {
    const left = open.filter((topic) => chosen.includes(topic));
    return left.length > 0 ? [{ courseId, marks: left.reduce((sum, topic) => sum + topic.marks, 0) }] : [];
  });
  if (marks.some((course) => course.marks > MOST_MARKS)) return null;
  return { kind: "leave-out", topicIds: chosen.map(({ topicId }) => topicId), marks };
}

/** Whoever leaves out more of a paper than this cannot pass it. */
const MOST_MARKS = 50;
/** How often a topic that may not be needed is put back. */
const MOST_TRIES = 12;

export const without = (input: StudyInput, topicIds: ReadonlySet<number>): StudyInput => ({
  ...input,
  courses: input.courses.map((course) => ({
    ...course,
    topics: course.topics.filter(({ topicId, completed }) => completed || !topicIds.has(topicId)),
  })),
});

export const withExam = (input: StudyInput, courseId: number, examDate: CivilDay | null): StudyInput => ({
  ...input,
  courses: input.courses.map(
    (course): StudyCourse => (course.courseId === courseId ? { ...course, examDate, examSetOn: input.today } : course),
  ),
});

function later(input: StudyInput, courseId: number, from?: CivilDay): WayInTime | null {
  const course = input.courses.find((one) => one.courseId === courseId);
  if (!course?.examDate) return null;
  const first = from ?? addDays(course.examDate, 1);
  const most = MOST_DAYS_LATER - daysBetween(input.today, first);
  const days = leastWhere(0, most, (count) => fits(withExam(input, courseId, addDays(first, count))));
  return days === null ? null : { kind: "later", courseId, examDate: addDays(first, days) };
}
