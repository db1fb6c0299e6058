import { type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import { aimOn, LEAST_BASE, MOST_BASE } from "./aim";
import { type Chance, seededChance } from "./chance";
import { fsrs } from "./fsrs";
import { gainAMinute } from "./gain";
import type { Times } from "./times";

export type ForecastCard = { stability: number; difficulty: number; daysSinceAnswer: number };

export type ForecastFacts = {
  cards: readonly ForecastCard[];
  /** How many points will be learned on which day, by the plan. */
  pointsToCome: readonly { day: CivilDay; points: number }[];
  examDay: CivilDay;
  today: CivilDay;
  /** The minutes for reviews on each day from today on; days beyond the list have as many as its last one. */
  minutesByDay: readonly number[];
  taperDays: number;
  times: Times;
  /** How many seeded runs are averaged. */
  runs?: number;
};

export type Forecast = {
  /** From today to the day before the exam. */
  minutesByDay: number[];
  minutes: number;
  /** The mean recall on the exam day; 1 without cards. */
  recall: number;
};

const RUNS = 3;
const SEED = 20_261;
/** How often the first answer on a new point is right. */
const FIRST_RIGHT = 0.75;
/** How often the second answer of the same review is right. */
const SECOND_RIGHT = 0.9;

/** A calculation of several runs. It stops after each one, where a server can do other work. */
type Steps<T> = Generator<undefined, T>;

function finished<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What reviews will take each day, and what will be remembered on the exam day: the mean of seeded runs. */
export const forecast = (facts: ForecastFacts & { base: number }): Forecast => finished(forecastInSteps(facts));

function* forecastInSteps(facts: ForecastFacts & { base: number }): Steps<Forecast> {
  const runs = yield* runsInSteps(facts, facts.base, "bounded");
  const mean = (of: (run: Forecast) => number) => runs.reduce((sum, run) => sum + of(run), 0) / runs.length;
  const minutesByDay = (runs[0]?.minutesByDay ?? []).map((_, day) => mean((run) => run.minutesByDay[day] as number));
  return { minutesByDay, minutes: mean(({ minutes }) => minutes), recall: mean(({ recall }) => recall) };
}

export type FittedAim = { base: number; minutes: number; least: number; recall: number; minutesByDay: number[] };

const HALVINGS = 6;

type FitFacts = ForecastFacts & { most?: number };

/**
 * The highest base whose reviews take no more than the minutes there are, found by halving. A day's minutes bound that
 * day; `most` bounds all days together, where the plan has other use for the time.
 */
export const fitAim = (facts: FitFacts): FittedAim => finished(fitAimInSteps(facts));

/** As `fitAim`; the caller takes the steps. */
export function* fitAimInSteps(facts: FitFacts): Steps<FittedAim> {
  const { most = Number.POSITIVE_INFINITY } = facts;
  const fits = function* (base: number) {
    return (yield* forecastInSteps({ ...facts, base })).minutes <= most;
  };
  let [low, high] = [LEAST_BASE, MOST_BASE];
  if (most === Number.POSITIVE_INFINITY || (yield* fits(MOST_BASE))) low = MOST_BASE;
  else
    for (let step = 0; step < HALVINGS; step += 1) {
      const middle = (low + high) / 2;
      if (yield* fits(middle)) low = middle;
      else high = middle;
    }
  const { minutes, recall, minutesByDay } = yield* forecastInSteps({ ...facts, base: low });
  return { base: low, minutes, least: yield* least(facts), recall, minutesByDay };
}

/** The minutes with the lowest base if every point were asked on the day it falls due, however many there are. */
function* least(facts: ForecastFacts): Steps<number> {
  const runs = yield* runsInSteps(facts, LEAST_BASE, "unbounded");
  return runs.reduce((sum, { minutes }) => sum + minutes, 0) / runs.length;
}

type Room = "bounded" | "unbounded";

function* runsInSteps(facts: ForecastFacts, base: number, room: Room): Steps<Forecast[]> {
  const runs: Forecast[] = [];
  for (let run = 0; run < (facts.runs ?? RUNS); run += 1) {
    runs.push(runThrough(facts, base, room, SEED + run));
    yield;
  }
  return runs;
}

const minutesOf = (minutesByDay: readonly number[], day: number): number =>
  minutesByDay[day] ?? minutesByDay.at(-1) ?? 0;

type Run = {
  stability: number[];
  difficulty: number[];
  /** The day of the last answer; today is 0. */
  last: number[];
  due: number[][];
  /** For each day: after how many days recall falls to that day's aim, for a stability of one. */
  interval: number[];
  /** By which the cards of a day were put in order. */
  gain: number[];
  days: number;
};

function runThrough(facts: ForecastFacts, base: number, room: Room, seed: number): Forecast {
  const { today, examDay, cards, pointsToCome, minutesByDay, taperDays, times } = facts;
  const days = Math.max(0, daysBetween(today, examDay));
  const chance = seededChance(seed);
  const due = Array.from({ length: days }, (): number[] => []);
  const interval = due.map((_, day) => fsrs.daysUntil(1, aimOn(days - day, base, taperDays)));
  const run: Run = { stability: [], difficulty: [], last: [], gain: [], due, interval, days };
  for (const card of cards) {
    run.stability.push(card.stability);
    run.difficulty.push(card.difficulty);
    run.last.push(Math.min(0, -card.daysSinceAnswer));
    plan(run, run.last.length - 1, 0);
  }
  const learned = new Map<number, number>();
  for (const { day, points } of pointsToCome) {
    const at = daysBetween(today, day);
    learned.set(at, (learned.get(at) ?? 0) + points);
  }
  const spent: number[] = [];
  for (let day = 0; day < days; day += 1) {
    const list = run.due[day] as number[];
    const most = room === "bounded" ? minutesOf(minutesByDay, day) : Number.POSITIVE_INFINITY;
    if (list.length > 1 && list.length * (times.right / 60) > most) byGain(run, list, day, times);
    let seconds = 0;
    let asked = 0;
    for (; asked < list.length && seconds / 60 < most; asked += 1)
      seconds += ask(run, list[asked] as number, { day, times, chance });
    const left = run.due[day + 1];
    if (left) for (; asked < list.length; asked += 1) left.push(list[asked] as number);
    learn(run, learned.get(day) ?? 0, { day, chance });
    spent.push(seconds / 60);
  }
  const recall = run.stability.reduce((sum, s, at) => sum + fsrs.recall(s, days - (run.last[at] as number)), 0);
  const count = run.stability.length;
  return {
    minutesByDay: spent,
    minutes: spent.reduce((sum, day) => sum + day, 0),
    recall: count === 0 ? 1 : recall / count,
  };
}

/** Puts a card on the first day, from this one on, on which its recall has fallen to the aim. */
function plan({ stability, last, due, days, interval }: Run, card: number, from: number): void {
  const [s, since] = [stability[card] as number, last[card] as number];
  // Nothing is due twice on one day.
  let [low, high] = [Math.max(from, since + 1), days];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (middle - since >= s * (interval[middle] as number)) high = middle;
    else low = middle + 1;
  }
  due[low]?.push(card);
}

