import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import { MOST_PLANNED_DAYS } from "@/lib/review/rules/planned-days";
import { studies, studyCourse, studyInput, TODAY } from "@/tests/support/studies";
import { examsOf, type StudyEntry, type StudyInput } from "./exams";
import { FREE_DAYS, planOf } from "./plan";
import { revisingDaysOf, type Study, studyOf } from "./study";
import { outcomeOf } from "./verdict";

function loadsOf({ entries, room }: Study): number[] {
  const loads = room.map(() => 0);
  for (const { day, minutes } of entries) loads[day] = (loads[day] ?? 0) + minutes;
  return loads;
}

const lessonsOf = ({ entries }: Study) => entries.filter(({ kind }) => kind === "learn");
const daysOf = (study: Study) => {
  const days = new Map<number, number[]>();
  for (const { topicId, day } of lessonsOf(study))
    if (topicId !== null) days.set(topicId, [...(days.get(topicId) ?? []), day]);
  return days;
};

describe("studyOf", () => {
  it("never puts more into a day than its room, less what was studied today; a mock exam of today stays", () => {
    const isRehearsal = ({ kind }: StudyEntry) => kind === "mock" || kind === "go-through";
    fc.assert(
      fc.property(studies, (input) => {
        const study = studyOf(input);
        const rehearsed = loadsOf({ ...study, entries: study.entries.filter(isRehearsal) });
        for (const [day, load] of loadsOf(study).entries()) {
          const free = Math.max(0, (study.room[day] ?? 0) - (day === 0 ? input.used : 0));
          expect(load).toBeLessThanOrEqual(Math.max(free, rehearsed[day] ?? 0));
          expect(rehearsed[day]).toBeLessThanOrEqual(study.room[day] ?? 0);
        }
      }),
    );
  });

  it("plans nothing on days off and on exam days, and only reviews on the day before an exam", () => {
    fc.assert(
      fc.property(studies, (input) => {
        const study = studyOf(input);
        const exams = examsOf(input);
        for (const { day, kind } of study.entries) {
          expect(input.daysOff.has(addDays(TODAY, day))).toBe(false);
          expect(input.courses.map(({ examDate }) => examDate)).not.toContain(addDays(TODAY, day));
          if (exams.some(({ days }) => days - 1 === day)) expect(kind).toBe("review");
        }
      }),
    );
  });

  it("that fits has every minute of every lesson before the days for revising, at least two before the exam", () => {
    fc.assert(
      fc.property(studies, (input) => {
        const { fits, study } = outcomeOf(input);
        fc.pre(fits);
        for (const { courseId, days, open } of examsOf(input)) {
          const outcome = study.courses.find((one) => one.courseId === courseId);
          expect(outcome?.unplaced).toEqual([]);
          const own = lessonsOf(study).filter((entry) => entry.courseId === courseId);
          for (const { topicId, minutes } of open)
            expect(own.reduce((sum, entry) => sum + (entry.topicId === topicId ? entry.minutes : 0), 0)).toBe(minutes);
          for (const { day } of own) {
            expect(day).toBeLessThanOrEqual(outcome?.lastDay ?? -1);
            expect(day).toBeLessThan(days - 2);
          }
        }
      }),
    );
  });

  it("places all lessons whenever their minutes fit before the last days", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 90 }),
        fc.array(fc.integer({ min: 5, max: 200 }), { maxLength: 60 }),
        (examIn, minutes) => {
          const input = studyInput([studyCourse(1, { examIn, minutes })]);
          const study = studyOf(input);
          const there = study.room.slice(0, examIn - 2).reduce((sum, one) => sum + one, 0);
          const needed = minutes.reduce((sum, one) => sum + one, 0);
          expect(study.courses[0]?.unplaced.length === 0).toBe(needed <= there);
        },
      ),
    );
  });

  it("keeps the course's order, and gives a topic one day where a day has room for it", () => {
    const minutes = [45, 30, 60, 50, 40, 55, 35, 60];
    const study = studyOf(studyInput([studyCourse(1, { examIn: 60, minutes })]));
    expect(lessonsOf(study).map(({ topicId }) => topicId)).toEqual(minutes.map((_, at) => 1000 + at));
  });

  it("continues a topic on the next days if it is longer than a day", () => {
    const study = studyOf(
      studyInput([studyCourse(1, { examIn: 40, minutes: [150] })], { hours: [60, 60, 60, 60, 60, 60, 60] }),
    );
    expect(lessonsOf(study).map(({ minutes }) => minutes)).toEqual([60, 60, 30]);
  });

  it("spreads lessons evenly: no day is more than one topic above its even share", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 150 }),
        fc.array(fc.integer({ min: 10, max: 60 }), { minLength: 1, maxLength: 30 }),
        (examIn, minutes) => {
          const study = studyOf(studyInput([studyCourse(1, { examIn, minutes })], { hours: Array(7).fill(240) }));
          const last = (study.courses[0]?.lastDay ?? 0) + 1;
          const total = minutes.reduce((sum, one) => sum + one, 0);
          const room = study.room.slice(0, last).reduce((sum, one) => sum + one, 0);
          const loads = loadsOf({ ...study, entries: lessonsOf(study) });
          for (const [day, load] of loads.slice(0, last).entries())
            expect(load).toBeLessThanOrEqual(((study.room[day] ?? 0) * total) / room + Math.max(...minutes));
        },
      ),
    );
  });

  it("gives the same plan for the same input, in whatever order the courses come", () => {
    fc.assert(
      fc.property(studies, (input) => {
        expect(studyOf({ ...input, courses: [...input.courses].reverse() })).toEqual(studyOf(input));
      }),
    );
  });

  it("puts a pinned topic on its day", () => {
    const course = studyCourse(1, { examIn: 60, minutes: [45, 45, 45, 45] });
    const topics = course.topics.map((topic, at) => ({ ...topic, pin: at === 2 ? addDays(TODAY, 17) : null }));
    const study = studyOf(studyInput([{ ...course, topics }]));
    expect(daysOf(study).get(1002)).toEqual([17]);
  });

  it("plans a pinned topic as the others where its day has passed, is a day off or after the exam", () => {
    for (const pin of [addDays(TODAY, -1), addDays(TODAY, 3), addDays(TODAY, 61)]) {
      const course = studyCourse(1, { examIn: 60, minutes: [45, 45] });
      const topics = course.topics.map((topic) => ({ ...topic, pin }));
      const study = studyOf(studyInput([{ ...course, topics }], { daysOff: new Set([addDays(TODAY, 3)]) }));
      expect(study.courses[0]?.unplaced).toEqual([]);
    }
  });

  it("after a missed day moves only what stood on it and what has to give way", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 120 }),
        fc.array(fc.constantFrom(30, 45, 60), { minLength: 4, maxLength: 40 }),
        (examIn, minutes) => {
          const input = studyInput([studyCourse(1, { examIn, minutes })], { hours: Array(7).fill(90) });
          const next: StudyInput = { ...input, today: addDays(TODAY, 1) };
          const [before, after] = [outcomeOf(input), outcomeOf(next)];
          fc.pre(before.fits && after.fits);
          const missed = lessonsOf(before.study)
            .filter(({ day }) => day === 0)
            .reduce((sum, entry) => sum + entry.minutes, 0);
          const [old, now] = [daysOf(before.study), daysOf(after.study)];
          const total = minutes.reduce((sum, one) => sum + one, 0);
          const open = Math.max(1, before.study.courses[0]?.lastDay ?? 1);
          // A topic moves by no more than the missed minutes take at the new pace, and by the day of a topic's
          // rounding.
          const most = Math.ceil(missed / Math.max(1, total / open)) + 3;
          for (const [topicId, days] of now) {
            const moved = (days[0] ?? 0) + 1 - (old.get(topicId)?.[0] ?? 0);
            expect(moved).toBeGreaterThanOrEqual(-3);
            expect(moved).toBeLessThanOrEqual(most);
          }
        },
      ),
    );
  });

  it("asks for no more lessons today once today's share is done", () => {
    const minutes = new Array<number>(20).fill(30);
    const first = studyOf(studyInput([studyCourse(1, { examIn: 40, minutes })]));
    const share = lessonsOf(first).filter(({ day }) => day === 0).length;
    const later = studyOf(studyInput([studyCourse(1, { examIn: 40, minutes, done: share })], { used: share * 30 }));
    expect(lessonsOf(later).filter(({ day }) => day === 0)).toEqual([]);
  });

  it("keeps the last fifth of the days for revising, 3 to 21, and shortens it to 2 where lessons do not fit otherwise", () => {
    expect([4, 10, 20, 45, 105, 300].map(revisingDaysOf)).toEqual([3, 3, 4, 9, 21, 21]);
    const easy = studyOf(studyInput([studyCourse(1, { examIn: 45, minutes: [60, 60] })]));
    expect(easy.courses[0]).toMatchObject({ revisingDays: 9, usualRevising: 9 });
    const hours = Array<number>(7).fill(60);
    const tight = studyOf(studyInput([studyCourse(1, { examIn: 45, minutes: Array(43).fill(60) })], { hours }));
    expect(tight.courses[0]).toMatchObject({ revisingDays: 2, usualRevising: 9, unplaced: [] });
  });

  it("fills the time for revising with practice and adds a quarter of an hour on days without a lesson", () => {
    const study = studyOf(
      studyInput([studyCourse(1, { examIn: 30, minutes: [30, 30, 30], done: 1 })], {
        hours: Array(7).fill(60),
        used: 30,
      }),
    );
    const practice = study.entries.filter(({ kind }) => kind === "practise");
    const revisingFrom = (study.courses[0]?.lastDay ?? 0) + 1;
    for (const { day, minutes } of practice) expect(minutes).toBe(day >= revisingFrom ? 60 : 15);
    expect(new Set(practice.map(({ day }) => day)).size).toBe(practice.length);
  });

  it("is made for 5 papers of 40 topics and 180 days", () => {
    const courses = [60, 90, 120, 150, 180].map((examIn, at) =>
      studyCourse(at + 1, { examIn, minutes: Array(40).fill(50), least: 300, reviews: 900, mock: 120 }),
    );
    const study = studyOf(studyInput(courses, { hours: Array(7).fill(150) }));
    expect(study.courses.flatMap(({ unplaced }) => unplaced)).toEqual([]);
    expect(daysBetween(TODAY, study.courses[4]?.examDate ?? "")).toBe(study.room.length);
  });
});

