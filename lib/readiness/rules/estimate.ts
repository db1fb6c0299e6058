import { cellsOf, logistic, type Skill, type SkillAnswer, skillOf } from "./skill";

// The constants were chosen with the simulated students of `simulation.ts`; docs/how-it-decides.md has the results.

/** How far the skill of an area differs from the overall skill: standard deviation in logits. */
const AREA_SD = 0.6;
/** How much harder questions on points never answered are, in logits. */
const UNSTUDIED = 2.4;
/** What is recalled today is recalled in the exam, but for this part. */
const ON_THE_DAY = 0.97;
/** Standard deviation in marks of an area that was not studied at all, times its weight. */
const UNSTUDIED_MARKS = 8;
/** Standard deviation in marks of everything that the model does not know. */
const OTHER_MARKS = 4.5;
const MARKS_A_QUESTION = 2;
/** How far the questions of a paper lie from their mean difficulty. */
const LEVELS = [-1, 0, 1];
/** Eight of ten values of a normal distribution lie within this many standard deviations. */
const EIGHT_OF_TEN = 1.28;

/** An area of the paper, with what the student did in it. */
export type Area = {
  moduleId: number;
  /** The share of the paper's marks; all areas together have 1. */
  weight: number;
  /** The share of its points that were answered at least once. */
  studied: number;
  /** The mean recall of its cards; 0 without cards. */
  recall: number;
  /** The means of the paper's questions in this area. */
  difficulty: number;
  guess: number;
};

export type Range = { mark: number; low: number; high: number };
export type AreaEstimate = Range & { moduleId: number; answers: number };
export type Estimate = Range & {
  sd: number;
  answers: number;
  /** The share of the paper's marks whose points were answered. */
  studied: number;
  areas: AreaEstimate[];
};

type AreaSkill = { area: Area; skill: number; precision: number; answers: number };

/** What the answers say about the skill in each area, by module, and over all of them. */
export type Skills = { overall: Skill; areas: ReadonlyMap<number, Skill & { answers: number }>; answers: number };

export function skillsOf(moduleIds: readonly number[], answers: readonly SkillAnswer[]): Skills {
  const overall = skillOf(cellsOf(answers), { mean: 0, sd: 1 });
  const byArea = new Map<number, SkillAnswer[]>(moduleIds.map((moduleId) => [moduleId, []]));
  for (const answer of answers) byArea.get(answer.moduleId)?.push(answer);
  const prior = { mean: overall.skill, sd: AREA_SD };
  const areas = [...byArea].map(
    ([moduleId, own]) => [moduleId, { ...skillOf(cellsOf(own), prior), answers: own.length }] as const,
  );
  return { overall, areas: new Map(areas), answers: answers.length };
}

/**
 * The mark if the exam were today, of 100, with the range that holds the real mark in about eight of ten cases. A right
 * answer instead of a wrong one never lowers it.
 */
export function estimateOf(areas: readonly Area[], skills: Skills): Estimate {
  const areaSkills = areas.flatMap((area): AreaSkill[] => {
    const skill = skills.areas.get(area.moduleId);
    return skill ? [{ area, ...skill }] : [];
  });
  const mark = markOf(areaSkills);
  const sd = Math.sqrt(skillVariance(areaSkills, skills.overall.precision) + otherVariance(areaSkills));
  return {
    ...rangeOf(mark, sd),
    sd,
    answers: skills.answers,
    studied: studiedShare(areas),
    areas: areaSkills.map((areaSkill) => ({
      moduleId: areaSkill.area.moduleId,
      answers: areaSkill.answers,
      ...rangeOf(100 * shareIn(areaSkill), areaSd(areaSkill)),
    })),
  };
}

const markOf = (areaSkills: readonly AreaSkill[]): number =>
  areaSkills.reduce((sum, areaSkill) => sum + areaSkill.area.weight * 100 * shareIn(areaSkill), 0);

