import { addDays, type CivilDay } from "@/lib/platform/time/civil";
import { aimOn, taperDays } from "@/lib/review/rules/aim";
import { fitAim } from "@/lib/review/rules/forecast";
import { type Fsrs, fsrs, fsrsWith } from "@/lib/review/rules/fsrs";
import { gainPerMinute } from "@/lib/review/rules/gain";
import { type Grade, PARAMETERS } from "@/lib/review/rules/memory";
import { type SeededRandom, seededRandom } from "@/lib/review/rules/seeded-random";
import { minutesFor, USUAL_TIMES } from "@/lib/review/rules/times";

/**
 * Synthetic students who prepare for one exam: 70 days, 180 points learned over the first three quarters, a day in
 * seven skipped, and one week away. Each has a memory of her own, which the product does not know: it sees answers only.
 */
export const DAYS = 70;
export const POINTS = 180;
const LEARNING_DAYS = Math.round(DAYS * 0.75);
const SKIPPED = 1 / 7;
const AWAY_DAYS = 7;
/** How often an answer that is not known is guessed right. */
const GUESSED = 0.2;
/** How often the first answer, just after the lesson, is known. */
const FIRST_KNOWN = 0.9;
const START: CivilDay = "2027-01-04";
const EXAM = addDays(START, DAYS);
const REFIT_DAYS = 14;

/** What a student really remembers of one point. */
type TrueMemory = { recall: (day: number) => number; answer: (day: number, isKnown: boolean) => void };
export type MemoryKind = "fsrs" | "act-r";

const normal = (chance: SeededRandom): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

/** A memory like FSRS's with other parameters, and a point that is easier or harder than it seems. */
function otherParameters(chance: SeededRandom): Fsrs {
  const parameters: number[] = [...PARAMETERS];
  const scale = (place: number, spread: number) => {
    parameters[place] = (PARAMETERS[place] as number) * Math.exp(spread * normal(chance));
  };
  const first = Math.exp(0.35 * normal(chance));
  for (const place of [0, 1, 2, 3]) parameters[place] = (PARAMETERS[place] as number) * first;
  parameters[8] = (PARAMETERS[8] as number) + 0.25 * normal(chance);
  for (const place of [9, 10, 13]) scale(place, 0.1);
  for (const place of [11, 20]) scale(place, 0.2);
  return fsrsWith(parameters);
}

function fsrsMemory(own: Fsrs, chance: SeededRandom, learnedOn: number, isKnown: boolean): TrueMemory {
  let stability = own.firstStability(isKnown ? "good" : "again") * Math.exp(0.3 * normal(chance));
  let difficulty = Math.min(10, Math.max(1, own.firstDifficulty(isKnown ? "good" : "again") + normal(chance)));
  let last = learnedOn;
  return {
    recall: (day) => own.recall(stability, day - last),
    answer(day, known) {
      const grade = known ? "good" : "again";
      stability = own.stability(stability, difficulty, day - last, grade);
      difficulty = own.difficulty(difficulty, grade);
      last = day;
    },
  };
}

// Pavlik and Anderson (2005): every encounter fades by a power of time, the faster the better it was known then.
const [DECAY, DECAY_GROWTH, NOISE] = [0.177, 0.217, 0.255];
/** Time between study days counts for less than time within one. */
const BETWEEN_DAYS = 86_400 * 0.025;

function actrMemory(threshold: number, learnedOn: number, isKnown: boolean): TrueMemory {
  const met: { day: number; decay: number }[] = [];
  const strength = (day: number) =>
    met.reduce((sum, one) => sum + Math.max(60, (day - one.day) * BETWEEN_DAYS) ** -one.decay, 0);
  const meet = (day: number) => {
    met.push({ day, decay: DECAY_GROWTH * strength(day) + DECAY });
  };
  // The lesson, its example, and the quiz.
  for (let time = 0; time < (isKnown ? 3 : 2); time += 1) meet(learnedOn);
  return {
    recall: (day) => 1 / (1 + Math.exp((threshold - Math.log(strength(day))) / NOISE)),
    answer: (day) => meet(day),
  };
}

type Point = { true: TrueMemory; stability: number; difficulty: number; last: number; interval: number; ease: number };

export type Student = {
  studies: boolean[];
  learnedOn: number[];
  memory: (learnedOn: number, isKnown: boolean) => TrueMemory;
  chance: SeededRandom;
};

