import { expect, test } from "vitest";
import { lossOfCourse, lossOfModule } from "./loss";
import { pastedTopics } from "./paste";

test("a pasted line is a title, and a description behind the bar or one made of the title", () => {
  const text = "Accruals | Costs that came before their bill | and after\r\n\n  Leases  \n";
  expect(pastedTopics(text)).toMatchObject({
    topics: [
      { title: "Accruals", description: "Costs that came before their bill | and after" },
      { title: "Leases", description: "What you need to know about Leases." },
    ],
    errors: [],
  });
});

test("each bad line is named", () => {
  expect(pastedTopics("ab\nLeases | short\nTax").errors).toEqual([
    "Line 1: Title must be at least 3 characters",
    "Line 2: Description must be at least 10 characters",
  ]);
  expect(pastedTopics("Leases\n".repeat(101)).tooMany).toBe("At most 100 topics at once; these are 101.");
  expect(pastedTopics("Leases\n".repeat(100)).tooMany).toBeUndefined();
});

test("a deletion counts what goes", () => {
  expect(lossOfCourse({ modules: 3, totalLessons: 41, enrollments: 12 })).toBe("3 modules, 41 topics, 12 enrolments");
  expect(lossOfCourse({ modules: 1, totalLessons: 1, enrollments: 0, learners: 1 })).toBe(
    "1 module, 1 topic, 0 enrolments, and the progress of 1 learner",
  );
  expect(lossOfModule(2)).toBe("2 topics and all progress that learners made in it");
});
