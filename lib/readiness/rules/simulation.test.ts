import { expect, test } from "vitest";
import { simulateStudents } from "./simulation";

// The same 400 students every time; `npm run bench -- readiness` runs 1,500 and prints the table.
test("the estimates of simulated students keep what docs/how-it-decides.md says", () => {
  const { estimated, coverage, bias, brier, baseBrier, worstTenth } = simulateStudents(400);
  expect(estimated).toBeGreaterThan(300);
  expect(coverage).toBeGreaterThanOrEqual(0.75);
  expect(coverage).toBeLessThanOrEqual(0.85);
  expect(Math.abs(bias)).toBeLessThanOrEqual(1.5);
  expect(brier).toBeLessThanOrEqual(0.6 * baseBrier);
  expect(worstTenth).toBeLessThanOrEqual(0.12);
});
