import { dateOf, dayIn } from "@/lib/platform/time/civil";
import { drawVariant } from "@/lib/questions/reads/variants";
import type { Variant } from "@/lib/questions/rules/builders/variant";
import { idealOf, mistakesOf } from "@/lib/questions/rules/examination";
import { markAnswer } from "@/lib/questions/rules/marking";
import type { Content } from "@/lib/questions/rules/written";
import { gradeOf, type Memory, memoryAfter } from "@/lib/review/rules/memory";
import { Prisma } from "../generated/client";
import { emailOf } from "./accounts";
import { cast, type Person } from "./cast";
import { moment } from "./days";
import type { Tx } from "./once";

const QUIZ = 8;
const LEAST = 3;
const MINUTE_MS = 60_000;
const CAUSES = ["unknown", "method", "slip", "misread", null] as const;

type Learner = { userId: string; person: Person; now: Date };
type Study = { topicId: number; courseId: number; moduleId: number; completedAt: Date };

/**
 * The quizzes, reviews, cards and read lessons of the sample people, unless their accounts were deleted or they have practised
 * themselves.
 */
export async function seedPractice(tx: Tx, now: Date): Promise<void> {
  for (const person of cast) {
    if (person.quizzes === undefined) continue;
    const user = await tx.user.findFirst({
      where: { username: person.username, email: emailOf(person), attempts: { none: {} } },
      select: { id: true },
    });
    if (user) await seedLearner(tx, { userId: user.id, person, now });
  }
}

async function seedLearner(tx: Tx, learner: Learner): Promise<void> {
  const studies = await studiesOf(tx, learner);
  await readLessons(tx, learner, studies);
  const cards = new Map<number, Card>();
  for (const [place, study] of studies.entries()) {
    const wrong = learner.person.quizzes?.[place];
    if (wrong !== undefined) await seedQuiz(tx, learner, study, { wrong, cards, isLeftOpen: false });
  }
  for (const review of learner.person.reviews ?? []) await seedReview(tx, learner, review, cards);
  const open = await openTopic(tx, learner, studies);
  if (open) await seedQuiz(tx, learner, open, { wrong: [2], cards, isLeftOpen: true });
  await tx.card.createMany({ data: [...cards.values()].map((card) => ({ ...card, lastDay: dateOf(card.lastDay) })) });
}

/** The ticked topics, in order of time. */
async function studiesOf(tx: Tx, { userId }: Learner): Promise<Study[]> {
  const ticks = await tx.progress.findMany({
    where: { userId, completed: true },
    orderBy: [{ completedAt: "asc" }, { id: "asc" }],
    select: {
      topicId: true,
      completedAt: true,
      topic: { select: { module: { select: { id: true, courseId: true } } } },
    },
  });
  return ticks.flatMap(({ topicId, completedAt, topic: { module } }) =>
    completedAt ? [{ topicId, completedAt, moduleId: module.id, courseId: module.courseId }] : [],
  );
}

/**
 * Lessons were read before their topics were ticked; the last lesson of the first course was left half-read, yesterday.
 */
async function readLessons(tx: Tx, { userId, person, now }: Learner, studies: readonly Study[]): Promise<void> {
  const lessons = await tx.lesson.findMany({
    where: { topicId: { in: studies.map(({ topicId }) => topicId) } },
    select: { topicId: true, minutes: true },
  });
  const minutes = new Map(lessons.map((lesson) => [lesson.topicId, lesson.minutes]));
  const course = await tx.course.findUnique({ where: { code: person.enrolled[0]?.code ?? "" }, select: { id: true } });
  const halfRead = studies.findLast(
    ({ topicId, courseId }) => courseId === course?.id && minutes.has(topicId),
  )?.topicId;
  await tx.lessonPlace.createMany({
    data: studies.flatMap(({ topicId, completedAt }) => {
      const length = minutes.get(topicId);
      if (length === undefined) return [];
      if (topicId === halfRead) {
        const yesterday = moment(now, person.timeZone, 1, "20:15");
        return [{ userId, topicId, block: 8, furthest: 8, seconds: length * 20, updatedAt: yesterday }];
      }
      const readAt = new Date(completedAt.getTime() - 15 * MINUTE_MS);
      return [{ userId, topicId, block: 0, furthest: 200, seconds: length * 60, readAt, updatedAt: readAt }];
    }),
  });
}

