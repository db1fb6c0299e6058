import { addDays } from "@/lib/platform/time/civil";
import { randomOf } from "@/lib/questions/rules/draw";
import { estimateOf, skillsOf } from "@/lib/readiness/rules/estimate";
import { simulateStudents } from "@/lib/readiness/rules/simulation";
import type { SkillAnswer } from "@/lib/readiness/rules/skill";
import { type Evidence, readinessOf } from "@/lib/readiness/rules/view";

const STUDENTS = 1500;
const ANSWERS = 2000;
const RUNS = 200;
const TODAY = "2027-03-01";

const random = randomOf("bench");
const answers = Array.from(
  { length: ANSWERS },
  (_, at): SkillAnswer => ({
    moduleId: at % 9,
    difficulty: 4 * random() - 2,
    guess: at % 3 ? 0.25 : 0.02,
    recall: 0.5 + 0.5 * random(),
    share: random() < 0.6 ? 1 : 0,
    weight: random(),
  }),
);
const areas = Array.from({ length: 9 }, (_, moduleId) => ({
  moduleId,
  weight: 1 / 9,
  points: 20,
  difficulty: 0,
  guess: 0.18,
  title: "An area",
}));
const evidence: Evidence = {
  courseId: 1,
  code: "FA",
  body: "ACCA",
  title: "FA",
  today: TODAY,
  examDate: addDays(TODAY, 40),
  outcome: null,
  onDay: 0.95,
  hasRecentMock: true,
  areas,
  answers,
  history: [],
  cards: Array.from({ length: 180 }, (_, at) => ({ moduleId: at % 9, stability: 20, days: at % 30 })),
};
const inEstimate = areas.map((area) => ({ ...area, studied: 0.9, recall: 0.9 }));

function medianOf(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  });
  return times.sort((a, b) => a - b)[RUNS / 2] ?? Number.NaN;
}

const begin = performance.now();
const table = simulateStudents(STUDENTS);
console.log(
  JSON.stringify({
    ...table,
    seconds: (performance.now() - begin) / 1000,
    estimateMs: medianOf(() => estimateOf(inEstimate, skillsOf([...areas.keys()], answers))),
    wholeMs: medianOf(() => readinessOf(evidence, { results: 0, brier: null, bins: [] }, () => true)),
  }),
);
