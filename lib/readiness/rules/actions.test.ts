import { expect, test } from "vitest";
import type { Readiness } from "../contract";
import { actionsFor } from "./actions";

const area = { moduleId: 1, title: "Inventory", weight: 0.06, answers: 40, studied: 1, mark: 60, low: 53, high: 69 };
const unmet = { ...area, moduleId: 2, title: "Groups", weight: 0.2, answers: 0, studied: 0, mark: null };
const sentences = (state: Readiness["state"]) =>
  actionsFor({ courseId: 1, areas: [area, unmet], state, answers: 40 } as unknown as Readiness).map(
    ({ sentence }) => sentence,
  );

test("where most marks are open is said with an estimate only: before it, nothing is known of other areas", () => {
  expect(sentences("estimate")).toContain("Practise your weak areas; most marks are open in 'Inventory'");
  expect(sentences("areas")).toContain("Practise your weak areas");
});
