import { addDays, daysBetween } from "@/lib/platform/time/civil";
import { randomOf } from "@/lib/questions/rules/draw";
import { gradeOf, type Memory, memoryAfter, recallOn } from "@/lib/review/rules/memory";
import { countedAnswers, type MarkedAnswer } from "./answers";
import { calibrationOf, tenthsOf } from "./calibration";
import { type Area, chanceOf, estimateOf, skillsOf } from "./estimate";
import { logistic } from "./skill";
import { needOf } from "./words";

/**
 * Students who differ from what the estimate assumes: their skills spread and grow otherwise, they forget by a power
 * law of their own and not by FSRS, difficulties are not what the author thinks, questions separate unequally, some
 * guess better than chance, some slip, and an exam day has its own form and its own difficulty.
 */
type Student = {
  /** By area, at the start of studying. */
  skills: number[];
  /** How much the skill grows until the exam. */
  growth: number;
  /** How fast points are forgotten, against the average. */
  forgetting: number;
  /** Errors in what she knows, in practice; in the exam there are more. */
  slip: number;
  pressure: number;
  guessing: number;
  /** How much harder a question on an unstudied point is for her, in logits. */
  unstudied: number;
  areas: { points: Point[]; weight: number }[];
};

type Point = {
  module: number;
  memory: Memory | null;
  /** The days of answers to it, for the true memory. */
  seen: number[];
};

const WEIGHTS = [0.1, 0.13, 0.2, 0.17, 0.15, 0.25];
const POINTS = [16, 22, 34, 28, 26, 42];
const START = "2027-01-04";
const EXAM_QUESTIONS = 50;
const PASS = 50;
const AUTHOR_LEVELS = [-1, 0, 1];

type Random = () => number;
const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

function studentFrom(random: Random): Student {
  const skill = 0.35 + 1.05 * normal(random);
  return {
    skills: WEIGHTS.map(() => skill + 0.5 * normal(random)),
    growth: 0.3 * random(),
    forgetting: Math.exp(0.6 * normal(random)),
    slip: 0.04 * random(),
    pressure: 0.08 * random(),
    guessing: 0.05 * random(),
    unstudied: 2 + 1.4 * random(),
    areas: WEIGHTS.map((weight, module) => ({
      weight,
      points: Array.from({ length: POINTS[module] ?? 0 }, () => ({ module, memory: null, seen: [] })),
    })),
  };
}

type Question = { level: number; difficulty: number; separation: number; options: number | null };

/** The author knows the level; the real difficulty differs. One in three questions is a figure to type. */
function questionFrom(random: Random): Question {
  const level = pick(AUTHOR_LEVELS, random);
  return {
    level,
    difficulty: level + 0.15 + 0.6 * normal(random),
    separation: Math.exp(0.35 * normal(random)),
    options: random() < 0.35 ? null : random() < 0.85 ? 4 : 3,
  };
}

/** How well a point is really remembered: a power law over its answers; each makes it last longer. */
function trueRecall({ seen }: Point, day: number, { forgetting }: Student): number {
  const last = seen.at(-1);
  if (last === undefined) return 0;
  const stability = 9 * 1.9 ** Math.min(6, new Set(seen).size - 1);
  return (1 + (0.5 * forgetting * (day - last)) / stability) ** -0.6;
}

type Trial = {
  student: Student;
  point: Point;
  question: Question;
  day: number;
  days: number;
  exam?: { shift: number };
};

function isRight({ student, point, question, day, days, exam }: Trial, random: Random): boolean {
  const skill = (student.skills[point.module] ?? 0) + (student.growth * day) / days + (exam?.shift ?? 0);
  const studied = point.seen.length > 0;
  // An unstudied point may be known from elsewhere.
  const reach = studied ? skill : skill - student.unstudied;
  const knows =
    logistic(question.separation * (reach - question.difficulty)) * (1 - student.slip - (exam ? student.pressure : 0));
  const recalls = studied ? trueRecall(point, day, student) : 1;
  const guess = question.options === null ? 0.01 : 1 / question.options + student.guessing;
  const chance = knows * recalls;
  return random() < chance + (1 - chance) * guess;
}

type Outcome = { mark: number; low: number; high: number; chance: number; real: number } | null;

/** One student's study of some weeks, her estimate on the day before the exam, and her exam. Null while it is too early to say. */
function outcomeOf(seed: number): Outcome {
  const random = randomOf(`readiness/${seed}`);
  const student = studentFrom(random);
  const days = 25 + Math.floor(random() * 75);
  const marked = practiceOf(student, days, random);
  const exam = addDays(START, days);
  const areas = student.areas.map(({ points, weight }, moduleId): Area => {
    const cards = points.flatMap(({ memory }) => memory ?? []);
    return {
      moduleId,
      weight,
      studied: cards.length / points.length,
      recall: cards.length ? cards.reduce((sum, card) => sum + recallOn(card, exam), 0) / cards.length : 0,
      difficulty: 0,
      guess: 0.17,
    };
  });
  const estimate = estimateOf(areas, skillsOf([...areas.keys()], countedAnswers(marked)));
  if (needOf(estimate, areas)) return null;
  const { mark, low, high } = estimate;
  return { mark, low, high, chance: chanceOf(estimate, PASS), real: examOf(student, days, random) };
}

