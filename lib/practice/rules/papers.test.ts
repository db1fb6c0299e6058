import { expect, test } from "vitest";
import {
  areaWeights,
  countsByArea,
  marksOfPaper,
  minutesAMark,
  minutesOfSection,
  type Paper,
  paperOf,
  papers,
  periodSentence,
} from "./papers";

const FA_MINUTES = [200, 110, 160, 640, 120, 170, 400, 170, 170];
const modulesOf = (minutes: readonly number[]) => minutes.map((one) => ({ minutes: one }));
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
const all: Paper[] = Object.values(papers);

test("every ACCA paper has 100 marks, and its sections take all its minutes", () => {
  for (const paper of all.filter(({ passMark }) => passMark === 50)) {
    expect(marksOfPaper(paper), paper.code).toBe(100);
    expect(sum(paper.sections.map((one) => minutesOfSection(paper, one))), paper.code).toBe(paper.minutes);
  }
});

test("every paper names its source and says for which period it was published", () => {
  for (const paper of all) {
    expect(paper.source).toMatch(/^https:\/\//);
    expect(periodSentence(paper)).toMatch(/^As published for .*20\d\d.*; check the current guide\.$/);
  }
});

test("the 35 short questions of FA go over its nine areas by minutes", () => {
  const counts = countsByArea(papers.FA, modulesOf(FA_MINUTES), 35);
  expect(counts).toEqual([3, 2, 3, 10, 2, 3, 6, 3, 3]);
});

test("an area without minutes gets a question all the same, and skills get none", () => {
  expect(countsByArea(papers.FA, modulesOf([0, 1, 1, 5000, 1, 1, 1, 1, 1]), 35)).toEqual([1, 1, 1, 27, 1, 1, 1, 1, 1]);
  expect(countsByArea(papers.PM, modulesOf([150, 290, 360, 420, 240, 130]), 15).at(5)).toBe(0);
});

test("fewer questions than areas are spread over the heaviest", () => {
  const counts = countsByArea(papers.FA, modulesOf(FA_MINUTES), 4);
  expect(sum(counts)).toBe(4);
  expect(counts[3]).toBeGreaterThan(0);
});

test("FA's area weights hold the long questions on accounts and groups", () => {
  const weights = areaWeights("FA", modulesOf(FA_MINUTES));
  expect(sum(weights)).toBeCloseTo(1);
  expect(weights[6]).toBeCloseTo((6 * 2 + 15) / 100);
  expect(weights[7]).toBeCloseTo((3 * 2 + 15) / 100);
});

test("area weights of every paper sum to 1, without weight for what is not examined", () => {
  for (const paper of all) {
    const weights = areaWeights(paper.code, modulesOf(Array.from({ length: paper.areas + 1 }, () => 100)));
    expect(sum(weights), paper.code).toBeCloseTo(1);
    expect(weights.at(-1), paper.code).toBe(0);
  }
});

test("AUD's choices go by the middle of the official ranges, not by minutes", () => {
  expect(countsByArea(papers.AUD, modulesOf([1, 1, 1, 1000]), 39)).toEqual([8, 12, 13, 6]);
});

test("a course without a paper goes by minutes", () => {
  expect(paperOf("X1")).toBeNull();
  expect(paperOf("constructor")).toBeNull();
  expect(areaWeights(null, modulesOf([100, 300]))).toEqual([0.25, 0.75]);
  expect(areaWeights("FA", modulesOf([100, 300]))).toEqual([0.25, 0.75]);
});

test("papers of three hours have 1.8 minutes a mark", () => {
  expect(minutesAMark(papers.FA)).toBe(1.2);
  expect(minutesAMark(papers.FR)).toBe(1.8);
});
