import fc from "fast-check";
import type { StudyCourse, StudyInput } from "@/lib/plan/rules/exams";
import { addDays } from "@/lib/platform/time/civil";

export const TODAY = "2027-03-22";

type Made = {
  examIn: number;
  minutes: number[];
  done?: number;
  least?: number;
  reviews?: number;
  mock?: number | null;
};

export const studyCourse = (
  courseId: number,
  { examIn, minutes, done = 0, least = 0, reviews = least, mock = null }: Made,
): StudyCourse => ({
  courseId,
  examDate: addDays(TODAY, examIn),
  topics: minutes.map((size, index) => ({
    topicId: courseId * 1000 + index,
    minutes: size,
    completed: index < done,
    marks: 100 / minutes.length,
    pin: null,
  })),
  reviews: { minutes: Math.max(reviews, least), least, taperDays: 14 },
  mockMinutes: mock,
  mocksTaken: [],
  examSetOn: TODAY,
  begun: done > 0,
});

export const studyInput = (courses: StudyCourse[], more: Partial<StudyInput> = {}): StudyInput => ({
  today: TODAY,
  hours: [60, 60, 60, 60, 60, 120, 120],
  daysOff: new Set(),
  used: 0,
  courses,
  ...more,
});

const hours = fc.array(
  fc.integer({ min: 0, max: 48 }).map((steps) => steps * 5),
  { minLength: 7, maxLength: 7 },
);
const course = fc.record({
  examIn: fc.integer({ min: -3, max: 150 }),
  minutes: fc.array(fc.integer({ min: 5, max: 150 }), { maxLength: 40 }),
  done: fc.integer({ min: 0, max: 3 }),
  least: fc.integer({ min: 0, max: 600 }),
  reviews: fc.integer({ min: 0, max: 1500 }),
  mock: fc.constantFrom(null, 120, 180),
});

export const studies: fc.Arbitrary<StudyInput> = fc
  .record({
    hours,
    off: fc.uniqueArray(fc.integer({ min: 0, max: 150 }), { maxLength: 25 }),
    used: fc.integer({ min: 0, max: 90 }),
    courses: fc.array(course, { maxLength: 5 }),
  })
  .map(({ hours, off, used, courses }) =>
    studyInput(
      courses.map((one, index) => studyCourse(index + 1, one)),
      { hours, used, daysOff: new Set(off.map((ahead) => addDays(TODAY, ahead))) },
    ),
  );
