import { addDays, daysBetween } from "@/lib/platform/time/civil";
import type { PlanVerdict, Way } from "../contract/plan";
import { examsOf } from "./exams";
import { type CourseFacts, nameOf, offeredCourses, type PlanFacts } from "./facts";
import { evenPlan } from "./make-plan";
import { mockLengths } from "./mock-days";
import {
  allDoneInWords,
  fittingInWords,
  laterInWords,
  leaveOutInWords,
  moreMinutesInWords,
  noMockInWords,
  notFittingInWords,
  ONE_MOCK_IN_WORDS,
  planInWords,
} from "./plan-words";
import type { PlanOutcome, PlanWay } from "./verdict";

const NO_EXAM = "Set an exam date, and your plan says whether everything fits.";

/** Whether everything fits, in words and figures, with ways out where it does not. */
export const verdictOf = (facts: PlanFacts, outcome: PlanOutcome, ways: readonly PlanWay[]): PlanVerdict => ({
  fits: outcome.fits,
  sentence: verdictSentence(facts, outcome),
  courses: offeredCourses(facts).map((course) => courseView(facts, course, outcome)),
  ways: ways.map((way) => wayView(facts, way)),
});

const named = ({ courses }: PlanFacts, courseId: number) => {
  const course = courses.find((one) => one.courseId === courseId);
  return course ? nameOf(course) : "";
};

/** The sentence of a plan by hours, and the papers for which no day has room for a mock exam. */
export function verdictSentence(facts: PlanFacts, outcome: PlanOutcome): string {
  const { courses } = outcome.study;
  if (courses.length === 0) return NO_EXAM;
  const without = courses.filter(({ mocks, mocksWanted }) => mocksWanted > 0 && mocks.length === 0);
  const names = without.map(({ courseId }) => named(facts, courseId));
  return [fittingOf(facts, outcome), ...(names.length > 0 ? [noMockInWords(names)] : [])].join(" ");
}

function fittingOf(facts: PlanFacts, { failing, study, needs }: PlanOutcome): string {
  if (failing) {
    const until = needs.findIndex(({ courseId }) => courseId === failing.courseId);
    const due = needs.filter(({ own, courseId }, at) => at <= until && (own > 0 || courseId === failing.courseId));
    return notFittingInWords(
      failing,
      due.map(({ courseId }) => named(facts, courseId)),
    );
  }
  const planned = new Set(study.courses.map(({ courseId }) => courseId));
  const own = facts.courses.filter(({ courseId }) => planned.has(courseId));
  const closed = own.reduce((sum, course) => sum + course.closed, 0);
  const total = own.reduce((sum, course) => sum + course.total, 0);
  const last = [...study.courses].sort((a, b) => (b.lessonsEnd ?? "").localeCompare(a.lessonsEnd ?? ""))[0];
  const shortened = study.courses.find(
    ({ lessonsEnd, revisingDays, usualRevising }) => lessonsEnd !== null && revisingDays < usualRevising,
  );
  const course = shortened ?? last;
  if (!course || course.lessonsEnd === null) return allDoneInWords({ closed, total });
  const hasReviews = study.entries.some(({ kind, courseId }) => kind === "review" && courseId === course.courseId);
  return fittingInWords({ ...course, mocks: course.mocks.length, hasReviews, closed });
}

const hours = (minutes: number) => Math.round(minutes / 6) / 10;

function courseView(facts: PlanFacts, course: CourseFacts, { study, needs }: PlanOutcome) {
  const { courseId, title, examDate, closed, aim } = course;
  const need = needs.find((one) => one.courseId === courseId);
  const planned = study.courses.find((one) => one.courseId === courseId);
  const own = study.entries.filter((entry) => entry.courseId === courseId);
  const days = examDate ? study.room.slice(0, daysBetween(facts.today, examDate)).filter((one) => one > 0).length : 0;
  const minutes = own.reduce((sum, entry) => sum + entry.minutes, 0);
  const left = course.topics.filter(({ completedAt, skipped }) => completedAt === null && !skipped);
  return {
    courseId,
    title,
    examDate,
    hoursNeeded: hours(need?.own ?? left.reduce((sum, topic) => sum + topic.minutes, 0)),
    hoursThere: need ? hours(need.thereUntilExam) : null,
    minutesADay: need && days > 0 ? Math.round(minutes / days) : null,
    lessonsEnd: planned?.lessonsEnd ?? null,
    unplaced: planned?.unplaced.length ?? 0,
    revisingDays: planned?.revisingDays ?? 0,
    mocks: planned?.mocks ?? [],
    recallOnDay: examDate && aim ? aim.recall : null,
    closed,
  };
}

