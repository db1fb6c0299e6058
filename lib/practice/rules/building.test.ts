import { expect, test } from "vitest";
import { type BankQuestion, bankPartsOf, buildExam, EXAMS_IN_BANK, isEnough } from "./building";
import { papers } from "./papers";

const MODULES = Array.from({ length: 6 }, (_, index) => ({ id: index + 1, minutes: 100 + index * 40 }));
const DIFFICULTIES = [-1, 0, 1];

/** The same draws for the same seed. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function bankOf(written: number, templates: number, long = 3): BankQuestion[] {
  let id = 0;
  const one = (moduleId: number, more: Partial<BankQuestion>): BankQuestion => {
    id += 1;
    const facts = { id, key: `q${id}`, version: 1, source: "written", kind: "choice", marks: 2, reserved: false };
    return {
      ...facts,
      moduleId,
      topicId: moduleId,
      pointId: id,
      difficulty: DIFFICULTIES[id % 3] ?? 0,
      met: null,
      ...more,
    };
  };
  return MODULES.flatMap(({ id: area }) => [
    ...Array.from({ length: written }, (_, at) => one(area, { reserved: at % 2 === 0 })),
    ...Array.from({ length: templates }, () => one(area, { source: "template" })),
    ...Array.from({ length: long }, () => one(area, { kind: "sheet", marks: 10, source: "template", reserved: true })),
  ]);
}

const build = (bank: BankQuestion[], seed: number) =>
  buildExam(papers.MA, papers.MA.sections, MODULES, bank, randomFrom(seed));

test("an exam has the questions, marks and areas of its paper, no point twice, and middling difficulty", () => {
  const bank = bankOf(8, 8);
  for (let seed = 1; seed <= 100; seed += 1) {
    const exam = build(bank, seed);
    expect(exam?.map(({ section }) => section).join("")).toBe(`${"A".repeat(35)}BBB`);
    const short = exam?.slice(0, 35).map(({ question }) => question) ?? [];
    expect(new Set(short.map(({ pointId }) => pointId)).size).toBe(35);
    expect(new Set(short.map(({ moduleId }) => moduleId)).size).toBe(6);
    expect(exam?.slice(35).map(({ question }) => question.moduleId)).toEqual([4, 5, 6]);
    const mean = short.reduce((sum, { difficulty }) => sum + difficulty, 0) / 35;
    expect(Math.abs(mean), `seed ${seed}`).toBeLessThanOrEqual(0.2);
  }
});

test("a hard bank is balanced as far as it can be", () => {
  const bank = bankOf(8, 8).map((one, index) => ({ ...one, difficulty: index % 4 === 0 ? -1 : 1 }));
  const exam = build(bank, 7)?.slice(0, 35) ?? [];
  const mean = exam.reduce((sum, { question }) => sum + question.difficulty, 0) / 35;
  const unbalanced = bank.filter(({ marks }) => marks === 2).reduce((sum, one) => sum + one.difficulty, 0) / (6 * 16);
  expect(mean).toBeLessThan(unbalanced);
});

test("exams in a row share no written question while the bank has others", () => {
  const met = new Map<number, number>();
  const bank = bankOf(16, 4);
  for (let round = 1; round <= EXAMS_IN_BANK; round += 1) {
    const exam = build(
      bank.map((one) => ({ ...one, met: met.get(one.id) ?? null })),
      round,
    );
    for (const { question } of exam ?? []) {
      if (question.source === "written") expect(met.has(question.id), `exam ${round}`).toBe(false);
      met.set(question.id, round);
    }
  }
});

test("when all was met, what was met longest ago comes again", () => {
  const bank = bankOf(20, 0).map((one) => ({ ...one, met: one.id }));
  const exam = build(bank, 3) ?? [];
  const short = exam.slice(0, 35).map(({ question }) => question);
  for (const { id: area } of MODULES) {
    const own = short.filter(({ moduleId }) => moduleId === area);
    const oldest = bank.filter(({ moduleId, marks }) => moduleId === area && marks === 2);
    expect(Math.max(...own.map(({ met }) => met ?? 0))).toBeLessThanOrEqual(
      Math.max(...oldest.map(({ met }) => met ?? 0)),
    );
    expect(own.map(({ id }) => id).sort((a, b) => a - b)).toEqual(oldest.slice(0, own.length).map(({ id }) => id));
  }
});

test("a bank with too few questions gives no exam, and says how many parts are there", () => {
  const small = bankOf(1, 1);
  expect(build(small, 1)).toBeNull();
  const counts = (bank: BankQuestion[]) =>
    bank.map(({ moduleId, kind, marks, source }) => ({ moduleId, kind, marks, source, count: 1 }));
  // Each area has 1 written and 3 variants of a template, the long ones are complete.
  expect(bankPartsOf(papers.MA, MODULES, counts(small))).toEqual({ there: 6 * 4 + 9, needed: 114 });
  expect(isEnough(bankPartsOf(papers.MA, MODULES, counts(bankOf(16, 4))))).toBe(true);
  expect(isEnough(bankPartsOf(papers.PM, MODULES, counts(bankOf(20, 20))))).toBe(false);
});
