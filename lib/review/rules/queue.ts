import { AIM_KEPT_FRESH, AIM_WITHOUT_EXAM, aimOn, KEPT_FRESH_MINUTES } from "./aim";
import { fsrs } from "./fsrs";
import { gainPerMinute } from "./gain";
import { minutesFor, type Times } from "./times";

/** What decides how a course's points are asked. Days are counted from today. */
export type CourseState =
  | { kind: "exam"; daysLeft: number; base: number; taperDays: number }
  | { kind: "no-exam" }
  /** The exam is today or over. */
  | { kind: "resting" }
  | { kind: "kept-fresh" };

export type QueueCard = {
  pointId: number;
  courseId: number;
  stability: number;
  difficulty: number;
  /** Days since the last answer. */
  since: number;
  /** What the point carries of the exam's marks, 0 to 1. */
  weight: number;
};

export type QueueFacts = {
  cards: readonly QueueCard[];
  courses: ReadonlyMap<number, CourseState>;
  /** The minutes left for reviews today. */
  minutes: number;
  /** The minutes that today's reviews took, by course; only those of courses kept fresh matter. */
  usedByCourse?: ReadonlyMap<number, number>;
  times: Times;
};

export type Queue = {
  /** The points to ask today, the most useful first. */
  today: QueueCard[];
  minutes: number;
  /** They take all the minutes there are. */
  isFull: boolean;
  /** All points below their aim, also those that do not fit into today. */
  due: QueueCard[];
};

/** The aim of a course's points in so many days; null when nothing is asked then. */
export function aimIn(state: CourseState | undefined, days: number): number | null {
  if (!state || state.kind === "resting") return null;
  if (state.kind === "no-exam") return AIM_WITHOUT_EXAM;
  if (state.kind === "kept-fresh") return AIM_KEPT_FRESH;
  const daysLeft = state.daysLeft - days;
  return daysLeft > 0 ? aimOn(daysLeft, state.base, state.taperDays) : null;
}

/** Whether recall has fallen to the aim. A point that was answered on that day is not asked again. */
export function isDueIn(card: QueueCard, state: CourseState | undefined, days: number): boolean {
  const aim = aimIn(state, days);
  return aim !== null && card.since + days > 0 && fsrs.recall(card.stability, card.since + days) <= aim;
}

/**
 * What to review today. Courses with an exam come first, in one list by the marks that a minute gains on the exam day;
 * then the weakest points of courses without a date, and at most five minutes of each course that is kept fresh.
 */
export function queueOf({ cards, courses, minutes, usedByCourse, times }: QueueFacts): Queue {
  const due = cards.filter((card) => isDueIn(card, courses.get(card.courseId), 0));
  const kindOf = ({ courseId }: QueueCard) => courses.get(courseId)?.kind;
  const ordered = [
    ...sortedByGain(
      due.filter((card) => kindOf(card) === "exam"),
      courses,
      times,
    ),
    ...weakestFirst(due.filter((card) => kindOf(card) === "no-exam")),
    ...weakestFirst(due.filter((card) => kindOf(card) === "kept-fresh")),
  ];
  const today: QueueCard[] = [];
  const keptFreshMinutes = new Map(usedByCourse);
  let used = 0;
  for (const card of ordered) {
    if (used >= minutes) break;
    const cost = minutesFor(recallNow(card), times);
    if (kindOf(card) === "kept-fresh") {
      const before = keptFreshMinutes.get(card.courseId) ?? 0;
      // The first point of a day may be longer than that.
      if (before > 0 && before + cost > KEPT_FRESH_MINUTES) continue;
      keptFreshMinutes.set(card.courseId, before + cost);
    }
    today.push(card);
    used += cost;
  }
  return { today, minutes: used, isFull: used >= minutes, due };
}

const recallNow = ({ stability, since }: QueueCard): number => fsrs.recall(stability, since);

const weakestFirst = (cards: QueueCard[]): QueueCard[] =>
  cards.sort((a, b) => recallNow(a) - recallNow(b) || a.pointId - b.pointId);

/** Without the points that are remembered better if they are not asked. */
function sortedByGain(cards: QueueCard[], courses: QueueFacts["courses"], times: Times): QueueCard[] {
  const gains = new Map(
    cards.map((card) => {
      const state = courses.get(card.courseId);
      const daysLeft = state?.kind === "exam" ? state.daysLeft : 0;
      return [card, card.weight * gainPerMinute(card, card.since, daysLeft, times)];
    }),
  );
  return cards
    .filter((card) => (gains.get(card) as number) > 0)
    .sort((a, b) => (gains.get(b) as number) - (gains.get(a) as number) || a.pointId - b.pointId);
}

const MOST_DAYS = 400;

/** In how many days the next points fall due, and how many; null when none will. */
export function nextDue({
  cards,
  courses,
}: Pick<QueueFacts, "cards" | "courses">): { days: number; points: number } | null {
  const days = cards.flatMap((card) => firstDue(card, courses.get(card.courseId)) ?? []);
  if (days.length === 0) return null;
  const first = Math.min(...days);
  return { days: first, points: days.filter((day) => day === first).length };
}

/** Tomorrow or later, by bisection: recall only falls, and the aim only rises. */
function firstDue(card: QueueCard, state: CourseState | undefined): number | null {
  const last = state?.kind === "exam" ? state.daysLeft - 1 : MOST_DAYS;
  if (last < 1 || !isDueIn(card, state, last)) return null;
  let [low, high] = [1, last];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isDueIn(card, state, middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