/** The quiz of the newest topic without one was started this morning. */
async function openTopic(tx: Tx, { person, now }: Learner, studies: readonly Study[]): Promise<Study | undefined> {
  const without = studies.filter((_, place) => person.quizzes?.[place] === undefined);
  const counts = await tx.topic.findMany({
    where: { id: { in: without.map(({ topicId }) => topicId) }, questionCount: { gte: LEAST } },
    select: { id: true },
  });
  const study = without.findLast(({ topicId }) => counts.some(({ id }) => id === topicId));
  return study && { ...study, completedAt: moment(now, person.timeZone, 0, "07:10") };
}

export type Card = Memory & { userId: string; pointId: number; courseId: number; answers: number; lapses: number };
type Quiz = { wrong: readonly number[]; cards: Map<number, Card>; isLeftOpen: boolean };

async function seedQuiz(tx: Tx, learner: Learner, study: Study, { wrong, cards, isLeftOpen }: Quiz): Promise<void> {
  const { now } = learner;
  const questions = (await questionsOf(tx, study.topicId)).map((asked) => ({ ...asked, study }));
  if (questions.length < LEAST) return;
  const startedAt = new Date(Math.min(study.completedAt.getTime() + 5 * MINUTE_MS, now.getTime() - 40 * MINUTE_MS));
  const answered = isLeftOpen ? Math.ceil(questions.length / 2) : questions.length;
  const { courseId, topicId } = study;
  await seedAttempt(tx, learner, { kind: "quiz", courseId, topicId, questions, wrong, cards, startedAt, answered });
  if (isLeftOpen) return;
  const reachedOn = dateOf(dayIn(learner.person.timeZone, startedAt));
  await tx.achievement.createMany({
    data: { userId: learner.userId, kind: "first-quiz", reachedOn },
    skipDuplicates: true,
  });
}

type Review = NonNullable<Person["reviews"]>[number];

/** A review of the points answered longest ago, in courses whose exam is not over. */
async function seedReview(tx: Tx, learner: Learner, { daysAgo, points, wrong }: Review, cards: Map<number, Card>) {
  const { userId, person, now } = learner;
  const startedAt = moment(now, person.timeZone, daysAgo, "07:30");
  const day = dayIn(person.timeZone, startedAt);
  const over = await tx.enrollment.findMany({
    where: { userId, examDate: { lte: dateOf(day) } },
    select: { courseId: true },
  });
  const due = [...cards.values()]
    .filter(({ courseId, lastDay }) => lastDay < day && !over.some((one) => one.courseId === courseId))
    .sort((one, other) => (one.lastDay < other.lastDay ? -1 : 1) || one.pointId - other.pointId)
    .slice(0, points);
  const questions = [];
  for (const [at, { pointId, courseId }] of due.entries()) {
    const question = await tx.question.findFirst({
      where: { pointId, state: "live", reserved: false },
      include: { point: true, topic: { select: { id: true, moduleId: true } } },
      orderBy: { key: "asc" },
    });
    const asked = question && askedWith(question, 501 + 20 * daysAgo + at);
    if (asked)
      questions.push({
        ...asked,
        study: { courseId, moduleId: question.topic.moduleId, topicId: question.topic.id, completedAt: startedAt },
      });
  }
  const answered = questions.length;
  await seedAttempt(tx, learner, {
    kind: "review",
    courseId: null,
    topicId: null,
    questions,
    wrong,
    cards,
    startedAt,
    answered,
  });
}

type Seeded = {
  kind: "quiz" | "review";
  courseId: number | null;
  topicId: number | null;
  questions: (Asked & { study: Study })[];
  wrong: readonly number[];
  cards: Map<number, Card>;
  startedAt: Date;
  /** Fewer than there are questions for an attempt that is still open. */
  answered: number;
};

