import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { durationOf } from "@/lib/courses/rules";
import { addDays, dayInWords, daysBetween } from "@/lib/platform/time/civil";
import { courses, courseWith, TODAY as PLANS_TODAY } from "@/tests/support/plans";
import { planOf } from "./plan";
import {
  busiestOf,
  fittingInWords,
  laterInWords,
  leaveOutInWords,
  lockedInWords,
  notFittingInWords,
  paceInWords,
  planInWords,
  plannedDayText,
  waitingInWords,
} from "./plan-words";

const TODAY = "2027-05-20";

const ALL_OPEN = { names: new Map<number, string>(), closed: 0, total: 0 };

const said = (examIn: number, count: number) => {
  const topics = Array.from({ length: count }, (_, topicId) => ({ topicId, minutes: 45, completed: false }));
  return planInWords(planOf([{ courseId: 1, examDate: addDays(TODAY, examIn), topics }], TODAY), ALL_OPEN);
};

describe("planInWords", () => {
  it.each([
    [1, 12, "The exam is too close: 12 topics do not fit in time. The plan puts them on today."],
    [1, 1, "The exam is too close: 1 topic does not fit in time. The plan puts it on today."],
    [16, 15, "At up to 45 min a day you finish on 3 June, two days before the exam."],
    [16, 0, "You have completed every topic of your courses with an exam date."],
    [0, 5, null],
  ])("an exam in %i days and %i topics", (examIn, count, sentence) => {
    expect(said(examIn, count)).toBe(sentence);
  });
});

it.each([
  [[], ""],
  [[180], " One mock exam, 3 h with going through it, comes on top."],
  [[180, 180], " Two mock exams, 3 h each with going through them, come on top."],
  [[180, 270, 180], " Three mock exams, up to 4 h 30 min each with going through them, come on top."],
])("says that mock exams of %j minutes come on top of the load of the topics", (mocks, besides) => {
  const topics = [{ topicId: 1, minutes: 45, completed: false }];
  const plan = planOf([{ courseId: 1, examDate: addDays(TODAY, 16), topics }], TODAY);
  expect(planInWords(plan, ALL_OPEN, mocks)).toBe(
    `At up to 45 min a day you finish on 20 May, 16 days before the exam.${besides}`,
  );
  expect(planInWords(planOf([{ courseId: 1, examDate: addDays(TODAY, 1), topics }], TODAY), ALL_OPEN, mocks)).toMatch(
    /The plan puts it on today\.$/,
  );
});

it("says what the plan of a student comes to who cannot open everything", () => {
  const topics = [{ topicId: 1, minutes: 45, completed: false }];
  const plan = planOf([{ courseId: 1, examDate: addDays(TODAY, 16), topics }], TODAY);
  expect(planInWords(plan, { ...ALL_OPEN, closed: 4, total: 5 })).toBe(
    "At up to 45 min a day you finish what is open to you on 20 May, 16 days before the exam.",
  );
});

it.each([
  [30, 35, "You have completed every topic that is open to you. 30 of 35 topics remain and need Premium."],
  [1, 35, "You have completed every topic that is open to you. 1 of 35 topics remains and needs Premium."],
])("says that %i of %i topics are left where all that are open are completed", (closed, total, sentence) => {
  const topics = [{ topicId: 1, minutes: 45, completed: true }];
  const plan = planOf([{ courseId: 1, examDate: addDays(TODAY, 16), topics }], TODAY);
  expect(planInWords(plan, { ...ALL_OPEN, closed, total })).toBe(sentence);
});

const NAMES = new Map([1, 2, 3, 4, 5].map((id) => [id, `Course ${id}`]));
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

it("names the exam that is meant, where a course without anything left has the last one", () => {
  const plan = planOf([courseWith(1, 8, [30, 30]), courseWith(2, 12, [30, 30], 2)], PLANS_TODAY);
  expect(planInWords(plan, { ...ALL_OPEN, names: NAMES })).toMatch(/ before the exam in Course 1\.$/);
});