describe("mock exams", () => {
  const mocks = (examIn: number, hours = Array<number>(7).fill(200)) =>
    studyOf(studyInput([studyCourse(1, { examIn, minutes: [30], mock: 120 })], { hours })).courses[0]?.mocks.map(
      (day) => examIn - daysBetween(TODAY, day),
    );

  it.each([
    [60, [14, 6]],
    [21, [14, 6]],
    [20, [5]],
    [7, [5]],
    [6, []],
  ])("with %i days left stand %j days before the exam", (examIn, before) => {
    expect(mocks(examIn)).toEqual(before);
  });

  it("stand on days with room for them, each followed by going through it", () => {
    const study = studyOf(studyInput([studyCourse(1, { examIn: 40, minutes: [30], mock: 120 })]));
    const found = study.entries.filter(({ kind }) => kind === "mock" || kind === "go-through");
    expect(found.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ["mock", 120],
      ["go-through", 60],
      ["mock", 120],
      ["go-through", 60],
    ]);
    for (const { day, minutes } of found) expect(study.room[day]).toBeGreaterThanOrEqual(minutes);
  });

  it("are not planned where no day has room for the paper's minutes", () => {
    expect(mocks(60, Array<number>(7).fill(115))).toEqual([]);
  });

  type Shape = Partial<StudyInput> & { examIn: number; others?: number[] };

  const papers = ({ examIn, others = [] }: Shape) =>
    [examIn, ...others].map((days, at) => studyCourse(at + 1, { examIn: days, minutes: [], mock: 120 }));
  const isFirst = ({ courseId }: { courseId: number }) => courseId === 1;

  /**
   * On which days before the first paper's exam a mock exam of it stands on 'today', of a plan made `examIn` before.
   */
  function askedOn(shape: Shape, takenOn: readonly CivilDay[] = []): number[] {
    return Array.from({ length: shape.examIn }, (_, day) => day).flatMap((day) => {
      const today = addDays(TODAY, day);
      const mocksTaken = takenOn.filter((taken) => taken <= today);
      const courses = papers(shape).map((course) => (isFirst(course) ? { ...course, mocksTaken } : course));
      const { entries } = studyOf(studyInput(courses, { ...shape, courses, today }));
      const isAsked = entries.some((entry) => entry.day === 0 && entry.kind === "mock" && isFirst(entry));
      return isAsked ? [shape.examIn - day] : [];
    });
  }

  const plannedFor = (shape: Shape): number[] | undefined =>
    studyOf(studyInput(papers(shape), shape))
      .courses.find(isFirst)
      ?.mocks.map((day) => daysBetween(day, addDays(TODAY, shape.examIn)));

  const hours = (...minutes: number[]) => ({ hours: minutes });
  const every = hours(200, 200, 200, 200, 200, 200, 200);
  const weekends = hours(60, 60, 60, 60, 60, 300, 300);
  const sundays = hours(60, 60, 60, 60, 60, 60, 300);
  const thursdays = hours(60, 60, 60, 300, 60, 60, 60);
  const mondays = hours(125, 60, 60, 60, 60, 60, 60);
  const daysOff = (...ahead: number[]) => ({ daysOff: new Set(ahead.map((days) => addDays(TODAY, days))) });

  it.each<[string, Shape, number[]]>([
    ["planned 60 days before", { examIn: 60, ...every }, [14, 6]],
    ["planned 21 days before", { examIn: 21, ...every }, [14, 6]],
    ["planned 20 days before", { examIn: 20, ...every }, [5]],
    ["planned 10 days before", { examIn: 10, ...every }, [5]],
    ["planned 7 days before", { examIn: 7, ...every }, [5]],
    ["planned 6 days before", { examIn: 6, ...every }, []],
    ["with room on Saturdays and Sundays", { examIn: 60, ...weekends }, [13, 6]],
    ["with room on Sundays", { examIn: 60, ...sundays }, [12, 5]],
    ["with room on Thursdays", { examIn: 60, ...thursdays }, [15, 8]],
    ["with room on Mondays, and for going through them after", { examIn: 60, ...mondays }, [11, 4]],
    ["with days off around the wished one", { examIn: 60, ...every, ...daysOff(44, 45, 46, 47) }, [12, 6]],
    ["of two papers on one day", { examIn: 60, others: [60], ...every }, [14, 6]],
    ["of the second of two papers", { examIn: 60, others: [55], ...every }, [14, 7]],
    ["where the other exam is over by then", { examIn: 60, others: [54], ...weekends }, [13, 5]],
  ])("%s stand on 'today' once", (_, shape, before) => {
    expect(plannedFor(shape)).toEqual(before);
    expect(askedOn(shape)).toEqual(before);
  });

  it("stand on 'today' on the days for which they were planned, whatever the week, the days off and the other exams", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0, 60, 125, 185, 300), { minLength: 7, maxLength: 7 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }),
        fc.integer({ min: 3, max: 40 }),
        fc.array(fc.integer({ min: 3, max: 60 }), { maxLength: 2 }),
        (week, off, examIn, others) => {
          const shape = { examIn, others, ...hours(...week), ...daysOff(...off) };
          expect(askedOn(shape)).toEqual(plannedFor(shape));
        },
      ),
    );
  });

  it.each([
    ["on its day", [14], [6]],
    ["some days early", [18], [6]],
    ["some days late", [11], [14, 6]],
    ["a day early after the first was missed", [7], [14]],
    ["twice", [14, 8], []],
    ["long before", [25], [14, 6]],
  ])("taken %s are not asked again", (_, taken, before) => {
    const takenOn = taken.map((days) => addDays(TODAY, 60 - days));
    expect(askedOn({ examIn: 60, ...every }, takenOn)).toEqual(before);
  });

  it("that was taken leaves going through it on its day", () => {
    const course = studyCourse(1, { examIn: 60, minutes: [30], mock: 120 });
    const today = addDays(TODAY, 46);
    const kinds = (mocksTaken: CivilDay[]) =>
      studyOf(studyInput([{ ...course, mocksTaken }], { ...every, today }))
        .entries.filter(({ day }) => day === 0)
        .map(({ kind }) => kind);
    expect(kinds([])).toEqual(expect.arrayContaining(["mock", "go-through"]));
    expect(kinds([today])).toContain("go-through");
    expect(kinds([today])).not.toContain("mock");
  });

  it("of today stays when some of the day is used", () => {
    const course = studyCourse(1, { examIn: 60, minutes: [], mock: 120 });
    const study = studyOf(studyInput([course], { ...every, today: addDays(TODAY, 46), used: 90 }));
    expect(study.courses[0]?.mocks).toEqual([addDays(TODAY, 46), addDays(TODAY, 54)]);
  });
});

describe("an exam of the next century", () => {
  const far = (more: Partial<Parameters<typeof studyCourse>[1]> = {}) =>
    studyCourse(1, { examIn: 27_000, minutes: Array(40).fill(50), reviews: 5000, mock: 120, done: 1, ...more });

  it("is planned for two years, because every day costs time", () => {
    const study = studyOf(studyInput([far()]));
    expect(study.room).toHaveLength(MOST_PLANNED_DAYS);
    expect(study.entries.length).toBeLessThan(3 * MOST_PLANNED_DAYS);
    expect(study.courses[0]).toMatchObject({ examDate: addDays(TODAY, 27_000), unplaced: [], mocks: [] });
  });

  it("is planned for two years by the even plan, too", () => {
    const { courseId, examDate, topics } = far();
    const { items, courses } = planOf([{ courseId, examDate, topics }], TODAY);
    expect(items).toHaveLength(39);
    expect(courses[0]?.lastDay).toBe(addDays(TODAY, MOST_PLANNED_DAYS - FREE_DAYS));
  });
});
