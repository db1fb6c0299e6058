import fc from "fast-check";
import type { PlanCourse } from "@/lib/plan/rules/plan";
import { addDays } from "@/lib/platform/time/civil";

export const TODAY = "2027-03-20";

/** The first of its topics are completed today. */
export const courseWith = (courseId: number, examIn: number, minutes: number[], completed = 0): PlanCourse => ({
  courseId,
  examDate: addDays(TODAY, examIn),
  topics: minutes.map((size, index) => ({
    topicId: courseId * 1000 + index,
    minutes: size,
    completed: index < completed,
  })),
});

export const sizes = fc.array(fc.integer({ min: 1, max: 240 }), { maxLength: 60 });
const aCourse = fc.record({
  examIn: fc.integer({ min: -5, max: 120 }),
  minutes: sizes,
  completed: fc.integer({ min: 0, max: 6 }),
});
export const courses = fc
  .array(aCourse, { maxLength: 5 })
  .map((list) =>
    list.map(({ examIn, minutes, completed }, index) => courseWith(index + 1, examIn, minutes, completed)),
  );
