import { FSRSAlgorithm, generatorParameters } from "ts-fsrs";
import { type CivilDay, daysBetween } from "@/lib/platform/time/civil";

/**
 * The parameters of FSRS-6. They are copied here and a test compares them with the library's, so that an update of the
 * library cannot change which questions students get.
 */
export const PARAMETERS = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
  0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
] as const;

export const GRADES = { again: 1, hard: 2, good: 3, easy: 4 } as const;
export type Grade = keyof typeof GRADES;

/** The memory of a point: stability, difficulty, and the day of the last answer. */
export type Memory = { stability: number; difficulty: number; lastDay: CivilDay };

const fsrs = new FSRSAlgorithm(
  generatorParameters({ w: [...PARAMETERS], enable_fuzz: false, enable_short_term: true }),
);

/** The memory after an answer on this day. Negative intervals, as after a change of time zone, count as zero days. */
export function memoryAfter(before: Memory | null, grade: Grade, day: CivilDay): Memory {
  const days = before ? Math.max(0, daysBetween(before.lastDay, day)) : 0;
  const state = before ? { stability: before.stability, difficulty: before.difficulty } : null;
  const { stability, difficulty } = fsrs.next_state(state, days, GRADES[grade]);
  return { stability, difficulty, lastDay: before && before.lastDay > day ? before.lastDay : day };
}

/** The probability of recall on a day, 0 to 1. */
export const recallOn = ({ stability, lastDay }: Memory, day: CivilDay): number =>
  recallAfter(daysBetween(lastDay, day), stability);

/** The probability of recall this many days after the last answer. */
export const recallAfter = (days: number, stability: number): number =>
  fsrs.forgetting_curve(Math.max(0, days), stability);

export type Facts = {
  share: number;
  hinted: boolean;
  guessed: boolean;
  easy: boolean;
  seconds: number;
  expected: number;
};

const SLOW = 2.5;

/** The rating of the point's memory for an answer. */
export function gradeOf({ share, hinted, guessed, easy, seconds, expected }: Facts): Grade {
  if (share < 0.5 || (share === 1 && guessed)) return "again";
  if (share < 1 || hinted || seconds > SLOW * expected) return "hard";
  return easy ? "easy" : "good";
}
