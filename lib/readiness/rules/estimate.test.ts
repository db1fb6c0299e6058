import { expect, test } from "vitest";
import { randomOf } from "@/lib/questions/rules/draw";
import { type Area, chanceOf, estimateOf as estimateFrom, skillsOf } from "./estimate";
import type { SkillAnswer } from "./skill";

const areas = (over: Partial<Area> = {}): Area[] =>
  [0.2, 0.3, 0.5].map((weight, moduleId) => ({
    moduleId,
    weight,
    studied: 0.8,
    recall: 0.9,
    difficulty: 0,
    guess: 0.2,
    ...over,
  }));

const estimateOf = (list: readonly Area[], answers: readonly SkillAnswer[]) =>
  estimateFrom(list, skillsOf([0, 1, 2], answers));

const answersOf = (count: number, share: (index: number) => number): SkillAnswer[] =>
  Array.from({ length: count }, (_, index) => ({
    moduleId: index % 3,
    difficulty: (index % 3) - 1,
    guess: index % 2 ? 0.25 : 0.02,
    recall: 0.95,
    share: share(index),
    weight: 1,
  }));

test("a student who answers everything is expected far above one who answers nothing", () => {
  const best = estimateOf(
    areas(),
    answersOf(200, () => 1),
  );
  const worst = estimateOf(
    areas(),
    answersOf(200, () => 0),
  );
  expect(best.mark).toBeGreaterThan(75);
  expect(worst.mark).toBeLessThan(30);
  for (const { low, mark, high } of [best, worst]) expect(low <= mark && mark <= high).toBe(true);
});

test("a right answer instead of a wrong one never lowers the mark, in the paper and in its area", () => {
  const random = randomOf("monotone");
  for (let round = 0; round < 60; round += 1) {
    const answers: SkillAnswer[] = Array.from({ length: 5 + Math.floor(random() * 80) }, () => ({
      moduleId: Math.floor(random() * 3),
      difficulty: 4 * random() - 2,
      guess: random() * 0.5,
      recall: 0.3 + 0.7 * random(),
      share: Math.round(random() * 4) / 4,
      weight: random(),
    }));
    const list = areas({ studied: random(), recall: random(), guess: random() * 0.3 });
    const before = estimateOf(list, answers);
    for (const [index, answer] of answers.entries()) {
      if (answer.share === 1) continue;
      const after = estimateOf(list, answers.with(index, { ...answer, share: 1 }));
      expect(after.mark).toBeGreaterThanOrEqual(before.mark - 1e-6);
      for (const [areaIndex, area] of after.areas.entries())
        expect(area.mark).toBeGreaterThanOrEqual((before.areas[areaIndex]?.mark ?? 0) - 1e-6);
    }
  }
});

test("more answers make the range narrower; forgetting and points never met make the mark lower", () => {
  const half = (index: number) => (index % 2 ? 1 : 0);
  const few = estimateOf(areas(), answersOf(60, half));
  const many = estimateOf(areas(), answersOf(600, half));
  expect(many.sd).toBeLessThan(few.sd);
  expect(estimateOf(areas({ recall: 0.5 }), answersOf(60, half)).mark).toBeLessThan(few.mark);
  expect(estimateOf(areas({ studied: 0.3 }), answersOf(60, half)).mark).toBeLessThan(few.mark);
});

test("an answer given after long forgetting tells less against the skill than one given at once", () => {
  const wrongAt = (recall: number) =>
    estimateOf(
      areas(),
      answersOf(90, () => 0).map((answer) => ({ ...answer, recall })),
    ).mark;
  expect(wrongAt(0.4)).toBeGreaterThan(wrongAt(1));
});

test("without any answer the estimate is what the prior says, with a wide range", () => {
  const { mark, low, high, answers } = estimateOf(areas(), []);
  expect(answers).toBe(0);
  expect(high - low).toBeGreaterThan(30);
  expect(mark).toBeGreaterThan(low);
});

test("the chance of passing is one half at the pass mark, and follows the normal distribution", () => {
  expect(chanceOf({ mark: 50, sd: 8 }, 50)).toBeCloseTo(0.5, 6);
  expect(chanceOf({ mark: 58, sd: 8 }, 50)).toBeCloseTo(0.8413, 4);
  expect(chanceOf({ mark: 34, sd: 8 }, 50)).toBeCloseTo(0.0228, 4);
});
