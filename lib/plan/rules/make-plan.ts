import { addDays, type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import { examsOf, type StudyEntry, type StudyInput } from "./exams";
import { type CourseFacts, followsHours, type PlanFacts, planCoursesOf, studyInputOf } from "./facts";
import { placeMocks } from "./mock-days";
import { type Plan, planOf } from "./plan";
import { reviewShares } from "./practice-days";
import { examDaysOf } from "./room";
import { type Study, studyOf } from "./study";

export type MadePlan = {
  /** Null in the even plan. */
  study: Study | null;
  /** Null in a plan by study hours. */
  even: Plan | null;
  input: StudyInput;
  /** All days until the last exam, from today. */
  room: number[];
  entries: StudyEntry[];
};

/** The plan of a student: by her study hours, or else the even plan. */
export function makePlan(facts: PlanFacts): MadePlan {
  if (!followsHours(facts)) return evenPlan(facts);
  const input = studyInputOf(facts);
  const study = studyOf(input);
  return { study, even: null, input, room: study.room, entries: study.entries };
}

/** The plan without study hours: the topics are spread evenly over the days. */
export function evenPlan(facts: PlanFacts): MadePlan & { even: Plan } {
  const input = studyInputOf(facts);
  const even = planOf(planCoursesOf(facts), facts.today);
  return { study: null, even, input, ...aroundLessons(facts, even, input) };
}

/** The largest share of a day that reviews take for students without study hours. */
const REVIEW_MINUTES = 20;
const PRACTICE = { besides: 15, revising: 25 };
/** A day without a given length. */
const OPEN_DAY = 720;

/** Adds reviews, practice and mock exams to the lessons of the even plan. Moved topics keep their days. */
function aroundLessons({ today, courses }: PlanFacts, plan: Plan, input: StudyInput) {
  const exams = examsOf(input);
  const length = Math.max(0, ...exams.map(({ days }) => days));
  const days = Array.from({ length }, (_, day) => day);
  const examDays = examDaysOf(input);
  const lessons = lessonsOf(plan, courses, today);
  const busy = new Set(lessons.map(({ day }) => day));
  const mocks = placeMocks(input, (day) => (examDays.has(day) || examDays.has(day + 1) ? 0 : OPEN_DAY)).entries;
  const open = days.map((day) => (examDays.has(day) ? 0 : REVIEW_MINUTES));
  const reviews = reviewShares(exams, open, open, "minutes", () => 1);
  const rest = days.flatMap((day): StudyEntry[] => {
    const nearest = exams.find((exam) => exam.days > day);
    if (!nearest || examDays.has(day)) return [];
    const entry = (kind: "review" | "practise", courseId: number, minutes: number): StudyEntry => ({
      day,
      kind,
      courseId,
      topicId: null,
      minutes,
    });
    const practised = exams.find((exam) => exam.days > day && exam.begun);
    const isBusy = busy.has(day) || mocks.some((mock) => mock.day === day) || nearest.days - 1 === day;
    return [
      ...((reviews[day] ?? 0) >= 5 ? [entry("review", nearest.courseId, reviews[day] ?? 0)] : []),
      ...(practised && !isBusy
        ? [entry("practise", practised.courseId, practised.days - day <= 2 ? PRACTICE.revising : PRACTICE.besides)]
        : []),
    ];
  });
  const entries = [...rest, ...lessons, ...mocks];
  const order = ["review", "learn", "practise", "mock", "go-through"];
  entries.sort((a, b) => a.day - b.day || order.indexOf(a.kind) - order.indexOf(b.kind));
  const room = days.map(() => 0);
  for (const { day, minutes } of entries) if (day < length) room[day] = (room[day] ?? 0) + minutes;
  return { room, entries };
}

function lessonsOf(plan: Plan, courses: readonly CourseFacts[], today: CivilDay): StudyEntry[] {
  const pins = new Map(courses.flatMap(({ topics }) => topics.map(({ topicId, pin }) => [topicId, pin] as const)));
  const last = new Map(plan.courses.map(({ courseId, examDate }) => [courseId, addDays(examDate, -2)]));
  return plan.items
    .map(({ date, courseId, topicId, minutes }): StudyEntry => {
      const pin = pins.get(topicId) ?? null;
      const on = pin !== null && pin >= today && pin <= (last.get(courseId) ?? "") ? pin : date;
      return { day: daysBetween(today, on), kind: "learn", courseId, topicId, minutes };
    })
    .sort((a, b) => a.day - b.day);
}
