import { describe, expect, it } from "vitest";
import type { Course, CourseModule } from "./contract";
import {
  counted,
  courseTotals,
  currentModule,
  durationOf,
  generatedDescription,
  isCompleted,
  lockReasonOf,
  matchedParts,
  matches,
  moduleAt,
  modulesShown,
  nameParts,
  roughDurationOf,
  statusOf,
  writtenDescription,
} from "./rules";

/** One module per text; each letter is a topic, `x` a completed one. */
function courseOf(...ticks: string[]): Course {
  const modules = ticks.map((letters, index): CourseModule => {
    const id = index + 1;
    const topics = [...letters].map((letter, at) => ({
      id: id * 10 + at,
      moduleId: id,
      title: "T",
      description: "",
      order: at,
      completed: letter === "x",
      lessonMinutes: 0,
      questionCount: 0,
      practised: null,
    }));
    const facts = { title: `M${id}`, description: "", order: id, lessonCount: topics.length, duration: 60 };
    return { id, courseId: 1, ...facts, requiresSubscription: index > 0, locked: false, topics };
  });
  return { id: 1, title: "Financial Accounting", description: "Double entry", modules } as Course;
}

const moduleOf = (ticks: string) => courseOf(ticks).modules[0] as CourseModule;

describe("the search", () => {
  const course = { title: "Financial Accounting", description: "Double entry (journals)" };
  it.each(["", "  ", "financial", "ACCOUNT", "journal", " entry ", "(j"])("%j finds the course", (search) => {
    expect(matches(course, search)).toBe(true);
  });
  it.each(["tax", "financial entry", "."])("%j does not", (search) => {
    expect(matches(course, search)).toBe(false);
  });
  it("cuts a text at its finds, and reads nothing in them as a pattern", () => {
    expect(matchedParts("Entry by entry", "entry")).toEqual(["", "Entry", " by ", "entry", ""]);
    expect(matchedParts("a (b) c", "(b)")).toEqual(["a ", "(b)", " c"]);
    expect(matchedParts("a\\b", "\\")).toEqual(["a", "\\", "b"]);
    expect(matchedParts("as it is", " ")).toEqual(["as it is"]);
  });
});

describe("the current module", () => {
  it.each([
    [["--", "x-", "x-"], 2],
    [["xx", "--", "x-"], 3],
    [["xx", "--", "--"], 2],
    [["xx", "xx"], 1],
    [["", "--"], 2],
    [["xx", ""], 1],
  ])("of %j is number %i", (ticks, id) => {
    expect(currentModule(courseOf(...ticks))?.id).toBe(id);
  });
  it("is missing where there are no modules", () => {
    expect(currentModule(courseOf())).toBeUndefined();
  });
});

describe("a module's status", () => {
  it.each([
    ["--", { index: 1, enrolled: false, current: false }, "Locked"],
    ["xx", { index: 1, enrolled: false, current: false }, "Locked"],
    ["--", { index: 0, enrolled: false, current: true }, "Not started"],
    ["x-", { index: 0, enrolled: false, current: false }, "In progress"],
    ["--", { index: 0, enrolled: true, current: true }, "In progress"],
    ["--", { index: 2, enrolled: true, current: false }, "Not started"],
    ["x-", { index: 2, enrolled: true, current: false }, "In progress"],
    ["xx", { index: 0, enrolled: true, current: true }, "Completed"],
    ["", { index: 1, enrolled: true, current: false }, "Not started"],
  ] as const)("%j at %j is %s", (ticks, at, status) => {
    expect(statusOf(moduleOf(ticks), at)).toBe(status);
  });
  it("is never completed without topics", () => {
    expect(isCompleted(moduleOf(""))).toBe(false);
  });
});

describe("what stands in the way", () => {
  const premium = { ...moduleOf("--"), locked: true };
  it("is nothing in the first module, for anybody", () => {
    expect(lockReasonOf(moduleOf("--"), { index: 0, enrolled: false })).toBeNull();
  });
  it("is first the enrolment, then Premium", () => {
    expect(lockReasonOf(premium, { index: 1, enrolled: false })).toBe("enrolment");
    expect(lockReasonOf(premium, { index: 1, enrolled: true })).toBe("premium");
    expect(lockReasonOf(moduleOf("--"), { index: 1, enrolled: true })).toBeNull();
  });
});

describe("counting", () => {
  it("adds up topics and modules", () => {
    expect(courseTotals(courseOf("xx", "x-", ""))).toEqual({ topics: 3, ofTopics: 4, modules: 1, ofModules: 3 });
    expect(courseTotals(courseOf())).toEqual({ topics: 0, ofTopics: 0, modules: 0, ofModules: 0 });
  });
  it("shows the true number of modules, else a third of the lessons rounded up, else six", () => {
    expect(modulesShown({ moduleCount: 9, totalLessons: 30 })).toBe(9);
    expect(modulesShown({ moduleCount: 0, totalLessons: 0 })).toBe(0);
    expect(modulesShown({ totalLessons: 7 })).toBe(3);
    expect(modulesShown({ totalLessons: 9 })).toBe(3);
    expect(modulesShown({ totalLessons: 0 })).toBe(6);
  });
  it("writes one and many", () => {
    expect([0, 1, 2].map((count) => counted(count, "module"))).toEqual(["0 modules", "1 module", "2 modules"]);
  });
  it.each([
    [0, "0 min", "0 min"],
    [45, "45 min", "45 min"],
    [60, "1 h", "1 h"],
    [90, "1 h 30 min", "2 h"],
    [1510, "25 h 10 min", "25 h"],
  ])("writes %i minutes as %j, roughly as %j", (minutes, exact, rough) => {
    expect(durationOf(minutes)).toBe(exact);
    expect(roughDurationOf(minutes)).toBe(rough);
  });
});

describe("an anchor", () => {
  const course = courseOf("--", "--");
  it.each([
    ["module-2", 2],
    ["topic-21", 2],
    ["topic-10", 1],
    ["topic-99", undefined],
    ["module-0", undefined],
    ["exam-date", undefined],
    ["", undefined],
  ])("%j lies in module %s", (anchor, id) => {
    expect(moduleAt(course, anchor)?.id).toBe(id);
  });
});

it.each([
  ["ACCA BT: Business and Technology", "BT", "Business and Technology"],
  ["US CPA AUD: Auditing and Attestation", "AUD", "Auditing and Attestation"],
  ["Taxation: the basics", null, "Taxation: the basics"],
  ["Bookkeeping", null, "Bookkeeping"],
])("the parts of %j are %j and %j", (title, code, name) => expect(nameParts(title)).toEqual({ code, name }));

it("shows a description that somebody wrote, and none that was generated, also after the title was edited", () => {
  expect(writtenDescription(generatedDescription("Leases"))).toBeNull();
  expect(writtenDescription("How a lessee shows what it rents.")).toBe("How a lessee shows what it rents.");
});
