import { expect, test } from "vitest";
import { courseToGoOn, isPlannedToday } from "./going-on";

const paper = (finishOn: string | null) => ({ finishOn });
const planned = (completedToday: number, ...finishes: (string | null)[]) =>
  isPlannedToday({ completedToday, courses: finishes.map(paper) });

test("today has a plan once an exam is planned for, and keeps it when the last topic of it was completed today", () => {
  expect(planned(0)).toBe(false);
  expect(planned(0, null)).toBe(false);
  expect(planned(0, null, "2027-01-20")).toBe(true);
  expect(planned(1, null)).toBe(true);
});

test("the first course with a next topic goes on", () => {
  const [done, first, second] = [{ nextTopic: null }, { nextTopic: { id: 4 } }, { nextTopic: { id: 9 } }];
  expect(courseToGoOn([done, first, second])).toBe(first);
  expect(courseToGoOn([done])).toBeUndefined();
});
