import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween } from "@/lib/platform/time/civil";
import { studies, studyCourse, studyInput } from "@/tests/support/studies";
import { outcomeOf, type PlanWay, waysOf, withExam, without } from "./verdict";

const applied = (input: Parameters<typeof outcomeOf>[0], way: PlanWay) => {
  if (way.kind === "more-minutes") return { ...input, hours: way.hours };
  if (way.kind === "leave-out") return without(input, new Set(way.topicIds));
  if (way.kind === "later") return withExam(input, way.courseId, way.examDate);
  return input;
};

const full = studyInput([
  studyCourse(1, { examIn: 40, minutes: Array(50).fill(60), least: 120, mock: 120 }),
  studyCourse(2, { examIn: 70, minutes: Array(30).fill(50), least: 100, mock: 120 }),
]);

describe("the verdict", () => {
  it("names the first exam for which the minutes do not reach, with both figures", () => {
    const { fits, failing } = outcomeOf(full);
    expect(fits).toBe(false);
    expect(failing?.courseId).toBe(1);
    expect(failing?.needed).toBe(50 * 60 + 120 + 120);
    expect(failing?.there).toBeLessThan(failing?.needed ?? 0);
  });

  it("counts what is due by an exam, of all papers", () => {
    const easy = studyInput([
      studyCourse(1, { examIn: 40, minutes: Array(5).fill(60) }),
      studyCourse(2, { examIn: 70, minutes: Array(4).fill(50), least: 30 }),
    ]);
    expect(outcomeOf(easy).needs.map(({ own, needed }) => [own, needed])).toEqual([
      [300, 300],
      [230, 530],
    ]);
  });

  it("that does not fit says of how many minutes more than there are", () => {
    fc.assert(
      fc.property(studies, (input) => {
        const { failing } = outcomeOf(input);
        if (failing) expect(failing.needed).toBeGreaterThan(failing.there);
      }),
    );
  });
});

describe("the ways out", () => {
  it("work when they are applied", () => {
    fc.assert(
      fc.property(studies, (input) => {
        const outcome = outcomeOf(input);
        for (const way of waysOf(input, outcome)) expect(outcomeOf(applied(input, way)).fits).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("are the least that works", () => {
    const ways = waysOf(full, outcomeOf(full));
    expect(ways.map(({ kind }) => kind)).toEqual(["more-minutes", "leave-out", "later"]);
    for (const way of ways) {
      if (way.kind === "more-minutes")
        expect(outcomeOf({ ...full, hours: full.hours.map((one) => one + way.more - 5) }).fits).toBe(false);
      if (way.kind === "leave-out")
        for (const left of way.topicIds.keys())
          expect(outcomeOf(without(full, new Set(way.topicIds.filter((_, at) => at !== left)))).fits).toBe(false);
      if (way.kind === "later") {
        const course = full.courses.find(({ courseId }) => courseId === way.courseId);
        expect(daysBetween(course?.examDate ?? "", way.examDate)).toBeGreaterThan(0);
      }
    }
  });

  it("say where one mock exam instead of two is enough, with nothing to apply", () => {
    const hours = Array<number>(7).fill(180);
    const lessons = (count: number) =>
      studyInput([studyCourse(1, { examIn: 30, minutes: Array(count).fill(60), mock: 180 })], { hours });
    const count = Array.from({ length: 90 }, (_, at) => at + 1).find(
      (one) => outcomeOf(lessons(one)).study.courses[0]?.mocks.length === 1,
    );
    const outcome = outcomeOf(lessons(count ?? 0));
    expect(outcome.fits).toBe(true);
    expect(waysOf(lessons(count ?? 0), outcome)).toEqual([{ kind: "one-mock", courseId: 1 }]);
  });

  it("are none for hours of nothing but a later exam", () => {
    const none = { ...full, hours: Array<number>(7).fill(0) };
    expect(waysOf(none, outcomeOf(none))).toEqual([]);
  });
});