export function studentOf(seed: number, kind: MemoryKind): Student {
  const chance = seededRandom(seed);
  const away = 5 + Math.floor(chance() * (DAYS - AWAY_DAYS - 15));
  const studies = Array.from(
    { length: DAYS },
    (_, day) => chance() >= SKIPPED && (day < away || day >= away + AWAY_DAYS),
  );
  const own = otherParameters(chance);
  const threshold = -1.35 + 0.15 * normal(chance);
  return {
    studies,
    learnedOn: Array.from({ length: POINTS }, (_, point) => Math.floor((point * LEARNING_DAYS) / POINTS)),
    memory: (day, isKnown) =>
      kind === "fsrs" ? fsrsMemory(own, chance, day, isKnown) : actrMemory(threshold, day, isKnown),
    chance,
  };
}

/** Which points to ask today, in order; more than the minutes allow. */
export type Way = (today: {
  day: number;
  points: Point[];
  room: number[];
  spent: number;
  chance: SeededRandom;
}) => Point[];
export type Outcome = { minutes: number; recall: number; byDay: number[] };

/** One student's preparation. `room` are the minutes for reviews of each day. */
export function prepared(student: Student, way: Way, room: number[]): Outcome {
  const { chance } = student;
  const points: Point[] = [];
  const byDay: number[] = [];
  let next = 0;
  for (let day = 0; day < DAYS; day += 1) {
    byDay.push(0);
    if (!student.studies[day]) continue;
    let seconds = 0;
    for (const point of way({ day, points, room, spent: byDay.reduce((sum, minutes) => sum + minutes, 0), chance })) {
      if (seconds / 60 >= (room[day] as number)) break;
      seconds += reviewed(point, day, chance);
    }
    byDay[day] = seconds / 60;
    for (; next < POINTS && (student.learnedOn[next] as number) <= day; next += 1) points.push(learned(student, day));
  }
  for (; next < POINTS; next += 1) points.push(learned(student, DAYS - 1));
  const recall = points.reduce((sum, point) => sum + point.true.recall(DAYS), 0) / points.length;
  return { minutes: byDay.reduce((sum, minutes) => sum + minutes, 0), recall, byDay };
}

/** The first answer, in the quiz of the lesson. */
function learned({ memory, chance }: Student, day: number): Point {
  const isKnown = chance() < FIRST_KNOWN;
  const grade: Grade = isKnown || chance() < GUESSED ? "good" : "again";
  return {
    true: memory(day, isKnown),
    stability: fsrs.firstStability(grade),
    difficulty: fsrs.firstDifficulty(grade),
    last: day,
    interval: 1,
    ease: 2.5,
  };
}

/** Asks a point, and once more if it was missed. Returns the seconds. */
function reviewed(point: Point, day: number, chance: SeededRandom): number {
  const isRight = answered(point, day, chance);
  if (isRight) return USUAL_TIMES.right;
  return USUAL_TIMES.wrong + (answered(point, day, chance) ? USUAL_TIMES.right : USUAL_TIMES.wrong);
}

function answered(point: Point, day: number, chance: SeededRandom): boolean {
  const since = day - point.last;
  // Right after its explanation nearly everything is known.
  const isKnown = chance() < (since === 0 ? 0.9 : point.true.recall(day));
  const isRight = isKnown || chance() < GUESSED;
  point.true.answer(day, isKnown);
  const grade = isRight ? "good" : "again";
  point.stability = fsrs.stability(point.stability, point.difficulty, since, grade);
  point.difficulty = fsrs.difficulty(point.difficulty, grade);
  point.last = day;
  // SM-2: an interval that grows with the ease, from one and six days.
  point.ease = Math.max(1.3, point.ease + (isRight ? 0 : -0.2));
  point.interval = isRight ? (point.interval <= 1 ? 6 : Math.round(point.interval * point.ease)) : 1;
  return isRight;
}

const recallOf = ({ stability, last }: Point, day: number) => fsrs.recall(stability, day - last);

/** FSRS at a constant aim: the weakest first. */
export const constant =
  (aim: number): Way =>
  ({ day, points }) =>
    points
      .filter((point) => point.last < day && recallOf(point, day) <= aim)
      .sort((a, b) => recallOf(a, day) - recallOf(b, day));

export const sm2: Way = ({ day, points }) =>
  points
    .filter((point) => point.last < day && day - point.last >= point.interval)
    .sort((a, b) => b.interval / (day - b.last) - a.interval / (day - a.last) || a.last - b.last);

/** Nothing before the last quarter, then everything in turn. */
export const lastQuarter: Way = ({ day, points }) =>
  day < DAYS * 0.75 ? [] : [...points].filter((point) => point.last < day).sort((a, b) => a.last - b.last);

export const atRandom: Way = ({ day, points, chance }) =>
  points
    .filter((point) => point.last < day)
    .map((point) => ({ point, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ point }) => point);

