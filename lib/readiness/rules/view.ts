import { type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import { LEAST_AREA_ANSWERS } from "@/lib/practice/rules/words";
import { recallAfter } from "@/lib/review/rules/memory";
import type { Readiness, ReadinessLine } from "../contract";
import { type Calibration, happenedAt } from "./calibration";
import { type Area, chanceOf, type Estimate, estimateOf, type Range, type Skills, skillsOf } from "./estimate";
import type { SkillAnswer } from "./skill";
import {
  basisInWords,
  chanceInWords,
  estimateInWords,
  LEAST_RESULTS,
  mayTellChance,
  type Need,
  needOf,
  type Outcome,
  type Scope,
  type State,
  scopeOf,
  stateOf,
  testedInWords,
} from "./words";

/** A card: its module, its stability, and the days since its last answer. */
export type RememberedCard = { moduleId: number; stability: number; days: number };

/** An area with what the bank asks in it; its recall follows from the cards. */
export type KnownArea = Omit<Area, "studied" | "recall"> & { title: string; points: number };

/** Everything that an estimate is made from. */
export type Evidence = {
  courseId: number;
  code: string | null;
  body: string | null;
  title: string;
  today: CivilDay;
  examDate: CivilDay | null;
  outcome: Outcome | null;
  /** The forecast recall on the exam day. */
  onDay: number | null;
  hasRecentMock: boolean;
  areas: readonly KnownArea[];
  cards: readonly RememberedCard[];
  answers: readonly SkillAnswer[];
  history: readonly (Range & { day: CivilDay })[];
};

type Assessment = {
  areas: Area[];
  scope: Scope;
  need: Need | null;
  state: State;
  estimate: Estimate;
  skills: Skills;
  /** 0 to 1; null where it is not shown. */
  chance: number | null;
};

export function assessmentOf(evidence: Evidence): Assessment {
  const areas = areasAfter(evidence, 0);
  const skills = skillsOf(
    areas.map(({ moduleId }) => moduleId),
    evidence.answers,
  );
  const estimate = estimateOf(areas, skills);
  const scope = scopeOf(evidence.code);
  const need = needOf(estimate, areas);
  const state = stateOf(need, estimate.areas);
  const isTold = state === "estimate" && scope.passMark !== null && mayTellChance(estimate, evidence.hasRecentMock);
  const chance = isTold && scope.passMark !== null ? chanceOf(estimate, scope.passMark) : null;
  return { areas, scope, need, state, estimate, skills, chance };
}

/** The areas as they are this many days from today without another review. */
function areasAfter({ areas, cards }: Evidence, days: number): Area[] {
  const sums = new Map<number, { count: number; recall: number }>();
  for (const card of cards) {
    const { count, recall } = sums.get(card.moduleId) ?? { count: 0, recall: 0 };
    sums.set(card.moduleId, { count: count + 1, recall: recall + recallAfter(card.days + days, card.stability) });
  }
  return areas.map(({ moduleId, weight, points, difficulty, guess }) => {
    const { count, recall } = sums.get(moduleId) ?? { count: 0, recall: 0 };
    const studied = points === 0 ? 0 : Math.min(1, count / points);
    return { moduleId, weight, difficulty, guess, studied, recall: count === 0 ? 0 : recall / count };
  });
}

/** In the marks that the paper's estimate is about. */
export const scaledRange = ({ mark, low, high }: Range, { outOf }: Scope): Range => ({
  mark: (mark * outOf) / 100,
  low: Math.floor((low * outOf) / 100),
  high: Math.ceil((high * outOf) / 100),
});

const NO_RANGE = { mark: null, low: null, high: null };
const AREAS_ONLY = "The areas with enough answers are estimated below.";

const sentenceOf = ({ need, state, estimate, scope }: Assessment): string => {
  if (need) return state === "areas" ? `${need.sentence} ${AREAS_ONLY}` : need.sentence;
  return estimateInWords(scaledRange(estimate, scope), scope);
};

export function lineOf(evidence: Evidence): ReadinessLine {
  const assessment = assessmentOf(evidence);
  const { courseId, title, code, examDate, outcome, today } = evidence;
  return {
    courseId,
    title: code ?? title,
    examDate,
    state: assessment.state,
    outcome,
    ...(assessment.need ? NO_RANGE : scaledRange(assessment.estimate, assessment.scope)),
    outOf: assessment.scope.outOf,
    passMark: assessment.scope.passMark,
    sentence: sentenceOf(assessment),
    askResult: examDate !== null && examDate < today && outcome === null,
  };
}

export function readinessOf(
  evidence: Evidence,
  calibration: Calibration,
  isOpen: (moduleId: number) => boolean,
): Readiness {
  const assessment = assessmentOf(evidence);
  const { areas, scope, need, state, estimate, chance } = assessment;
  const { courseId, title, examDate, body, history } = evidence;
  const results = calibration.results >= LEAST_RESULTS ? calibration.results : 0;
  return {
    courseId,
    title,
    examDate,
    state,
    need,
    ...(need ? NO_RANGE : scaledRange(estimate, scope)),
    outOf: scope.outOf,
    passMark: scope.passMark,
    chance: chance === null ? null : { words: chanceInWords(chance), tested: testedAt(chance, calibration) },
    sentence: sentenceOf(assessment),
    note: [basisInWords(body, results), scope.limits].filter(Boolean).join(" "),
    answers: estimate.answers,
    studied: estimate.studied,
    areas: areaViews(evidence, areas, estimate).map((area) => ({ ...area, isOpen: isOpen(area.moduleId) })),
    recall: recallOf(evidence, assessment),
    history: [...history],
  };
}

function testedAt(chance: number, calibration: Calibration): string | null {
  const happened = happenedAt(chance, calibration);
  return happened === null ? null : testedInWords(happened);
}

function areaViews(
  evidence: Evidence,
  areas: readonly Area[],
  { areas: ranges }: Estimate,
): Omit<Readiness["areas"][number], "isOpen">[] {
  return evidence.areas
    .map(({ moduleId, title, weight }, index) => {
      const range = ranges[index];
      const answers = range?.answers ?? 0;
      const { mark, low, high } = range && answers >= LEAST_AREA_ANSWERS ? range : NO_RANGE;
      return { moduleId, title, weight, answers, studied: areas[index]?.studied ?? 0, mark, low, high };
    })
    .sort((a, b) => b.weight - a.weight);
}

/** The means over all cards, and what the marks would be if reviews stopped now. */
function recallOf(evidence: Evidence, { scope, need, skills }: Assessment): Readiness["recall"] {
  const { cards, examDate, today } = evidence;
  const days = examDate === null ? 0 : daysBetween(today, examDate);
  const mean = (later: number) =>
    cards.length === 0
      ? null
      : cards.reduce((sum, card) => sum + recallAfter(card.days + later, card.stability), 0) / cards.length;
  const now = mean(0);
  if (days <= 0 || now === null) return { now, onDay: null, ifStopped: null, cost: null };
  const { onDay } = evidence;
  const stopped = areasAfter(evidence, days);
  if (onDay === null || need) return { now, onDay, ifStopped: mean(days), cost: null };
  const reviewed = stopped.map((area) => ({ ...area, recall: area.studied > 0 ? Math.max(area.recall, onDay) : 0 }));
  const lost = estimateOf(reviewed, skills).mark - estimateOf(stopped, skills).mark;
  return { now, onDay, ifStopped: mean(days), cost: Math.round((lost * scope.outOf) / 100) };
}
