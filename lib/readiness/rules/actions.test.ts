import { expect, test } from "vitest";
import type { Readiness } from "../contract";
import { actionsFor } from "./actions";

const area = {
  moduleId: 1,
  title: "Inventory",
  weight: 0.06,
  answers: 40,
  studied: 1,
  mark: 60,
  low: 53,
  high: 69,
  isOpen: true,
};
const unmet = { ...area, moduleId: 2, title: "Groups", weight: 0.2, answers: 0, studied: 0, mark: null };
const sentences = (state: Readiness["state"]) =>
  actionsFor({ courseId: 1, areas: [area, unmet], state, answers: 40 } as unknown as Readiness).map(
    ({ sentence }) => sentence,
  );

test("where most marks are open is said with an estimate only: before it, nothing is known of other areas", () => {
  expect(sentences("estimate")).toContain("Practise your weak areas; most marks are open in 'Inventory'");
  expect(sentences("areas")).toContain("Practise your weak areas");
});

test("a module that the student may not open is not recommended for reading; Premium is named instead", () => {
  const locked = [unmet, { ...unmet, moduleId: 3, title: "Statements", weight: 0.27 }].map((one) => ({
    ...one,
    isOpen: false,
  }));
  const actions = actionsFor({
    courseId: 7,
    areas: [{ ...area, studied: 0.4 }, ...locked],
    state: "areas",
    answers: 40,
  } as unknown as Readiness);
  expect(actions).toEqual([
    { sentence: "Read on in 'Inventory'", link: "/courses/7#module-1" },
    {
      sentence: "Premium opens 2 more areas, with about 47 of 100 marks",
      link: "/subscribe?next=%2Fcourses%2F7%2Freadiness",
    },
    { sentence: "Practise your weak areas", link: "/practice?course=7" },
  ]);
});