it("says nothing of its end that the plan's own days do not bear out", () => {
  fc.assert(
    fc.property(courses, (list) => {
      const plan = planOf(list, PLANS_TODAY);
      const sentence = planInWords(plan, { ...ALL_OPEN, names: NAMES }) ?? "";
      const told = /^At up to (.+) a day you finish on (.+), (.+)\.$/.exec(sentence);
      if (!told) return;
      const [, load, day, when = ""] = told;
      const days = plan.items.map(({ date }) => date);
      const finish = days.at(-1) ?? "";
      expect(day).toBe(dayInWords(finish, "day"));
      expect(load).toBe(durationOf(busiestOf(plan)));
      const ending = plan.courses.filter(({ finishOn }) => finishOn === finish);
      const [number, before = ""] = when.split(/ days? before /);
      const ahead = NUMBERS.includes(number ?? "") ? NUMBERS.indexOf(number ?? "") : Number(number);
      const meant = ending.filter(
        ({ courseId }) => before === "the exam" || before === `the exam in ${NAMES.get(courseId)}`,
      );
      expect(meant.map(({ examDate }) => daysBetween(finish, examDate))).toEqual([ahead]);
      expect(before === "the exam").toBe(plan.courses.length === 1);
    }),
  );
});

it("names the exams for which there is too little time", () => {
  const late = planOf([courseWith(1, 1, [30]), courseWith(2, 1, [45, 45])], PLANS_TODAY);
  expect(planInWords(late, { ...ALL_OPEN, names: NAMES })).toBe(
    "The exams in Course 1 and Course 2 are too close: 3 topics do not fit in time. The plan puts them on today.",
  );
});

describe("lockedInWords", () => {
  const fa = { name: "FA", examDate: "2027-06-01", closed: 30 };

  it.each([
    [[fa], ["BT"], "FA on 1 June: 30 topics left, all behind Premium. The free plan covers BT only."],
    [
      [fa, { ...fa, name: "MA", closed: 1 }],
      ["BT", "LW"],
      "FA on 1 June: 30 topics left, all behind Premium. MA on 1 June: 1 topic left, which is behind Premium. The free plan covers BT and LW only.",
    ],
    [[fa], [], "FA on 1 June: 30 topics left, all behind Premium."],
    [[], ["BT"], null],
  ])("of %j with %j open", (exams, open, sentence) => expect(lockedInWords(exams, open)).toBe(sentence));
});

describe("plannedDay", () => {
  it.each([
    [0, "today"],
    [1, "tomorrow"],
    [14, "Thursday 3 June"],
  ])("%i days ahead is %s", (ahead, words) => expect(plannedDayText(addDays(TODAY, ahead), TODAY)).toBe(words));
});

describe("paceInWords", () => {
  const pace = (left: number, recent: number, examIn: number | null, since = 60) =>
    paceInWords(
      {
        left,
        recent,
        enrolledOn: addDays(TODAY, -since),
        examDate: examIn === null ? null : addDays(TODAY, examIn),
      },
      TODAY,
    );

  it.each([
    [12, 16, 30, "At 4 topics a week you finish 9 days before the exam."],
    [12, 16, 22, "At 4 topics a week you finish 1 day before the exam."],
    [12, 16, 21, "At 4 topics a week you finish on the day of the exam."],
    [12, 16, 11, "At 4 topics a week you finish 10 days after the exam."],
    [12, 4, 100, "At 1 topic a week you finish 16 days before the exam."],
    [2, 1, 100, "At one topic in four weeks you finish 44 days before the exam."],
    [2, 2, 100, "At one topic in two weeks you finish 72 days before the exam."],
    [12, 16, null, "At 4 topics a week you finish in 3 weeks."],
    [12, 16, -3, "At 4 topics a week you finish in 3 weeks."],
    [4, 16, null, "At 4 topics a week you finish in 7 days."],
    [12, 0, 30, "No topic completed in the last four weeks."],
    [0, 16, 30, null],
  ])("%i left, %i lately, an exam in %s days", (left, recent, examIn, sentence) => {
    expect(pace(left, recent, examIn)).toBe(sentence);
  });

  it("measures somebody who has just begun over a week", () => {
    expect(pace(10, 5, 30, 0)).toBe("At 5 topics a week you finish 16 days before the exam.");
  });

  it("says nothing of four weeks to somebody who enrolled later than that", () => {
    expect(pace(10, 0, 30, 0)).toBe("No topic completed since you enrolled.");
    expect(pace(10, 0, 30, 26)).toBe("No topic completed since you enrolled.");
    expect(pace(10, 0, 30, 27)).toBe("No topic completed in the last four weeks.");
  });
});

