import "server-only";
import { isModuleOpen } from "@/lib/courses/reads/access";
import { type Db, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, type CivilDay, dayIn, dayOf } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import type { CourseReviews, Reviews } from "./contract";
import { type ModuleFacts, type ReviewFacts, reviewFacts } from "./reads/facts";
import { fsrs } from "./rules/fsrs";
import { type CourseState, nextDue, type Queue, type QueueCard, queueOf } from "./rules/queue";
import { capOf, courseStateOf, minutesUntil, taperFor } from "./rules/state";
import { answerTimes } from "./rules/times";
import { reviewSentence } from "./rules/words";

/** What share of a paper's marks each of its modules carries, in their order. */
export type Weigh = (code: string | null, modules: readonly { minutes: number }[]) => number[];

/** Today's reviews, and the points to ask in order. */
export type ReviewsToday = { reviews: Reviews; pointIds: number[] };

/** One statement. */
export async function reviewsToday(viewer: Viewer, weigh: Weigh): Promise<ReviewsToday> {
  const today = dayIn(viewer.timeZone, now());
  // SQL: a whole page in one statement.
  const [row] = await queryRows<{ facts: ReviewFacts }>`select ${reviewFacts(viewer, today)} as facts`;
  return reviewsOf(viewer, (row as { facts: ReviewFacts }).facts, weigh);
}

/** The same from facts that another statement read with `reviewFacts`. */
export function reviewsOf(viewer: Viewer, facts: ReviewFacts, weigh: Weigh): ReviewsToday {
  const today = dayIn(viewer.timeZone, now());
  const { cards, states, cap, queue, expected } = todayOf(viewer, facts, weigh, today);
  return {
    reviews: {
      today: queue.today.length,
      due: queue.due.length,
      minutes: expected,
      cap: Math.round(cap),
      waiting: cards.waiting,
      done: facts.done.points,
      begun: facts.cards.pointId.length > 0,
      away: awayOf(facts),
      sentence: sentenceOf(facts, { queue, cards: cards.awake, states, cap, today, expected }),
      courses: facts.courses.map((course) => courseView(course, cards.all, queue, states, today)),
    },
    pointIds: queue.today.map(({ pointId }) => pointId),
  };
}

/** The minutes of today's reviews alone. */
export const minutesToReview = (viewer: Viewer, facts: ReviewFacts, weigh: Weigh): number =>
  todayOf(viewer, facts, weigh, dayIn(viewer.timeZone, now())).expected;

function todayOf(viewer: Viewer, facts: ReviewFacts, weigh: Weigh, today: CivilDay) {
  const times = answerTimes(facts.times);
  const open = new Set(facts.modules.filter((module) => isModuleOpen(viewer, module)).map(({ moduleId }) => moduleId));
  const cards = cardsOf(facts, open, weigh);
  const remaining = facts.modules.filter(({ moduleId, lessonsRemain }) => lessonsRemain && open.has(moduleId));
  const examDates = facts.courses.flatMap(({ examDate }) => examDate ?? []);
  const time = { today, hours: facts.hours, wish: facts.wish, daysOff: facts.daysOff, examDates };
  const states = new Map(
    facts.courses.map((course) => {
      const own = ({ courseId }: { courseId: number }) => courseId === course.courseId;
      const taper = (examDate: CivilDay) =>
        taperFor(
          cards.all.filter(own).length,
          minutesUntil(examDate, { ...time, lessonsRemain: remaining.some(own) }),
          times,
        );
      return [course.courseId, courseStateOf(course, today, taper)];
    }),
  );
  const cap = capOf({ ...time, isDayOff: facts.daysOff.includes(today), lessonsRemain: remaining.length > 0 });
  const minutes = Math.max(0, cap - facts.done.seconds / 60);
  const usedByCourse = new Map(facts.done.courses.map(([courseId, seconds]) => [courseId, seconds / 60]));
  const queue = queueOf({ cards: cards.awake, courses: states, minutes, usedByCourse, times });
  // The last point may take longer than today's minutes; the figure shown never does.
  const expected = Math.min(Math.ceil(queue.minutes), Math.max(1, Math.round(minutes)));
  return { cards, states, cap, queue, expected };
}

type Cards = { all: QueueCard[]; awake: QueueCard[]; waiting: number };

