import { addDays } from "@/lib/platform/time/civil";
import { fitAim } from "@/lib/review/rules/forecast";
import { USUAL_TIMES } from "@/lib/review/rules/times";
import {
  aimed,
  atRandom,
  constant,
  DAYS,
  lastQuarter,
  type MemoryKind,
  meanOf,
  type Row,
  roomOf,
  sm2,
  type Way,
} from "@/tests/support/review-students";

const STUDENTS = Number(process.env.BENCH_STUDENTS ?? 1000);
const FREE = Array.from({ length: DAYS }, () => Number.POSITIVE_INFINITY);
const PLENTY = roomOf(120);
const RUNS = 1;

const rows: (Row & { name: string })[] = [];
const add = (name: string, way: () => Way, room: number[], kind: MemoryKind = "fsrs", students = STUDENTS) =>
  rows.push({ name, ...meanOf(students, kind, way, room) });

add("aimed", () => aimed({ most: 690, runs: RUNS }), PLENTY);
add("aimed, 40 % fewer minutes", () => aimed({ most: 340, runs: RUNS }), roomOf(90));
add("FSRS at a constant 0.90", () => constant(0.9), FREE);
add("SM-2", () => sm2, roomOf(29));
add("everything in the last quarter", () => lastQuarter, roomOf(65));
add("at random", () => atRandom, roomOf(25));
const few = Math.ceil(STUDENTS / 5);
add("ACT-R memory: FSRS at a constant 0.90", () => constant(0.9), FREE, "act-r", few);
const usual = rows.at(-1)?.minutes ?? 0;
add("ACT-R memory: aimed", () => aimed({ most: 0.9 * usual, runs: RUNS }), PLENTY, "act-r", few);

const TODAY = "2027-01-04";
const facts = {
  cards: Array.from({ length: 250 }, (_, at) => ({
    stability: 2 + at / 4,
    difficulty: 3 + (at % 5),
    daysSinceAnswer: at % 20,
  })),
  pointsToCome: [],
  examDay: addDays(TODAY, 90),
  today: TODAY,
  minutesByDay: [10],
  taperDays: 42,
  times: USUAL_TIMES,
  mostMinutes: 400,
};
const times = Array.from({ length: 15 }, () => {
  const begun = performance.now();
  fitAim(facts);
  return performance.now() - begun;
}).sort((a, b) => a - b);
console.log(JSON.stringify({ students: STUDENTS, rows, fitMs: times[7] }));