/** Pacioli's: the aim rises to the exam day, its base fitted every second week; the highest gain a minute first. */
export function aimed({ most = Number.POSITIVE_INFINITY, runs = 3 }: { most?: number; runs?: number } = {}): Way {
  let fitted = { day: Number.NEGATIVE_INFINITY, base: 0.8, taper: 42 };
  return ({ day, points, room, spent }) => {
    if (day - fitted.day >= REFIT_DAYS)
      fitted = { day, ...fittedTo(points, day, room, { mostMinutes: most - spent, runs }) };
    const aim = aimOn(DAYS - day, fitted.base, fitted.taper);
    const due = points.filter((point) => point.last < day && recallOf(point, day) <= aim);
    const all = due.reduce((sum, point) => sum + minutesFor(recallOf(point, day), USUAL_TIMES), 0);
    if (all <= (room[day] as number)) return due;
    const gains = new Map(due.map((point) => [point, gainPerMinute(point, day - point.last, DAYS - day, USUAL_TIMES)]));
    return due
      .filter((point) => (gains.get(point) as number) > 0)
      .sort((a, b) => (gains.get(b) as number) - (gains.get(a) as number));
  };
}

function fittedTo(
  points: readonly Point[],
  day: number,
  room: readonly number[],
  bounds: { mostMinutes: number; runs: number },
) {
  const today = addDays(START, day);
  const left = room.slice(day);
  const toCome = POINTS - points.length;
  const last = Math.max(day, LEARNING_DAYS - 1);
  const days = last - day + 1;
  const pointsToCome = Array.from({ length: days }, (_, at) => ({
    day: addDays(today, at),
    points: Math.round(((at + 1) * toCome) / days) - Math.round((at * toCome) / days),
  }));
  const mean = left.reduce((sum, minutes) => sum + minutes, 0) / left.length;
  const taper = taperDays(POINTS, minutesFor(0.9, USUAL_TIMES), mean);
  const cards = points.map(({ stability, difficulty, last: on }) => ({
    stability,
    difficulty,
    daysSinceAnswer: day - on,
  }));
  const minutesByDay = left;
  const { base } = fitAim({
    cards,
    pointsToCome,
    examDay: EXAM,
    today,
    minutesByDay,
    taperDays: taper,
    times: USUAL_TIMES,
    ...bounds,
  });
  return { base, taper };
}

/** Minutes of reviews by day: 40 % of the day's minutes while there are lessons, then 60 %, in the last week 80 %. */
export const roomOf = (minutesADay: number): number[] =>
  Array.from({ length: DAYS }, (_, day) => minutesADay * (day < LEARNING_DAYS ? 0.4 : DAYS - day <= 7 ? 0.8 : 0.6));

export type Row = { minutes: number; recall: number };

/** The mean of many students who all use the same way, each with her own instance of it. */
export function meanOf(count: number, kind: MemoryKind, way: () => Way, room: number[]): Row {
  let [minutes, recall] = [0, 0];
  for (let seed = 1; seed <= count; seed += 1) {
    const outcome = prepared(studentOf(seed, kind), way(), room);
    minutes += outcome.minutes;
    recall += outcome.recall;
  }
  return { minutes: minutes / count, recall: recall / count };
}

/** The mean minutes of students who start with the same cards, remember as the scheduler thinks, and miss no day. */
export function forecastOf(count: number) {
  const today = START;
  const cards = Array.from({ length: 120 }, (_, at) => ({
    stability: 2 + (at % 30),
    difficulty: 2 + (at % 7),
    daysSinceAnswer: at % 12,
  }));
  const minutesByDay = Array.from({ length: DAYS }, () => 60);
  const facts = { cards, pointsToCome: [], examDay: EXAM, today, minutesByDay, taperDays: 20, times: USUAL_TIMES };
  let minutes = 0;
  for (let seed = 1; seed <= count; seed += 1) {
    const chance = seededRandom(1000 + seed);
    const points = cards.map(
      ({ stability, difficulty, daysSinceAnswer }): Point => ({
        stability,
        difficulty,
        last: -daysSinceAnswer,
        interval: 1,
        ease: 2.5,
        true: rememberedAsThought(stability, difficulty, -daysSinceAnswer),
      }),
    );
    for (let day = 0; day < DAYS; day += 1)
      for (const point of points)
        if (point.last < day && recallOf(point, day) <= aimOn(DAYS - day, 0.8, 20))
          minutes += reviewed(point, day, chance) / 60;
  }
  return { minutes: minutes / count, facts };
}

function rememberedAsThought(stability: number, difficulty: number, last: number): TrueMemory {
  const memory = { stability, difficulty, last };
  return {
    recall: (day) => fsrs.recall(memory.stability, day - memory.last),
    answer(day, known) {
      const grade = known ? "good" : "again";
      memory.stability = fsrs.stability(memory.stability, memory.difficulty, day - memory.last, grade);
      memory.difficulty = fsrs.difficulty(memory.difficulty, grade);
      memory.last = day;
    },
  };
}
