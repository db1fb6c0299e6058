import { type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import { plannedDaysTo } from "@/lib/review/rules/planned-days";

/** Forecast minutes of reviews from today until the exam: as aimed, and with the lowest aim. */
export type ReviewMinutes = { minutes: number; least: number; taperDays: number };

/** A topic completed today is no longer planned, but its minutes count for today. */
export type StudyTopic = {
  topicId: number;
  minutes: number;
  completed: boolean;
  /** What the exam is expected to ask about it, of 100 marks. */
  marks: number;
  /** The day to which the student moved it. */
  pin: CivilDay | null;
};

/** The topics in course order: open, not left out and incomplete ones, and those completed today. */
export type StudyCourse = {
  courseId: number;
  examDate: CivilDay | null;
  /** When it was set; null if that was long ago. */
  examSetOn: CivilDay | null;
  topics: readonly StudyTopic[];
  reviews: ReviewMinutes;
  /** Minutes of a whole mock exam; null where there is none. */
  mockMinutes: number | null;
  /** The days on which mock exams were finished. */
  mocksTaken: readonly CivilDay[];
  /** Something of it was studied, so that there is something to practise. */
  begun: boolean;
};

export type StudyInput = {
  today: CivilDay;
  /** Minutes of each weekday from Monday. */
  hours: readonly number[];
  daysOff: ReadonlySet<CivilDay>;
  /** Minutes studied today. */
  used: number;
  courses: readonly StudyCourse[];
};

/** A course with a future exam. `days` are the planned ones from today; an exam beyond them has no mock exams yet. */
export type ExamCourse = Omit<StudyCourse, "examDate"> & { examDate: CivilDay; days: number; open: StudyTopic[] };

export type StudyKind = "review" | "learn" | "practise" | "mock" | "go-through";
export type StudyEntry = { day: number; kind: StudyKind; courseId: number; topicId: number | null; minutes: number };

export function examsOf({ courses, today }: Pick<StudyInput, "courses" | "today">): ExamCourse[] {
  return courses
    .flatMap((course) => {
      if (course.examDate === null || daysBetween(today, course.examDate) <= 0) return [];
      const open = course.topics.filter(({ completed }) => !completed);
      const days = plannedDaysTo(course.examDate, today);
      const isFar = days < daysBetween(today, course.examDate);
      return [{ ...course, examDate: course.examDate, days, open, mockMinutes: isFar ? null : course.mockMinutes }];
    })
    .sort((a, b) => a.days - b.days || a.courseId - b.courseId);
}