/** The cards of open modules; `awake` without those that rest. */
function cardsOf({ cards, modules, courses }: ReviewFacts, open: ReadonlySet<number>, weigh: Weigh): Cards {
  const weights = new Map(courses.flatMap(({ courseId, code }) => pointWeights(courseId, code, modules, weigh)));
  const list: Cards = { all: [], awake: [], waiting: 0 };
  for (const [index, pointId] of cards.pointId.entries()) {
    const moduleId = cards.moduleId[index] as number;
    const moduleWeight = weights.get(moduleId);
    if (!moduleWeight) continue;
    if (!open.has(moduleId)) {
      list.waiting += 1;
      continue;
    }
    const { courseId, weight } = moduleWeight;
    const [stability, difficulty] = [cards.stability[index] as number, cards.difficulty[index] as number];
    const card = { pointId, courseId, weight, stability, difficulty, since: Math.max(0, cards.since[index] as number) };
    list.all.push(card);
    if (!cards.rests[index]) list.awake.push(card);
  }
  return list;
}

/** What one point of each module carries: the marks of the area, spread evenly over its points. */
function pointWeights(courseId: number, code: string | null, modules: readonly ModuleFacts[], weigh: Weigh) {
  const own = modules.filter((module) => module.courseId === courseId);
  const shares = weigh(code, own);
  return own.map(({ moduleId, points }, index): [number, { courseId: number; weight: number }] => [
    moduleId,
    { courseId, weight: (shares[index] ?? 0) / Math.max(1, points) },
  ]);
}

/** Whole days without an answer, before today. */
const awayOf = ({ cards: { since } }: ReviewFacts): number =>
  since.length === 0 ? 0 : Math.max(0, Math.min(...since) - 1);

type TodaysQueue = {
  queue: Queue;
  cards: QueueCard[];
  states: Map<number, CourseState>;
  cap: number;
  today: CivilDay;
  expected: number;
};

function sentenceOf(facts: ReviewFacts, { queue, cards, states, cap, today, expected }: TodaysQueue): string {
  const isDone = queue.today.length === 0;
  // What did not fit into today comes tomorrow with what falls due then.
  const next = isDone ? nextDue({ cards, courses: states }) : null;
  return reviewSentence({
    begun: facts.cards.pointId.length > 0,
    today: queue.today.length,
    due: queue.due.length,
    now: today,
    isFull: queue.isFull,
    minutes: expected,
    cap: Math.round(cap),
    done: facts.done.points,
    away: awayOf(facts),
    next: next && { day: addDays(today, next.days), points: next.points },
  });
}

function courseView(
  course: ReviewFacts["courses"][number],
  cards: readonly QueueCard[],
  { due }: Queue,
  states: Map<number, CourseState>,
  today: CivilDay,
): CourseReviews {
  const { courseId, title, code, examDate, onDay, passed, keptFresh } = course;
  const own = cards.filter((card) => card.courseId === courseId);
  const state = states.get(courseId) ?? { kind: "no-exam" };
  const exam = state.kind === "exam" ? state : null;
  const recallIn = (days: number) =>
    own.length === 0
      ? 1
      : own.reduce((sum, { stability, since }) => sum + fsrs.recall(stability, since + days), 0) / own.length;
  return {
    courseId,
    title,
    code,
    state: state.kind,
    examDate,
    keptFresh,
    due: due.filter((card) => card.courseId === courseId).length,
    recall: recallIn(0),
    onDay: exam && onDay,
    ifStopped: exam && recallIn(exam.daysLeft),
    base: exam ? exam.base : null,
    taperFrom: exam && addDays(today, exam.daysLeft - exam.taperDays),
    mayKeepFresh: passed && (examDate === null || examDate <= today),
  };
}

export type ReviewAim = {
  courseId: number;
  examDate: CivilDay;
  base: number;
  taperDays: number;
  minutes: number;
  least: number;
  recall: number;
  madeOn: CivilDay;
  subscriptionVersion: number;
};

/** The aims as they were fitted last. An aim for another exam date than today's no longer counts. */
export async function reviewAims(db: Db, userId: string): Promise<ReviewAim[]> {
  const rows = await db.reviewAim.findMany({ where: { userId }, orderBy: { courseId: "asc" } });
  return rows.map(({ userId, examDate, madeOn, ...aim }) => ({
    ...aim,
    examDate: dayOf(examDate),
    madeOn: dayOf(madeOn),
  }));
}
