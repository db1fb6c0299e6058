import { type Random, shuffled } from "./random";

/** A question that can be chosen, with this student's history. */
export type Candidate = {
  id: number;
  topicId: number;
  moduleId: number;
  courseId: number;
  pointId: number | null;
  source: string;
  difficulty: number;
  /** When the student last answered it, in ms; null for never. */
  met: number | null;
  /** The share of right answers among the student's last answers on the point; null without any. */
  known: number | null;
};

const QUIZ = 8;
const NUMERIC_TEMPLATES = 3;
const TEMPLATES_IN_NUMERIC = 2;

/** Unanswered points first, then the least known. Ties are in random order. */
const byNeed = (a: Candidate, b: Candidate) => (a.known ?? -1) - (b.known ?? -1);
/** A template generates new figures, so it counts as a question never seen. */
const freshness = ({ source, met }: Candidate) => (source === "template" || met === null ? 0 : met);

/** For one topic: each point once before any point twice, unanswered points first, easy questions at the beginning. */
export function chooseQuiz(candidates: readonly Candidate[], random: Random): Candidate[] {
  const points = new Map<number | null, Candidate[]>();
  for (const one of shuffled(candidates, random).sort(byNeed))
    points.set(one.pointId, [...(points.get(one.pointId) ?? []), one]);
  const lists = [...points.values()].map((list) => list.sort((a, b) => freshness(a) - freshness(b)));
  const chosen: Candidate[] = [];
  for (let round = 0; chosen.length < Math.min(QUIZ, candidates.length); round += 1)
    for (const list of lists) {
      const next = list[round];
      if (next && chosen.length < QUIZ) chosen.push(next);
    }
  return easyFirst(withTemplates(chosen, candidates, random));
}

/** In a topic with calculations, at least two questions have new figures. */
function withTemplates(chosen: Candidate[], candidates: readonly Candidate[], random: Random): Candidate[] {
  const isTemplate = ({ source }: Candidate) => source === "template";
  const all = candidates.filter(isTemplate);
  const missing = TEMPLATES_IN_NUMERIC - chosen.filter(isTemplate).length;
  if (all.length < NUMERIC_TEMPLATES || missing <= 0) return chosen;
  const left = shuffled(
    all.filter((one) => !chosen.includes(one)),
    random,
  );
  const list = [...chosen];
  for (const template of left.slice(0, missing)) {
    const samePoint = list.findIndex((one) => !isTemplate(one) && one.pointId === template.pointId);
    const place = samePoint >= 0 ? samePoint : list.findLastIndex((one) => !isTemplate(one));
    if (place >= 0) list[place] = template;
  }
  return list;
}

const easyFirst = (list: Candidate[]): Candidate[] => list.sort((a, b) => a.difficulty - b.difficulty);

/** An area with its weight in the exam and the share of right answers in it. */
export type PracticeArea = { moduleId: number; courseId: number; weight: number; answers: number; shares: number };

/**
 * Adds two answers, half of them right, to every area, so that an area without answers counts as neither weak nor
 * strong.
 */
export const shareIn = ({ answers, shares }: Pick<PracticeArea, "answers" | "shares">): number =>
  (shares + 1) / (answers + 2);

/** The share of the exam's marks that can still be gained in this area. */
export const gainIn = (area: PracticeArea): number => area.weight * (1 - shareIn(area));

/** For many areas: questions in proportion to each area's weight and weakness, never two of one topic in a row. */
export function chooseMixed(
  candidates: readonly Candidate[],
  areas: readonly PracticeArea[],
  count: number,
  random: Random,
): Candidate[] {
  const left = shuffled(candidates, random).sort((a, b) => byNeed(a, b) || freshness(a) - freshness(b));
  const gains = new Map(areas.map((area) => [area.moduleId, gainIn(area)]));
  const taken = new Map<number, number>();
  const chosen: Candidate[] = [];
  while (chosen.length < count && left.length > 0) {
    const last = chosen.at(-1)?.topicId;
    const modules = [...new Set(left.filter(({ topicId }) => topicId !== last).map(({ moduleId }) => moduleId))];
    const pressing = modules.sort((a, b) => turn(b) - turn(a))[0];
    const place = left.findIndex(({ moduleId, topicId }) => moduleId === pressing && topicId !== last);
    // Only questions of the previous topic are left.
    const [next] = left.splice(Math.max(0, place), 1);
    if (!next) break;
    chosen.push(next);
    taken.set(next.moduleId, (taken.get(next.moduleId) ?? 0) + 1);
  }
  return chosen;

  /**
   * The order of areas: each chosen question reduces an area's claim, as in the distribution of seats to parties
   * (D'Hondt method).
   */
  function turn(moduleId: number): number {
    return (gains.get(moduleId) ?? 0) / ((taken.get(moduleId) ?? 0) + 1);
  }
}

export const WEAK_AREAS = 3;

/** The areas with the most marks to gain that have questions to choose from. */
export const weakest = (areas: readonly PracticeArea[], candidates: readonly Candidate[]): PracticeArea[] =>
  areas
    .filter(({ moduleId }) => candidates.some((one) => one.moduleId === moduleId))
    .sort((a, b) => gainIn(b) - gainIn(a))
    .slice(0, WEAK_AREAS);

/**
 * One question per point, in the order of the points: with new figures if possible, otherwise the one seen longest ago.
 */
export function chooseForPoints(
  pointIds: readonly number[],
  candidates: readonly Candidate[],
  random: Random,
): Candidate[] {
  const list = shuffled(candidates, random).sort((a, b) => rank(a) - rank(b));
  return pointIds.flatMap((pointId) => list.find((one) => one.pointId === pointId) ?? []);
}

const rank = ({ source, met }: Candidate) => (source === "template" ? -1 : (met ?? 0));
