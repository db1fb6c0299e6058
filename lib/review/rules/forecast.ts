import { LEAST_BASE, MOST_BASE } from "./aim";
import {
  type Forecast,
  type ForecastFacts,
  forecastRun,
  type KnownGains,
  knownGainsOf,
  type Room,
} from "./forecast-run";

const RUNS = 3;
const SEED = 20_261;

/** A calculation of several runs. It stops after each one, where a server can do other work. */
type Steps<T> = Generator<undefined, T>;

function resultOf<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What reviews will take each day, and what will be remembered on the exam day: the mean of seeded runs. */
export const forecast = (facts: ForecastFacts & { base: number }): Forecast => resultOf(forecastInSteps(facts));

function* forecastInSteps(facts: ForecastFacts & { base: number }, gains = knownGainsOf(facts)): Steps<Forecast> {
  const runs = yield* runsInSteps(facts, facts.base, "bounded", gains);
  const mean = (value: (run: Forecast) => number) => runs.reduce((sum, run) => sum + value(run), 0) / runs.length;
  const minutesByDay = (runs[0]?.minutesByDay ?? []).map((_, day) => mean((run) => run.minutesByDay[day] as number));
  return { minutesByDay, minutes: mean(({ minutes }) => minutes), recall: mean(({ recall }) => recall) };
}

export type FittedAim = { base: number; minutes: number; least: number; recall: number; minutesByDay: number[] };

const HALVINGS = 6;

/** `mostMinutes` bounds all days together; without it only the minutes of each day are a bound. */
type FitFacts = ForecastFacts & { mostMinutes?: number };

/** The highest base whose reviews take no more than the minutes there are, found by halving. */
export const fitAim = (facts: FitFacts): FittedAim => resultOf(fitAimInSteps(facts));

/** As `fitAim`, in steps: the caller may do other work after each run. */
export function* fitAimInSteps(facts: FitFacts): Steps<FittedAim> {
  const { mostMinutes = Number.POSITIVE_INFINITY } = facts;
  const gains = knownGainsOf(facts);
  const fits = function* (base: number) {
    return (yield* forecastInSteps({ ...facts, base }, gains)).minutes <= mostMinutes;
  };
  let [low, high] = [LEAST_BASE, MOST_BASE];
  if (mostMinutes === Number.POSITIVE_INFINITY || (yield* fits(MOST_BASE))) low = MOST_BASE;
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
export function* leastInSteps(facts: ForecastFacts, gains = knownGainsOf(facts)): Steps<number> {
  const runs = yield* runsInSteps(facts, LEAST_BASE, "unbounded", gains);
  return runs.reduce((sum, { minutes }) => sum + minutes, 0) / runs.length;
}

function* runsInSteps(facts: ForecastFacts, base: number, room: Room, gains: KnownGains): Steps<Forecast[]> {
  const runs: Forecast[] = [];
  for (let run = 0; run < (facts.runs ?? RUNS); run += 1) {
    runs.push(forecastRun(facts, { base, gains, room, seed: SEED + run }));
    yield;
  }
  return runs;
}