it.each([
  [17, 1, 44.2, "17 points to review and 1 lesson, about 45 minutes."],
  [1, 0, 2, "1 point to review, about 2 minutes."],
  [0, 2, 60, "2 lessons, about 1 h."],
  [0, 0, 0, null],
])("%i points and %i lessons wait", (points, lessons, minutes, sentence) => {
  expect(waitingInWords({ points, lessons, minutes })).toBe(sentence);
});

describe("the verdict in words", () => {
  const fitting = {
    lessonsEnd: "2027-05-14",
    examDate: "2027-06-03",
    revisingDays: 9,
    usualRevising: 9,
    mocks: 2,
    mocksWanted: 2,
    hasReviews: true,
  };

  it.each([
    [{}, "Everything fits. Lessons end on 14 May; then 19 days of practice, two mock exams and reviews."],
    [
      { mocks: 1, hasReviews: false },
      "Everything fits. Lessons end on 14 May; then 19 days of practice and one mock exam.",
    ],
    [{ mocks: 0, hasReviews: false }, "Everything fits. Lessons end on 14 May; then 19 days of practice."],
    [{ revisingDays: 2 }, "It fits, with 2 days for revising instead of 9."],
    [{ revisingDays: 2, mocks: 1 }, "It fits, with 2 days for revising instead of 9 and one mock exam instead of two."],
    [
      { closed: 30, mocks: 0, hasReviews: false },
      "Everything fits. Lessons end on 14 May; then 19 days of practice. 30 topics need Premium.",
    ],
    [{ closed: 1, revisingDays: 2 }, "It fits, with 2 days for revising instead of 9. 1 topic needs Premium."],
    [{ lessonsEnd: null }, "Everything fits. No lessons are left; what remains is practice and reviews."],
  ])("%j", (more, sentence) => expect(fittingInWords({ ...fitting, ...more })).toBe(sentence));

  it.each([
    [1860, 1560, ["FA"], "It does not fit: FA needs 31 hours until 3 June, there are 26."],
    [1860, 1560, ["FA", "MA"], "It does not fit: FA and MA need 31 hours until 3 June, there are 26."],
    [1565, 1560, ["FA"], "It does not fit: FA needs 1565 minutes until 3 June, there are 1560."],
    [90, 60, ["FA"], "It does not fit: FA needs 90 minutes until 3 June, there are 60."],
  ])("%i minutes needed and %i there", (needed, there, titles, sentence) => {
    expect(notFittingInWords({ courseId: 1, needed, there, until: "2027-06-03" }, titles)).toBe(sentence);
  });

  it("names what a way costs", () => {
    expect(leaveOutInWords(4, [{ title: "FA", marks: 5.2 }])).toBe("Leave out 4 topics (about 5 of 100 marks)");
    expect(leaveOutInWords(1, [{ title: "FA", marks: 0.4 }])).toBe("Leave out 1 topic (less than 1 of 100 marks)");
    expect(
      leaveOutInWords(3, [
        { title: "FA", marks: 2 },
        { title: "MA", marks: 3 },
      ]),
    ).toBe("Leave out 3 topics (about 2 of 100 marks in FA, about 3 of 100 marks in MA)");
    expect(laterInWords("FA", "2027-07-09", TODAY)).toBe("Take the exam in FA on or after 9 July");
  });
});
