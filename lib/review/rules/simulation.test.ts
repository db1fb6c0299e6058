import { expect, test } from "vitest";
import { addDays } from "@/lib/platform/time/civil";
import {
  aimed,
  constant,
  DAYS,
  forecastOf,
  meanOf,
  prepared,
  roomOf,
  studentOf,
} from "@/tests/support/review-students";
import { fitAim, fitAimInSteps, forecast } from "./forecast";
import type { ForecastFacts } from "./forecast-run";
import { type CourseState, type QueueCard, queueOf } from "./queue";
import { USUAL_TIMES } from "./times";

const TODAY = "2027-01-04";
const FREE = Array.from({ length: DAYS }, () => Number.POSITIVE_INFINITY);
const PLENTY = roomOf(120);
const STUDENTS = 200;

test("aimed at the exam day, students remember two percentage points more than at a constant 0.90, in no more minutes", () => {
  const usual = meanOf(STUDENTS, "fsrs", () => constant(0.9), FREE);
  const ours = meanOf(STUDENTS, "fsrs", () => aimed({ most: usual.minutes, runs: 1 }), PLENTY);
  expect(ours.minutes).toBeLessThanOrEqual(usual.minutes);
  expect(ours.recall).toBeGreaterThanOrEqual(usual.recall + 0.02);
});

test("with a memory of another kind it is no worse than the constant at equal minutes", () => {
  const usual = meanOf(60, "act-r", () => constant(0.9), FREE);
  const ours = meanOf(60, "act-r", () => aimed({ most: 0.9 * usual.minutes, runs: 1 }), PLENTY);
  expect(ours.minutes).toBeLessThanOrEqual(usual.minutes);
  expect(ours.recall).toBeGreaterThanOrEqual(usual.recall - 0.005);
});

test("the forecast minutes are within a tenth of what sixty simulated students need", () => {
  const { minutes, facts } = forecastOf(60);
  const mean = forecast({ ...facts, base: 0.8 }).minutes;
  expect(Math.abs(mean - minutes) / minutes).toBeLessThan(0.1);
});

test("no day takes more than its minutes and one review", () => {
  const room = roomOf(25);
  const oneReview = (USUAL_TIMES.wrong + USUAL_TIMES.wrong) / 60;
  for (let seed = 1; seed <= 20; seed += 1) {
    const { byDay } = prepared(studentOf(seed, "fsrs"), aimed({ runs: 1 }), room);
    for (const [day, minutes] of byDay.entries())
      expect(minutes).toBeLessThanOrEqual((room[day] as number) + oneReview);
  }
});

const FACTS: ForecastFacts = {
  cards: Array.from({ length: 40 }, (_, index) => ({
    stability: 1 + index,
    difficulty: 1 + (index % 9),
    daysSinceAnswer: index % 20,
  })),
  pointsToCome: [{ day: addDays(TODAY, 5), points: 10 }],
  examDay: addDays(TODAY, 50),
  today: TODAY,
  minutesByDay: [20],
  taperDays: 20,
  times: USUAL_TIMES,
};

test("the same facts give the same forecast, with a day for each day before the exam and none after it", () => {
  const first = forecast({ ...FACTS, base: 0.8 });
  expect(forecast({ ...FACTS, base: 0.8 })).toEqual(first);
  expect(first.minutesByDay).toHaveLength(50);
  expect(first.recall).toBeGreaterThan(0.93);
  expect(forecast({ ...FACTS, examDay: TODAY, base: 0.8 })).toMatchObject({ minutes: 0, minutesByDay: [] });
  expect(forecast({ ...FACTS, cards: [], pointsToCome: [], base: 0.8 })).toMatchObject({ minutes: 0, recall: 1 });
});

test("the base is the highest that the minutes allow", () => {
  const all = fitAim(FACTS);
  expect(all.base).toBe(0.92);
  const fewer = fitAim({ ...FACTS, mostMinutes: all.minutes * 0.8 });
  expect(fewer.base).toBeLessThan(0.92);
  expect(fewer.minutes).toBeLessThanOrEqual(all.minutes * 0.8);
  expect(fitAim({ ...FACTS, mostMinutes: 0 }).base).toBe(0.5);
});

test("a fit in steps stops after each of its runs and comes to the same", () => {
  const runs = 3;
  const steps = fitAimInSteps({ ...FACTS, runs });
  let stops = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) stops += 1;
  expect({ stops, fitted: step.value }).toEqual({ stops: 2 * runs, fitted: fitAim({ ...FACTS, runs }) });
});

const card = (pointId: number, more: Partial<QueueCard> = {}): QueueCard => ({
  pointId,
  courseId: 1,
  stability: 3,
  difficulty: 5,
  since: 10,
  weight: 0.01,
  ...more,
});
const exam = (daysLeft: number): CourseState => ({ kind: "exam", daysLeft, base: 0.8, taperDays: 14 });
const queued = (cards: QueueCard[], state: CourseState, minutes = 20) =>
  queueOf({ cards, courses: new Map([[1, state]]), minutes, times: USUAL_TIMES });
const ids = (cards: readonly QueueCard[]) => cards.map(({ pointId }) => pointId);

test("nothing is due on the exam day, after it, or on the day of an answer", () => {
  expect(queued([card(1)], exam(1)).due).toHaveLength(1);
  expect(queued([card(1)], exam(0)).due).toEqual([]);
  expect(queued([card(1)], { kind: "resting" }).due).toEqual([]);
  expect(queued([card(1, { since: 0, stability: 0.01 })], exam(20)).due).toEqual([]);
});

test("near the exam more is due than far from it", () => {
  const fresh = [card(1, { stability: 20, since: 8 })];
  expect(queued(fresh, exam(40)).due).toEqual([]);
  expect(queued(fresh, exam(1)).due).toHaveLength(1);
});

test("what does not fit waits: the points that gain the most marks a minute come first, the same each time", () => {
  const cards = [card(1), card(2, { weight: 0.05 }), card(3, { stability: 20, since: 90 }), card(4, { weight: 0.02 })];
  const queue = queued(cards, exam(20), 2);
  expect(ids(queue.today).slice(0, 1)).toEqual([2]);
  expect(queue.today.length).toBeLessThan(cards.length);
  expect(queue.due).toHaveLength(4);
  expect(queued([...cards].reverse(), exam(20), 2).today).toEqual(queue.today);
  expect(queued(cards, exam(20), 0).today).toEqual([]);
});

test("without a date the weakest come first, and a course kept fresh takes at most five minutes of a day", () => {
  const cards = Array.from({ length: 20 }, (_, index) => card(index + 1, { since: 30 - index }));
  expect(ids(queued(cards, { kind: "no-exam" }).today).slice(0, 3)).toEqual([1, 2, 3]);
  const kept = queued(cards, { kind: "kept-fresh" });
  expect(kept.minutes).toBeGreaterThan(3);
  expect(kept.minutes).toBeLessThanOrEqual(5);
  const state = { kind: "kept-fresh" } as const;
  const after = {
    cards,
    courses: new Map([[1, state]]),
    minutes: 20,
    usedByCourse: new Map([[1, 4.5]]),
    times: USUAL_TIMES,
  };
  expect(queueOf(after).today).toEqual([]);
});