/**
 * New points in the order of the course, then reviews: mostly of the points with the lowest recall by FSRS, sometimes of
 * any point.
 */
function practiceOf(student: Student, days: number, random: Random): MarkedAnswer[] {
  const marked: MarkedAnswer[] = [];
  const diligence = 0.5 + 0.45 * random();
  const reached = 0.3 + 0.7 * random();
  const perDay = 3 + Math.floor(random() * 22);
  const obedience = random();
  const list = student.areas.flatMap(({ points }) => points.slice(0, Math.ceil(points.length * reached)));
  for (let day = 0; day < days; day += 1) {
    if (random() > diligence) continue;
    const today = addDays(START, day);
    const open = list.slice(0, Math.ceil((list.length * (day + 1)) / (days * 0.75)));
    const rankOf = ({ memory }: Point) => (!memory ? -1 : random() < obedience ? recallOn(memory, today) : random());
    const order = open.map((point) => ({ point, rank: rankOf(point) })).sort((a, b) => a.rank - b.rank);
    for (const { point } of order.slice(0, perDay)) marked.push(answerOf({ student, point, day, days }, random));
  }
  return marked;
}

let questions = 0;

function answerOf(at: { student: Student; point: Point; day: number; days: number }, random: Random): MarkedAnswer {
  const question = questionFrom(random);
  const { point, day, days } = at;
  // The lesson comes before the first question on a point.
  if (point.seen.length === 0) point.seen.push(day);
  const share = isRight({ ...at, question }, random) ? 1 : 0;
  const today = addDays(START, day);
  const recall = point.memory ? recallOn(point.memory, today) : 1;
  const facts = { hinted: false, guessed: false, easy: false, seconds: 60, expected: 60 };
  point.memory = memoryAfter(point.memory, gradeOf({ share, ...facts }), today);
  point.seen.push(day);
  return {
    moduleId: point.module,
    questionId: ++questions,
    isTemplate: false,
    seed: null,
    first: true,
    day,
    daysAgo: daysBetween(today, addDays(START, days)),
    difficulty: question.level,
    guess: question.options === null ? 0.02 : 1 / question.options,
    recall,
    share,
    selfMarked: false,
    paused: false,
  };
}

/** Fifty questions of two marks, spread over the areas by weight. */
function examOf(student: Student, days: number, random: Random): number {
  // Exams ask in unfamiliar words; some are harder, and nobody is in the same form every day.
  const exam = { shift: -0.2 + 0.42 * normal(random) };
  let right = 0;
  for (let index = 0; index < EXAM_QUESTIONS; index += 1) {
    const point = pick(areaAt(student, (index + 0.5) / EXAM_QUESTIONS).points, random);
    if (isRight({ student, point, question: questionFrom(random), day: days, days, exam }, random)) right += 1;
  }
  return (right * 100) / EXAM_QUESTIONS;
}

function areaAt({ areas }: Student, share: number): Student["areas"][number] {
  let sum = 0;
  for (const area of areas) {
    sum += area.weight;
    if (share <= sum) return area;
  }
  return areas.at(-1) as Student["areas"][number];
}

export type Simulated = {
  students: number;
  /** Those with an estimate. */
  estimated: number;
  /** The share of ranges that hold the real mark. */
  coverage: number;
  /** The mean of estimate less real mark. */
  bias: number;
  /** The mean distance of the two. */
  error: number;
  brier: number;
  /** The Brier score of telling everybody the share who pass. */
  baseBrier: number;
  tenths: { from: number; said: number; happened: number; count: number }[];
  /** The greatest distance of what was said and what happened, of tenths with fifty students and more. */
  worstTenth: number;
};

const LEAST_STUDENTS = 50;

/** The same students every time. */
export function simulateStudents(students: number): Simulated {
  const outcomes = Array.from({ length: students }, (_, seed) => outcomeOf(seed)).flatMap((outcome) => outcome ?? []);
  const mean = (value: (outcome: (typeof outcomes)[number]) => number) =>
    outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / outcomes.length;
  const passed = mean(({ real }) => (real >= PASS ? 1 : 0));
  const tenths = tenthsOf(outcomes.map(({ chance, real }) => ({ chance, passed: real >= PASS })));
  const { brier, bins } = calibrationOf(tenths);
  return {
    students,
    estimated: outcomes.length,
    coverage: mean(({ low, high, real }) => (real >= low && real <= high ? 1 : 0)),
    bias: mean(({ mark, real }) => mark - real),
    error: mean(({ mark, real }) => Math.abs(mark - real)),
    brier: brier ?? Number.NaN,
    baseBrier: passed * (1 - passed),
    tenths: bins,
    worstTenth: Math.max(
      0,
      ...bins.filter(({ count }) => count >= LEAST_STUDENTS).map(({ said, happened }) => Math.abs(said - happened)),
    ),
  };
}
