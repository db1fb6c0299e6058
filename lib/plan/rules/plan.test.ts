import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "@/lib/platform/time/civil";
import { courses, courseWith, sizes, TODAY } from "@/tests/support/plans";
import { type PlanCourse, planOf } from "./plan";

const isPlanned = ({ examDate }: PlanCourse) => examDate !== null && examDate > TODAY;
const openOf = (list: PlanCourse[]) =>
  list.filter(isPlanned).flatMap(({ topics }) => topics.filter(({ completed }) => !completed));

/** The minutes of each day from today, for this many days. */
function loads(items: { date: string; minutes: number }[], days: number): number[] {
  const list = new Array<number>(days).fill(0);
  for (const { date, minutes } of items) {
    const day = daysBetween(TODAY, date);
    list[day] = (list[day] ?? 0) + minutes;
  }
  return list;
}

const apart = (list: number[]) => Math.max(...list) - Math.min(...list);

describe("planOf", () => {
  it("plans every topic that is left exactly once, and none that is completed", () => {
    fc.assert(
      fc.property(courses, (list) => {
        const planned = planOf(list, TODAY).items.map(({ topicId }) => topicId);
        expect([...planned].sort((a, b) => a - b)).toEqual(openOf(list).map(({ topicId }) => topicId));
      }),
    );
  });

  it("keeps the order of each course, and its minutes", () => {
    fc.assert(
      fc.property(courses, (list) => {
        const { items } = planOf(list, TODAY);
        for (const { courseId, topics } of list.filter(isPlanned)) {
          const planned = items.filter((item) => item.courseId === courseId);
          const open = topics.filter(({ completed }) => !completed);
          expect(planned.map((item) => [item.topicId, item.minutes])).toEqual(
            open.map((topic) => [topic.topicId, topic.minutes]),
          );
        }
      }),
    );
  });

  it("leaves the two days before an exam free, unless only these are left: then it uses today and says so", () => {
    fc.assert(
      fc.property(courses, (list) => {
        const plan = planOf(list, TODAY);
        for (const { courseId, examDate, late, lastDay } of plan.courses) {
          const dates = plan.items.filter((item) => item.courseId === courseId).map(({ date }) => date);
          expect(late).toBe(daysBetween(TODAY, examDate) < 2);
          expect(lastDay).toBe(late ? TODAY : addDays(examDate, -2));
          for (const date of dates) expect(date >= TODAY && date <= lastDay).toBe(true);
        }
      }),
    );
  });

  it("makes the days of one course even within its longest topic", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 150 }),
        sizes.filter(({ length }) => length > 0),
        (examIn, minutes) => {
          const { items } = planOf([courseWith(1, examIn, minutes)], TODAY);
          expect(apart(loads(items, examIn - 1))).toBeLessThanOrEqual(Math.max(...minutes));
        },
      ),
    );
  });

  it("makes the days that several courses share even within the longest topic, all courses together", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 90 }), fc.array(sizes, { minLength: 1, maxLength: 5 }), (examIn, lists) => {
        const { items } = planOf(
          lists.map((minutes, index) => courseWith(index + 1, examIn, minutes)),
          TODAY,
        );
        expect(apart(loads(items, examIn - 1))).toBeLessThanOrEqual(Math.max(0, ...lists.flat()));
      }),
    );
  });

  it("does so between one exam and the next, too", () => {
    fc.assert(
      fc.property(courses, (list) => {
        const fresh = list.map((one) => ({
          ...one,
          topics: one.topics.map((topic) => ({ ...topic, completed: false })),
        }));
        const plan = planOf(fresh, TODAY);
        const ends = [...new Set(plan.courses.map(({ lastDay }) => daysBetween(TODAY, lastDay) + 1))].sort(
          (a, b) => a - b,
        );
        const all = loads(plan.items, ends.at(-1) ?? 0);
        for (const [at, end] of ends.entries())
          expect(apart(all.slice(ends[at - 1] ?? 0, end))).toBeLessThanOrEqual(
            Math.max(0, ...plan.items.map(({ minutes }) => minutes)),
          );
      }),
    );
  });

  it("goes through each course at a steady pace: no topic stands far from where an even pace has it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 120 }), fc.integer({ min: 1, max: 120 }), (examIn, count) => {
        const days = examIn - 1;
        const { items } = planOf([courseWith(1, examIn, new Array<number>(count).fill(45))], TODAY);
        for (const [at, { date }] of items.entries())
          expect(Math.abs(daysBetween(TODAY, date) - (at * days) / count)).toBeLessThanOrEqual(
            1 + Math.ceil(days / count),
          );
      }),
    );
  });

  it("gives the same plan for the same input, in whatever order the courses come", () => {
    fc.assert(
      fc.property(courses, (list) => {
        expect(planOf([...list].reverse(), TODAY)).toEqual(planOf(list, TODAY));
      }),
    );
  });

  it("puts the nearest exam first within a day", () => {
    fc.assert(
      fc.property(courses, (list) => {
        const exams = new Map(list.map(({ courseId, examDate }) => [courseId, examDate ?? ""]));
        const keys = planOf(list, TODAY).items.map(({ date, courseId }) => `${date} ${exams.get(courseId)}`);
        expect(keys).toEqual([...keys].sort());
      }),
    );
  });

  it("always has something for a first day on which nothing is done yet", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        sizes.filter(({ length }) => length > 0),
        (examIn, minutes) => {
          expect(planOf([courseWith(1, examIn, minutes)], TODAY).items[0]?.date).toBe(TODAY);
        },
      ),
    );
  });

  it("asks for no more today after today's share is done", () => {
    const minutes = new Array<number>(40).fill(30);
    const today = planOf([courseWith(1, 21, minutes)], TODAY).items.filter(({ date }) => date === TODAY);
    expect(today).toHaveLength(2);
    for (const [completed, left] of [
      [1, 1],
      [2, 0],
      [5, 0],
    ] as const) {
      const { items } = planOf([courseWith(1, 21, minutes, completed)], TODAY);
      expect(items.filter(({ date }) => date === TODAY)).toHaveLength(left);
      expect(items).toHaveLength(40 - completed);
    }
  });

  it("plans no course without an exam to come", () => {
    const topics = [{ topicId: 1, minutes: 30, completed: false }];
    for (const examDate of [null, TODAY, addDays(TODAY, -1)])
      expect(planOf([{ courseId: 1, examDate, topics }], TODAY)).toEqual({
        items: [],
        courses: [],
      });
  });
});
