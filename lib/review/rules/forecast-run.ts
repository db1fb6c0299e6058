import { type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import { aimOn } from "./aim";
import { fsrs } from "./fsrs";
import { gainFrom } from "./gain";
import { type SeededRandom, seededRandom } from "./seeded-random";
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

/** How often the first answer on a new point is right. */
const FIRST_RIGHT = 0.75;
/** How often the second answer of the same review is right. */
const SECOND_RIGHT = 0.9;

/** Whether a day's reviews are limited to its minutes. */
export type Room = "bounded" | "unbounded";

/**
 * Recall and gain, by day and card, of cards without an answer since today: they are the same in every run, so the runs
 * of one forecast share them. Lists are made for the days that need them; NaN is not known yet.
 */
export type KnownGains = { cards: number; recall: Float64Array[]; gain: Float64Array[] };

export const knownGainsOf = ({ cards }: ForecastFacts): KnownGains => ({ cards: cards.length, recall: [], gain: [] });

const unknown = (length: number) => new Float64Array(length).fill(Number.NaN);

/** Cards are numbers: each is an index into the lists of this run. */
type RunState = {
  stability: Float64Array;
  difficulty: Float64Array;
  /** The day of the last answer; today is 0. */
  last: Int32Array;
  /** The cards that are due on each day. */
  due: number[][];
  /** For each day: after how many days recall falls to that day's aim, for a stability of one. */
  interval: Float64Array;
  /** The gain a minute by which the cards of a day were sorted, and the recall on that day. */
  gain: Float64Array;
  recall: Float64Array;
  /** As in `WaitingCard`; NaN where it is not known yet since the card's last answer. */
  growth: Float64Array;
  lapse: Float64Array;
  unasked: Float64Array;
  /** 1 for a card that was answered in this run, or added by it. */
  changed: Uint8Array;
  gains: KnownGains;
  cards: number;
  days: number;
};

function newRun(facts: ForecastFacts, base: number, gains: KnownGains): RunState {
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

type RunOptions = { base: number; gains: KnownGains; room: Room; seed: number };

/** One simulated course of reviews from today to the exam. The same facts and seed always give the same run. */
export function forecastRun(facts: ForecastFacts, { base, gains, room, seed }: RunOptions): Forecast {
  const random = seededRandom(seed);
  const run = newRun(facts, base, gains);
  for (const { stability, difficulty, daysSinceAnswer } of facts.cards)
    addCard(run, { stability, difficulty, last: Math.min(0, -daysSinceAnswer), from: 0 });
  const newPoints = newPointsByDay(facts);
  const minutesByDay: number[] = [];
  for (let day = 0; day < run.days; day += 1) {
    const most = room === "bounded" ? minutesOn(facts.minutesByDay, day) : Number.POSITIVE_INFINITY;
    minutesByDay.push(reviewDay(run, day, { most, times: facts.times, random }));
    learnPoints(run, newPoints.get(day) ?? 0, day, random);
  }
  return { minutesByDay, minutes: minutesByDay.reduce((sum, minutes) => sum + minutes, 0), recall: meanRecall(run) };
}

const minutesOn = (minutesByDay: readonly number[], day: number): number =>
  minutesByDay[day] ?? minutesByDay.at(-1) ?? 0;

/** How many points are learned on each day; today is 0. */
function newPointsByDay({ today, pointsToCome }: ForecastFacts): Map<number, number> {
  const byDay = new Map<number, number>();
  for (const { day, points } of pointsToCome) {
    const index = daysBetween(today, day);
    byDay.set(index, (byDay.get(index) ?? 0) + points);
  }
  return byDay;
}

type DayOptions = { most: number; times: Times; random: SeededRandom };

/** Asks the points that are due on a day; those without time are due tomorrow. Returns the minutes. */
function reviewDay(run: RunState, day: number, { most, times, random }: DayOptions): number {
  const due = run.due[day] as number[];
  const isTooMuch = due.length > 1 && due.length * (times.right / 60) > most;
  if (isTooMuch) sortByGain(run, due, day, times);
  let seconds = 0;
  let asked = 0;
  for (; asked < due.length && seconds / 60 < most; asked += 1)
    seconds += askCard(run, due[asked] as number, { day, times, random }, isTooMuch);
  const tomorrow = run.due[day + 1];
  if (tomorrow) for (; asked < due.length; asked += 1) tomorrow.push(due[asked] as number);
  return seconds / 60;
}

/** The mean recall on the exam day; 1 without cards. */
function meanRecall({ cards, days, stability, last }: RunState): number {
  let sum = 0;
  for (let card = 0; card < cards; card += 1)
    sum += fsrs.recall(stability[card] as number, days - (last[card] as number));
  return cards === 0 ? 1 : sum / cards;
}

type NewCard = { stability: number; difficulty: number; last: number; from: number };

function addCard(run: RunState, { stability, difficulty, last, from }: NewCard): void {
  const card = run.cards;
  run.cards += 1;
  run.stability[card] = stability;
  run.difficulty[card] = difficulty;
  run.last[card] = last;
  schedule(run, card, from);
}

/** Adds a card to the first day, from this one on, on which its recall has fallen to the aim. */
function schedule({ stability, last, due, days, interval }: RunState, card: number, from: number): void {
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

type AskOptions = { day: number; times: Times; random: SeededRandom };

/** Asks a point, once more if it was missed. Returns the seconds. `isSorted`: `sortByGain` has computed its recall. */
function askCard(run: RunState, card: number, { day, times, random }: AskOptions, isSorted: boolean): number {
  const s = run.stability[card] as number;
  const d = run.difficulty[card] as number;
  const recall = isSorted ? (run.recall[card] as number) : fsrs.recall(s, day - (run.last[card] as number));
  const isRight = random() < recall;
  run.stability[card] = isRight
    ? fsrs.afterRight(recall, s, fsrs.growth(s, d))
    : fsrs.afterWrong(recall, s, fsrs.lapse(s, d));
  run.difficulty[card] = fsrs.difficulty(d, isRight ? "good" : "again");
  run.last[card] = day;
  run.growth[card] = Number.NaN;
  run.changed[card] = 1;
  const seconds = isRight ? times.right : times.wrong + askAgain(run, card, times, random);
  schedule(run, card, day + 1);
  return seconds;
}

/** A missed point comes once more on the same day. */
function askAgain(run: RunState, card: number, times: Times, random: SeededRandom): number {
  const s = run.stability[card] as number;
  const d = run.difficulty[card] as number;
  const isRight = random() < SECOND_RIGHT;
  const grade = isRight ? "good" : "again";
  run.stability[card] = fsrs.stability(s, d, 0, grade);
  run.difficulty[card] = fsrs.difficulty(d, grade);
  return isRight ? times.right : times.wrong;
}

/** Adds new points, each with its first answer. */
function learnPoints(run: RunState, points: number, day: number, random: SeededRandom): void {
  for (let point = 0; point < points; point += 1) {
    const grade = random() < FIRST_RIGHT ? "good" : "again";
    const [stability, difficulty] = [fsrs.firstStability(grade), fsrs.firstDifficulty(grade)];
    addCard(run, { stability, difficulty, last: day, from: day + 1 });
  }
}

/** Puts the cards of a day in order: those that gain the most recall a minute first. */
function sortByGain(run: RunState, due: number[], day: number, times: Times): void {
  const { gain, recall, gains, changed } = run;
  gains.gain[day] ??= unknown(gains.cards);
  gains.recall[day] ??= unknown(gains.cards);
  const [knownGain, knownRecall] = [gains.gain[day], gains.recall[day]];
  for (const card of due) {
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
  due.sort((a, b) => (gain[b] as number) - (gain[a] as number) || a - b);
}

function computeGain(run: RunState, card: number, day: number, times: Times): void {
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
