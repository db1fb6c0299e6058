import { expect, test } from "vitest";
import { belowFloor, missingIn, shippedContent, topicsToShip } from "@/scripts/content/floors";

test("every topic that is shipped has what a release needs", () => {
  expect(topicsToShip.length).toBeGreaterThanOrEqual(90);
  expect(topicsToShip.flatMap((code) => missingIn(code))).toEqual([]);
});

test("every paper that is shipped has the templates and written questions that a release needs", () => {
  expect(belowFloor()).toEqual([]);
  const made = shippedContent.made.filter(({ point }) => !point.startsWith("MA."));
  expect(belowFloor({ ...shippedContent, made })).toEqual(["MA: 0 templates, 45 wanted"]);
});

test("what a topic lacks is named: its lesson, questions, templates, and questions of a point", () => {
  const { lessons, written, made } = shippedContent;
  const topic = "FA.D.inventory";
  const without = (part: Partial<typeof shippedContent>) => missingIn(topic, { ...shippedContent, ...part });
  expect(without({ lessons: lessons.filter((one) => one.topic !== topic) })).toEqual([`${topic}: no lesson`]);
  const two = made.filter(({ point, reserved }) => point.startsWith(`${topic}.`) && !reserved).slice(0, 2);
  expect(without({ made: two })).toContain(`${topic}: 2 templates, 3 wanted`);
  expect(without({ made: [], written: written.slice(0, 0) })).toEqual(
    expect.arrayContaining([
      `${topic}: 0 questions, 6 wanted`,
      `${topic}.lower-of: no template and not two written questions`,
    ]),
  );
});