type At = { day: number; chance: Chance };

/** Asks a point, once more if it was missed. Returns the seconds it took. */
function ask(run: Run, card: number, { day, times, chance }: At & { times: Times }): number {
  const [s, d] = [run.stability[card] as number, run.difficulty[card] as number];
  const since = day - (run.last[card] as number);
  const recall = fsrs.recall(s, since);
  const isRight = chance() < recall;
  const grade = isRight ? "good" : "again";
  run.stability[card] = fsrs.stabilityAt(recall, s, d, grade);
  run.difficulty[card] = fsrs.difficulty(d, grade);
  run.last[card] = day;
  const seconds = isRight ? times.right : times.wrong + askAgain(run, card, times, chance);
  plan(run, card, day + 1);
  return seconds;
}

/** A missed point comes once more on the same day. */
function askAgain(run: Run, card: number, times: Times, chance: Chance): number {
  const [s, d] = [run.stability[card] as number, run.difficulty[card] as number];
  const isRight = chance() < SECOND_RIGHT;
  const grade = isRight ? "good" : "again";
  run.stability[card] = fsrs.stability(s, d, 0, grade);
  run.difficulty[card] = fsrs.difficulty(d, grade);
  return isRight ? times.right : times.wrong;
}

/** New points, with their first answer. */
function learn(run: Run, points: number, { day, chance }: At): void {
  for (let point = 0; point < points; point += 1) {
    const grade = chance() < FIRST_RIGHT ? "good" : "again";
    run.stability.push(fsrs.firstStability(grade));
    run.difficulty.push(fsrs.firstDifficulty(grade));
    run.last.push(day);
    plan(run, run.last.length - 1, day + 1);
  }
}

function byGain({ stability, difficulty, last, days, gain }: Run, list: number[], day: number, times: Times): void {
  for (const card of list) {
    const remembered = { stability: stability[card] as number, difficulty: difficulty[card] as number };
    gain[card] = gainAMinute(remembered, day - (last[card] as number), days - day, times);
  }
  list.sort((a, b) => (gain[b] as number) - (gain[a] as number) || a - b);
}