async function seedAttempt(tx: Tx, { userId, person }: Learner, seeded: Seeded): Promise<void> {
  const { kind, courseId, topicId, questions, wrong, cards, startedAt, answered } = seeded;
  if (questions.length === 0) return;
  const rows = questions.map((question, at): Prisma.AttemptItemCreateManyAttemptInput => {
    const { question: row, study, variant, seed, version, drawn } = question;
    const item = {
      place: at + 1,
      turn: at + 1,
      userId,
      courseId: study.courseId,
      moduleId: study.moduleId,
      pointId: row.pointId,
      questionId: row.id,
      version,
      seed,
      outOf: variant.shown.marks,
      drawn: drawn ? (drawn as unknown as Prisma.InputJsonValue) : Prisma.DbNull,
    };
    if (at >= answered) return item;
    const isWrong = wrong.includes(at + 1);
    const answer = isWrong ? (mistakesOf(variant.key)[0]?.answer ?? null) : idealOf(variant.key);
    const { share, marks } = markAnswer(variant.key, answer);
    const seconds = Math.round(row.seconds * (isWrong ? 1.3 : 0.7));
    const answeredAt = new Date(startedAt.getTime() + (at + 1) * 2 * MINUTE_MS);
    const before = isActive(row)
      ? moveCard(cards, { userId, study, row, share, seconds, day: dayIn(person.timeZone, answeredAt) })
      : null;
    return {
      ...item,
      answer: answer ?? Prisma.DbNull,
      seconds,
      share,
      marks,
      answeredAt,
      seen: true,
      first: kind === "quiz",
      cause: share < 1 ? (CAUSES[(at + questions.length) % CAUSES.length] ?? null) : null,
      before: before ?? Prisma.DbNull,
    };
  });
  const done = rows.filter(({ answeredAt }) => answeredAt);
  const sum = (list: typeof rows, of: (row: (typeof rows)[number]) => number) =>
    list.reduce((all, row) => all + of(row), 0);
  await tx.attempt.create({
    data: {
      userId,
      courseId,
      topicId,
      kind,
      tab: "",
      startedAt,
      itemCount: rows.length,
      answered: done.length,
      place: Math.min(done.length + 1, rows.length),
      marks: sum(done, ({ marks }) => Number(marks ?? 0)),
      outOf: sum(rows, ({ outOf }) => Number(outOf)),
      ...(done.length === rows.length && {
        state: "finished",
        finishedAt: new Date(startedAt.getTime() + 20 * MINUTE_MS),
      }),
      items: { createMany: { data: rows } },
    },
  });
  const day = dateOf(dayIn(person.timeZone, startedAt));
  // Fewer than ten answers do not make a study day.
  await tx.studyDay.upsert({
    where: { userId_day: { userId, day } },
    create: { userId, day, topics: 0, streak: 0, answers: done.length },
    update: { answers: { increment: done.length } },
  });
}

type Question = Prisma.QuestionGetPayload<{ include: { point: true } }>;
type Asked = { question: Question; variant: Variant; seed: number; version: number; drawn: Variant | null };

/** Each point once, then more questions, easy ones first. */
async function questionsOf(tx: Tx, topicId: number): Promise<Asked[]> {
  const found = await tx.question.findMany({
    where: { topicId, state: "live", reserved: false },
    include: { point: true },
    orderBy: { key: "asc" },
  });
  const met = new Set<number | null>();
  const [fresh, others] = [[] as Question[], [] as Question[]];
  for (const question of found)
    (met.has(question.pointId) ? others : fresh).push(question) && met.add(question.pointId);
  return [...fresh, ...others]
    .slice(0, QUIZ)
    .sort((a, b) => a.difficulty - b.difficulty || a.id - b.id)
    .flatMap((question, at) => askedWith(question, 101 + at) ?? []);
}

function askedWith(question: Question, seed: number): Asked | null {
  const { key, version } = question;
  const made = drawVariant({ key, version, content: question.content as unknown as Content | null }, seed);
  return made && { question, ...made };
}

const isActive = ({ point }: Question): boolean => point?.isActive === true;

type Given = {
  userId: string;
  study: Pick<Study, "courseId">;
  row: Pick<Question, "pointId" | "seconds">;
  share: number;
  seconds: number;
  day: string;
};

/** Updates the card as an answer does. Returns the card before it, as stored with the item. */
export function moveCard(cards: Map<number, Card>, { userId, study, row, share, seconds, day }: Given) {
  const pointId = row.pointId as number;
  const card = cards.get(pointId);
  const memory = card ? { stability: card.stability, difficulty: card.difficulty, lastDay: card.lastDay } : null;
  const before = { memory, answers: card?.answers ?? 0, lapses: card?.lapses ?? 0 };
  const grade = gradeOf({ share, seconds, expected: row.seconds, hinted: false, guessed: false, easy: false });
  cards.set(pointId, {
    userId,
    pointId,
    courseId: study.courseId,
    answers: before.answers + 1,
    lapses: before.lapses + (memory && grade === "again" ? 1 : 0),
    ...memoryAfter(memory, grade, day),
  });
  return before;
}
