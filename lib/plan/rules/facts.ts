import { type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import { areaWeights } from "@/lib/practice/rules/papers";
import { plannedDaysTo } from "@/lib/review/rules/planned-days";
import type { StudyCourse, StudyInput, StudyTopic } from "./exams";
import type { PlanCourse } from "./plan";
import { lockedInWords } from "./plan-words";
import { leastHours } from "./verdict";

export type TopicFacts = {
  topicId: number;
  moduleId: number;
  title: string;
  minutes: number;
  completedAt: string | null;
  /** Completed on the student's day of today. */
  completedToday: boolean;
  pin: CivilDay | null;
  skipped: boolean;
  /** There is a lesson to read. */
  lesson: boolean;
};

export type AimFacts = {
  examDate: CivilDay;
  madeOn: CivilDay;
  taperDays: number;
  minutes: number;
  least: number;
  recall: number;
};

export type CourseFacts = {
  courseId: number;
  code: string | null;
  title: string;
  examDate: CivilDay | null;
  /** The student's day on which the exam date was set; null if that was long ago. */
  examSetOn: CivilDay | null;
  enrolledAt: string;
  /** Open and incomplete topics in course order, and topics completed in the last two days. */
  topics: TopicFacts[];
  modules: { moduleId: number; minutes: number; topics: number }[];
  /** Topics completed in the last four weeks. */
  recent: number;
  /** Incomplete topics that are locked for the caller. */
  closed: number;
  /** All topics of the course. */
  total: number;
  /** The day of the exam that was passed. */
  passedOn: CivilDay | null;
  /** Something was answered or completed. */
  begun: boolean;
  /** There are points to review. */
  remembers: boolean;
  aim: AimFacts | null;
  mockMinutes: number | null;
  /** The days on which mock exams of it were finished. */
  mocksTaken: CivilDay[];
};

export type PlanFacts = {
  today: CivilDay;
  wish: number | null;
  hours: number[] | null;
  daysOff: CivilDay[];
  /** Those of the three weeks before today. */
  daysOffBefore: CivilDay[];
  /** Seconds of answers given today, in reviews and elsewhere. */
  reviewed: number;
  practised: number;
  /** Real to planned minutes of the topics completed last. */
  pace: number | null;
  courses: CourseFacts[];
};

/** `toReview` are the minutes of the reviews that wait today, as the queue counts them. */
export type TodayFacts = PlanFacts & { toReview: number };

export type PlanChanges = {
  minutes?: readonly number[] | undefined;
  daysOff?: readonly CivilDay[] | undefined;
  examDates?: readonly { courseId: number; examDate: CivilDay | null }[] | undefined;
  skips?: readonly number[] | undefined;
};

export function changed(facts: PlanFacts, { minutes, daysOff, examDates = [], skips }: PlanChanges): PlanFacts {
  const dates = new Map(examDates.map(({ courseId, examDate }) => [courseId, examDate]));
  const left = skips && new Set(skips);
  return {
    ...facts,
    hours: minutes ? [...minutes] : facts.hours,
    daysOff: daysOff ? [...daysOff] : facts.daysOff,
    courses: facts.courses.map((course) => ({
      ...course,
      ...examOf(course),
      topics: left ? course.topics.map((topic) => ({ ...topic, skipped: left.has(topic.topicId) })) : course.topics,
    })),
  };

  function examOf({ courseId, examDate, examSetOn }: CourseFacts): Pick<CourseFacts, "examDate" | "examSetOn"> {
    const other = dates.get(courseId);
    return other === undefined || other === examDate
      ? { examDate, examSetOn }
      : { examDate: other, examSetOn: facts.today };
  }
}

/** Whether the plan is made by study hours. Without hours, a wish for every day or days off it is the even plan. */
export const followsHours = ({ hours, wish, daysOff }: Pick<PlanFacts, "hours" | "wish" | "daysOff">): boolean =>
  hours !== null || wish !== null || daysOff.length > 0;

/** For the even plan. */
export const planCoursesOf = ({ courses }: PlanFacts): PlanCourse[] =>
  courses.map(({ courseId, examDate, topics }) => ({
    courseId,
    examDate,
    topics: topics
      .filter(({ completedAt, completedToday, skipped }) => (completedAt === null ? !skipped : completedToday))
      .map(({ topicId, minutes, completedAt }) => ({ topicId, minutes, completed: completedAt !== null })),
  }));

/**
 * For the plan by hours. A wish for every day stands for seven equal weekdays; without one the days are as long as the
 * lessons need.
 */
export function studyInputOf(facts: PlanFacts): StudyInput {
  const { today, daysOff, daysOffBefore, reviewed, practised, pace, courses } = facts;
  const done = courses.flatMap(({ topics }) => topics.filter(({ completedToday }) => completedToday));
  const studied = done.reduce((sum, { minutes }) => sum + paced(minutes, pace), 0);
  const input: StudyInput = {
    today,
    hours: facts.hours ?? new Array<number>(7).fill(facts.wish ?? 0),
    daysOff: new Set([...daysOffBefore, ...daysOff]),
    used: studied + Math.round((reviewed + practised) / 60),
    courses: courses.map((course) => studyCourseOf(course, today, pace)),
  };
  const isOpen = facts.hours === null && facts.wish === null && daysOff.length > 0;
  return isOpen ? { ...input, hours: leastHours(input) } : input;
}

const paced = (minutes: number, pace: number | null) => Math.max(1, Math.round(minutes * (pace ?? 1)));

function studyCourseOf(course: CourseFacts, today: CivilDay, pace: number | null): StudyCourse {
  const { courseId, examDate, examSetOn, topics, modules, code, mockMinutes, mocksTaken, begun } = course;
  const weights = areaWeights(code, modules);
  const marks = new Map(
    modules.map(({ moduleId, topics: count }, at) => [moduleId, (100 * (weights[at] ?? 0)) / Math.max(1, count)]),
  );
  const planned = topics.filter(({ completedAt, completedToday, skipped }) =>
    completedAt === null ? !skipped : completedToday,
  );
  return {
    courseId,
    examDate,
    examSetOn,
    mockMinutes,
    mocksTaken,
    begun,
    reviews: reviewsOf(course, today),
    topics: planned.map(
      ({ topicId, moduleId, minutes, completedAt, pin }): StudyTopic => ({
        topicId,
        minutes: paced(minutes, pace),
        completed: completedAt !== null,
        marks: marks.get(moduleId) ?? 0,
        pin,
      }),
    ),
  };
}

const DEFAULT_TAPER = 21;
/** Minutes a day until the first forecast is there. */
const UNKNOWN_A_DAY = 10;

/** What is left of the forecast minutes. */
function reviewsOf({ examDate, aim, remembers }: CourseFacts, today: CivilDay) {
  const days = examDate === null ? 0 : plannedDaysTo(examDate, today);
  if (!aim) return { minutes: remembers ? UNKNOWN_A_DAY * days : 0, least: 0, taperDays: DEFAULT_TAPER };
  const then = Math.max(1, daysBetween(aim.madeOn, aim.examDate));
  const left = Math.min(1, Math.max(0, daysBetween(today, aim.examDate)) / then);
  return { minutes: aim.minutes * left, least: aim.least * left, taperDays: aim.taperDays };
}

/** The courses with an exam to come. */
export const datedCourses = ({ courses, today }: Pick<PlanFacts, "courses" | "today">): CourseFacts[] =>
  courses.filter(({ examDate }) => examDate !== null && examDate > today);

/** A passed paper is not planned and not offered, unless it has a later exam date. */
export const wasPassed = ({ passedOn, examDate }: Pick<CourseFacts, "passedOn" | "examDate">): boolean =>
  passedOn !== null && (examDate === null || examDate <= passedOn);

export const offeredCourses = ({ courses }: Pick<PlanFacts, "courses">): CourseFacts[] =>
  courses.filter((course) => !wasPassed(course));

/** The short name of a course, as in 'FA'. */
export const nameOf = ({ code, title }: Pick<CourseFacts, "code" | "title">): string => code ?? title;

const isLeft = ({ completedAt }: TopicFacts) => completedAt === null;

/** The exams to come for which only topics behind Premium are left, in words. */
export function lockedExams(facts: PlanFacts): string | null {
  const exams = datedCourses(facts).flatMap((course) => {
    const { examDate, closed, topics } = course;
    return examDate !== null && closed > 0 && !topics.some(isLeft) ? [{ name: nameOf(course), examDate, closed }] : [];
  });
  return lockedInWords(exams, facts.courses.filter(({ topics }) => topics.some(isLeft)).map(nameOf));
}