export const studiedShare = (areas: readonly Area[]): number =>
  areas.reduce((sum, { weight, studied }) => sum + weight * studied, 0);

/** The expected share of the area's marks. */
function shareIn({ area, skill }: AreaSkill): number {
  const { studied, recall, difficulty, guess } = area;
  const studiedPart = ON_THE_DAY * recall * studied * logistic(skill - difficulty);
  const otherPart = (1 - studied) * logistic(skill - UNSTUDIED - difficulty);
  return guess + (1 - guess) * (studiedPart + otherPart);
}

/** By how much that share rises with a rise of one logit in skill. */
function slopeIn({ area, skill }: AreaSkill): number {
  const { studied, recall, difficulty, guess } = area;
  const rise = (x: number) => logistic(x) * (1 - logistic(x));
  const studiedPart = ON_THE_DAY * recall * studied * rise(skill - difficulty);
  return (1 - guess) * (studiedPart + (1 - studied) * rise(skill - UNSTUDIED - difficulty));
}

/** The variance, in squared marks, from the uncertain skills: each area's own, and the overall one that all areas share. */
function skillVariance(areaSkills: readonly AreaSkill[], overallPrecision: number): number {
  let [own, shared] = [0, 0];
  for (const areaSkill of areaSkills) {
    const marks = 100 * areaSkill.area.weight * slopeIn(areaSkill);
    own += marks ** 2 / areaSkill.precision;
    shared += marks / (AREA_SD ** 2 * areaSkill.precision);
  }
  return own + shared ** 2 / overallPrecision;
}

/** The variance, in squared marks, from points never answered, the exam's draw of questions, and everything else. */
function otherVariance(areaSkills: readonly AreaSkill[]): number {
  const open = areaSkills.reduce((sum, { area }) => sum + (UNSTUDIED_MARKS * area.weight * (1 - area.studied)) ** 2, 0);
  const drawn = areaSkills.reduce((sum, areaSkill) => sum + areaSkill.area.weight * drawVariance(areaSkill), 0);
  return open + 100 * MARKS_A_QUESTION * drawn + OTHER_MARKS ** 2;
}

/**
 * The variance of one drawn question. Easy and hard questions, on studied and other points, are computed apart: the
 * sum of unequal questions varies less than the mean share suggests.
 */
function drawVariance({ area, skill }: AreaSkill): number {
  const { studied, recall, difficulty, guess } = area;
  const varianceOf = (known: number) => {
    const chance = guess + (1 - guess) * known;
    return chance * (1 - chance);
  };
  const levels = LEVELS.map(
    (level) =>
      studied * varianceOf(ON_THE_DAY * recall * logistic(skill - difficulty - level)) +
      (1 - studied) * varianceOf(logistic(skill - UNSTUDIED - difficulty - level)),
  );
  return levels.reduce((sum, variance) => sum + variance, 0) / levels.length;
}

/** An area's range is about its questions in general, not about the few that one exam draws. */
const areaSd = (areaSkill: AreaSkill): number =>
  Math.hypot(
    (100 * slopeIn(areaSkill)) / Math.sqrt(areaSkill.precision),
    UNSTUDIED_MARKS * (1 - areaSkill.area.studied),
    OTHER_MARKS,
  );

const within = (mark: number) => Math.min(100, Math.max(0, mark));

/** Rounded outwards to whole marks. */
const rangeOf = (mark: number, sd: number): Range => ({
  mark: within(mark),
  low: Math.floor(within(mark - EIGHT_OF_TEN * sd)),
  high: Math.ceil(within(mark + EIGHT_OF_TEN * sd)),
});

/** The probability of the pass mark or more. */
export const chanceOf = ({ mark, sd }: Pick<Estimate, "mark" | "sd">, passMark: number): number =>
  normalBelow((mark - passMark) / sd);

/** The normal distribution, after Abramowitz and Stegun 26.2.17: accurate to seven digits. */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z > 0 ? 1 - above : above;
}
