import { type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import { aimOn, LEAST_BASE, MOST_BASE } from "./aim";
import { type Chance, seededChance } from "./chance";
import { fsrs } from "./fsrs";
import { gainFrom } from "./gain";
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

function* forecastInSteps(facts: ForecastFacts & { base: number }, gains = gainsOf(facts)): Steps<Forecast> {
  const runs = yield* runsInSteps(facts, facts.base, "bounded", gains);
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
  const gains = gainsOf(facts);
  const fits = function* (base: number) {
    return (yield* forecastInSteps({ ...facts, base }, gains)).minutes <= most;
  };
  let [low, high] = [LEAST_BASE, MOST_BASE];
  if (most === Number.POSITIVE_INFINITY || (yield* fits(MOST_BASE))) low = MOST_BASE;
  else
    for (let step = 0; step < HALVINGS; step += 1) {
      const middle = (low + high) / 2;
      if (yield* fits(middle)) low = middle;
      else high = middle;
    }
  const { minutes, recall, minutesByDay } = yield* forecastInSteps({ ...facts, base: low }, gains);
  return { base: low, minutes, least: yield* leastInSteps(facts, gains), recall, minutesByDay };
}

/** The minutes with the lowest base if every point were asked on the day it falls due, however many there are. */
export function* leastInSteps(facts: ForecastFacts, gains = gainsOf(facts)): Steps<number> {
  const runs = yield* runsInSteps(facts, LEAST_BASE, "unbounded", gains);
  return runs.reduce((sum, { minutes }) => sum + minutes, 0) / runs.length;
}

type Room = "bounded" | "unbounded";

function* runsInSteps(facts: ForecastFacts, base: number, room: Room, gains: Gains): Steps<Forecast[]> {
  const runs: Forecast[] = [];
  for (let run = 0; run < (facts.runs ?? RUNS); run += 1) {
    runs.push(runThrough(facts, newRun(facts, base, gains), room, SEED + run));
    yield;
  }
  return runs;
}

const minutesOf = (minutesByDay: readonly number[], day: number): number =>
  minutesByDay[day] ?? minutesByDay.at(-1) ?? 0;

/**
 * Recall and gain, by day and card, of the cards that are still as they are today: they are the same in every run. Lists
 * are made for the days that need them; NaN is not known yet.
 */
type Gains = { cards: number; recall: Float64Array[]; gain: Float64Array[] };

const gainsOf = ({ cards }: ForecastFacts): Gains => ({ cards: cards.length, recall: [], gain: [] });

const unknown = (length: number) => new Float64Array(length).fill(Number.NaN);

/** Cards are numbers: each is an index into the lists of this run. */
type Run = {
  stability: Float64Array;
  difficulty: Float64Array;
  /** The day of the last answer; today is 0. */
  last: Int32Array;
  due: number[][];
  /** For each day: after how many days recall falls to that day's aim, for a stability of one. */
  interval: Float64Array;
  /** By which the cards of a day were put in order, and the recall on that day. */
  gain: Float64Array;
  recall: Float64Array;
  /** As in `Waiting`; NaN where it is not known yet since the card's last answer. */
  growth: Float64Array;
  lapse: Float64Array;
  unasked: Float64Array;
  /** 1 for a card that is not as it was today. */
  changed: Uint8Array;
  gains: Gains;
  cards: number;
  days: number;
};

function newRun(facts: ForecastFacts, base: number, gains: Gains): Run {
  const { today, examDay, cards, pointsToCome, taperDays } = facts;
  const days = Math.max(0, daysBetween(today, examDay));
  const most = pointsToCome.reduce((sum, { points }) => sum + Math.max(0, Math.ceil(points)), cards.length);
  const list = () => new Float64Array(most);
  return {
    stability: list(),
    difficulty: list(),
    last: new Int32Array(most),
    due: Array.from({ length: days }, (): number[] => []),
    interval: Float64Array.from({ length: days }, (_, day) => fsrs.daysUntil(1, aimOn(days - day, base, taperDays))),
    gain: list(),
    recall: list(),
    growth: unknown(most),
    lapse: list(),
    unasked: list(),
    changed: new Uint8Array(most).fill(1, cards.length),
    gains,
    cards: 0,
    days,
  };
}

function runThrough(facts: ForecastFacts, run: Run, room: Room, seed: number): Forecast {
  const { today, cards, pointsToCome, minutesByDay, times } = facts;
  const chance = seededChance(seed);
  const { days } = run;
  for (const { stability, difficulty, daysSinceAnswer } of cards)
    add(run, { stability, difficulty, last: Math.min(0, -daysSinceAnswer), from: 0 });
  const learned = new Map<number, number>();
  for (const { day, points } of pointsToCome) {
    const ahead = daysBetween(today, day);
    learned.set(ahead, (learned.get(ahead) ?? 0) + points);
  }
  const spent: number[] = [];
  for (let day = 0; day < days; day += 1) {
    const list = run.due[day] as number[];
    const most = room === "bounded" ? minutesOf(minutesByDay, day) : Number.POSITIVE_INFINITY;
    const isTooMuch = list.length > 1 && list.length * (times.right / 60) > most;
    if (isTooMuch) byGain(run, list, day, times);
    let seconds = 0;
    let asked = 0;
    for (; asked < list.length && seconds / 60 < most; asked += 1)
      seconds += ask(run, list[asked] as number, { day, times, chance }, isTooMuch);
    const left = run.due[day + 1];
    if (left) for (; asked < list.length; asked += 1) left.push(list[asked] as number);
    learn(run, learned.get(day) ?? 0, { day, chance });
    spent.push(seconds / 60);
  }
  let recall = 0;
  for (let card = 0; card < run.cards; card += 1)
    recall += fsrs.recall(run.stability[card] as number, days - (run.last[card] as number));
  return {
    minutesByDay: spent,
    minutes: spent.reduce((sum, day) => sum + day, 0),
    recall: run.cards === 0 ? 1 : recall / run.cards,
  };
}

type NewCard = { stability: number; difficulty: number; last: number; from: number };

function add(run: Run, { stability, difficulty, last, from }: NewCard): void {
  const card = run.cards;
  run.cards += 1;
  run.stability[card] = stability;
  run.difficulty[card] = difficulty;
  run.last[card] = last;
  plan(run, card, from);
}

/** Puts a card on the first day, from this one on, on which its recall has fallen to the aim. */
function plan({ stability, last, due, days, interval }: Run, card: number, from: number): void {
  const s = stability[card] as number;
  const since = last[card] as number;
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

/** Asks a point, once more if it was missed. Returns the seconds it took. With `isOrdered`, `byGain` has its recall. */
function ask(run: Run, card: number, { day, times, chance }: At & { times: Times }, isOrdered: boolean): number {
  const s = run.stability[card] as number;
  const d = run.difficulty[card] as number;
  const recall = isOrdered ? (run.recall[card] as number) : fsrs.recall(s, day - (run.last[card] as number));
  const isRight = chance() < recall;
  run.stability[card] = isRight
    ? fsrs.afterRight(recall, s, fsrs.growth(s, d))
    : fsrs.afterWrong(recall, s, fsrs.lapse(s, d));
  run.difficulty[card] = fsrs.difficulty(d, isRight ? "good" : "again");
  run.last[card] = day;
  run.growth[card] = Number.NaN;
  run.changed[card] = 1;
  const seconds = isRight ? times.right : times.wrong + askAgain(run, card, times, chance);
  plan(run, card, day + 1);
  return seconds;
}

/** A missed point comes once more on the same day. */
function askAgain(run: Run, card: number, times: Times, chance: Chance): number {
  const s = run.stability[card] as number;
  const d = run.difficulty[card] as number;
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
    const [stability, difficulty] = [fsrs.firstStability(grade), fsrs.firstDifficulty(grade)];
    add(run, { stability, difficulty, last: day, from: day + 1 });
  }
}

function byGain(run: Run, list: number[], day: number, times: Times): void {
  const { gain, recall, gains, changed } = run;
  gains.gain[day] ??= unknown(gains.cards);
  gains.recall[day] ??= unknown(gains.cards);
  const [knownGain, knownRecall] = [gains.gain[day], gains.recall[day]];
  for (const card of list) {
    if (changed[card] === 1) computeGain(run, card, day, times);
    else if (Number.isNaN(knownGain[card])) {
      computeGain(run, card, day, times);
      knownGain[card] = gain[card] as number;
      knownRecall[card] = recall[card] as number;
    } else {
      gain[card] = knownGain[card] as number;
      recall[card] = knownRecall[card] as number;
    }
  }
  list.sort((a, b) => (gain[b] as number) - (gain[a] as number) || a - b);
}

function computeGain(run: Run, card: number, day: number, times: Times): void {
  const { days } = run;
  const stability = run.stability[card] as number;
  const last = run.last[card] as number;
  if (Number.isNaN(run.growth[card])) {
    const difficulty = run.difficulty[card] as number;
    run.growth[card] = fsrs.growth(stability, difficulty);
    run.lapse[card] = fsrs.lapse(stability, difficulty);
    run.unasked[card] = fsrs.recall(stability, days - last);
  }
  const recall = fsrs.recall(stability, day - last);
  const growth = run.growth[card] as number;
  const lapse = run.lapse[card] as number;
  run.recall[card] = recall;
  run.gain[card] = gainFrom(
    { stability, recall, growth, lapse, unasked: run.unasked[card] as number },
    days - day,
    times,
  );
}