const MOST_TITLES = 40;

function wayView(facts: PlanFacts, way: PlanWay): Way {
  if (way.kind === "more-minutes")
    return {
      kind: way.kind,
      sentence: moreMinutesInWords(way.more),
      topics: [],
      apply: { method: "PUT", path: "/api/user/study-hours", body: { minutes: way.hours } },
    };
  if (way.kind === "leave-out") {
    const topics = facts.courses.flatMap((course) => course.topics);
    const before = topics.filter(({ skipped }) => skipped).map(({ topicId }) => topicId);
    const titles = new Map(topics.map(({ topicId, title }) => [topicId, title]));
    const marks = way.marks.map((one) => ({ title: named(facts, one.courseId), marks: one.marks }));
    return {
      kind: way.kind,
      sentence: leaveOutInWords(way.topicIds.length, marks),
      topics: way.topicIds.slice(0, MOST_TITLES).map((topicId) => titles.get(topicId) ?? ""),
      apply: { method: "PUT", path: "/api/user/plan/skips", body: { topicIds: [...before, ...way.topicIds] } },
    };
  }
  if (way.kind === "later")
    return {
      kind: way.kind,
      sentence: laterInWords(named(facts, way.courseId), way.examDate, facts.today),
      topics: [],
      apply: {
        method: "POST",
        path: `/api/courses/${way.courseId}/exam-date`,
        body: { examDate: way.examDate },
      },
    };
  return { kind: way.kind, sentence: `${named(facts, way.courseId)}: ${ONE_MOCK_IN_WORDS}`, topics: [], apply: null };
}

/** Of the even plan, which takes as many minutes as it needs. It fits unless the exam is too close. */
export function evenVerdict(facts: PlanFacts): PlanVerdict {
  const { even: plan, input, entries } = evenPlan(facts);
  const exams = examsOf(input);
  const planned = new Set(plan.courses.map(({ courseId }) => courseId));
  const own = facts.courses.filter(({ courseId }) => planned.has(courseId));
  const about = {
    names: new Map(own.map((course) => [course.courseId, nameOf(course)])),
    closed: own.reduce((sum, { closed }) => sum + closed, 0),
    total: own.reduce((sum, { total }) => sum + total, 0),
  };
  return {
    fits: plan.courses.every(({ late, topics }) => !late || topics === 0),
    sentence: planInWords(plan, about, mockLengths(entries)) ?? NO_EXAM,
    courses: offeredCourses(facts).map((course) => {
      const found = plan.courses.find(({ courseId }) => courseId === course.courseId);
      const exam = exams.find(({ courseId }) => courseId === course.courseId);
      const left = course.topics.filter(({ completedAt, skipped }) => completedAt === null && !skipped);
      const minutes = left.reduce((sum, topic) => sum + topic.minutes, 0);
      const mocks = entries.filter((entry) => entry.kind === "mock" && entry.courseId === course.courseId);
      const days = found ? Math.max(1, daysBetween(facts.today, found.lastDay) + 1) : 0;
      return {
        courseId: course.courseId,
        title: course.title,
        examDate: course.examDate,
        hoursNeeded: hours(minutes + (exam?.reviews.least ?? 0) + (mocks[0]?.minutes ?? 0)),
        hoursThere: null,
        minutesADay: found ? Math.round(minutes / days) : null,
        lessonsEnd: found?.finishOn ?? null,
        unplaced: found?.late ? found.topics : 0,
        revisingDays: found?.finishOn ? Math.max(0, daysBetween(addDays(found.finishOn, 1), found.examDate)) : 0,
        mocks: mocks.map(({ day }) => addDays(facts.today, day)),
        recallOnDay: course.examDate && course.aim ? course.aim.recall : null,
        closed: course.closed,
      };
    }),
    ways: [],
  };
}
