import { dateOf, dayIn, dayOf } from "@/lib/platform/time/civil";
import { type BankQuestion, buildExam } from "@/lib/practice/rules/building";
import { ruleOf } from "@/lib/practice/rules/marking-rule";
import { type Paper, paperOf } from "@/lib/practice/rules/papers";
import { reachedByAnswers } from "@/lib/progress/rules";
import { drawVariant } from "@/lib/questions/reads/variants";
import { randomOf } from "@/lib/questions/rules/draw";
import { idealOf, mistakesOf } from "@/lib/questions/rules/examination";
import { markAnswer } from "@/lib/questions/rules/marking";
import type { Content } from "@/lib/questions/rules/written";
import { Prisma } from "../generated/client";
import { emailOf } from "./accounts";
import { cast, type Person } from "./cast";
import { moment } from "./days";
import type { Tx } from "./once";
import { type Card, moveCard } from "./practice";

const MINUTE_MS = 60_000;

type Sitting = NonNullable<Person["mocks"]>[number];

/** The finished mock exams of the sample people, unless they have taken one themselves. */
export async function seedMocks(tx: Tx, now: Date): Promise<void> {
  for (const person of cast) {
    const user = await tx.user.findFirst({
      where: { username: person.username, email: emailOf(person), attempts: { none: { kind: "mock" } } },
      select: { id: true },
    });
    if (!user) continue;
    const met = new Set<number>();
    for (const sitting of person.mocks ?? []) await seedSitting(tx, { userId: user.id, person, now, met }, sitting);
  }
}

type Learner = { userId: string; person: Person; now: Date; met: Set<number> };

async function seedSitting(tx: Tx, { userId, person, now, met }: Learner, sitting: Sitting): Promise<void> {
  const paper = paperOf(sitting.code);
  const course = await tx.course.findUnique({
    where: { code: sitting.code },
    include: { modules: { orderBy: [{ order: "asc" }, { id: "asc" }] } },
  });
  if (!course || !paper) return;
  const random = randomOf(`mock ${person.username} ${sitting.ago}`);
  const questions = await tx.question.findMany({
    where: { topic: { module: { courseId: course.id } }, state: "live", pointId: { not: null } },
    include: { topic: true },
    orderBy: { key: "asc" },
  });
  const bank = questions.map(
    ({ topic, ...one }): BankQuestion => ({ ...one, moduleId: topic.moduleId, met: met.has(one.id) ? 1 : null }),
  );
  const modules = course.modules.map(({ id, duration }) => ({ id, minutes: duration }));
  const exam = buildExam(paper, paper.sections, modules, bank, random);
  if (!exam) return;
  const startedAt = moment(now, person.timeZone, sitting.ago, "09:00");
  const finishedAt = new Date(startedAt.getTime() + (paper.minutes - 4) * MINUTE_MS);
  const day = dayIn(person.timeZone, finishedAt);
  const cards = await cardsOf(tx, userId, course.id);
  const items = exam.flatMap(({ section, question }, index) => {
    met.add(question.id);
    const row = questions.find(({ id }) => id === question.id);
    const made = row && drawVariant({ ...question, content: row.content as unknown as Content | null }, 301 + index);
    if (!made) return [];
    const { variant, seed, version, drawn } = made;
    const isRight = random() < sitting.right;
    const isBlank = !isRight && random() < 0.1;
    const answer = isBlank ? null : isRight ? idealOf(variant.key) : (mistakesOf(variant.key)[0]?.answer ?? null);
    const { share, marks } = markAnswer(variant.key, answer, ruleOf(paper.code, section));
    const seconds = secondsFor(paper, variant.shown.marks, random());
    const isLater = (cards.get(question.pointId ?? 0)?.lastDay ?? "") > day;
    const before =
      answer && !isLater ? moveCard(cards, { userId, study: { courseId: course.id }, row, share, seconds, day }) : null;
    return {
      place: index + 1,
      turn: index + 1,
      section,
      userId,
      courseId: course.id,
      moduleId: question.moduleId,
      pointId: question.pointId,
      questionId: question.id,
      version,
      seed,
      outOf: variant.shown.marks,
      drawn: drawn ? (drawn as unknown as Prisma.InputJsonValue) : Prisma.DbNull,
      answer: answer ?? Prisma.DbNull,
      share,
      marks,
      seen: true,
      first: answer !== null,
      revision: answer ? 1 : 0,
      seconds,
      flagged: random() < 0.08,
      before: before ?? Prisma.DbNull,
      answeredAt: answer ? finishedAt : null,
    };
  });
  const sum = (of: (item: (typeof items)[number]) => number) => items.reduce((all, item) => all + of(item), 0);
  const answered = sum(({ answeredAt }) => (answeredAt ? 1 : 0));
  await tx.attempt.create({
    data: {
      userId,
      courseId: course.id,
      kind: "mock",
      paper: paper.code,
      tab: "",
      startedAt,
      finishedAt,
      state: "finished",
      itemCount: items.length,
      answered,
      place: items.length,
      endsAt: new Date(startedAt.getTime() + paper.minutes * MINUTE_MS),
      marks: sum(({ marks }) => marks),
      outOf: sum(({ outOf }) => outOf),
      items: { createMany: { data: items } },
    },
  });
  await keepCards(tx, userId, cards);
  await tx.studyDay.updateMany({ where: { userId, day: dateOf(day) }, data: { answers: { increment: answered } } });
  const { _sum: totals } = await tx.studyDay.aggregate({ where: { userId }, _sum: { answers: true } });
  const kinds = ["first-mock", ...reachedByAnswers(0, totals.answers ?? 0)];
  await tx.achievement.createMany({
    data: kinds.map((kind) => ({ userId, kind, reachedOn: dateOf(day) })),
    skipDuplicates: true,
  });
}

async function cardsOf(tx: Tx, userId: string, courseId: number): Promise<Map<number, Card>> {
  const rows = await tx.card.findMany({ where: { userId, courseId }, omit: { restUntil: true } });
  return new Map(rows.map((card) => [card.pointId, { ...card, lastDay: dayOf(card.lastDay) }]));
}

async function keepCards(tx: Tx, userId: string, cards: ReadonlyMap<number, Card>): Promise<void> {
  const data = [...cards.values()].map((card) => ({ ...card, lastDay: dateOf(card.lastDay) }));
  await tx.card.deleteMany({ where: { userId, pointId: { in: [...cards.keys()] } } });
  await tx.card.createMany({ data });
}

/** Between 0.4 and 1.1 of the time that the paper gives. */
const secondsFor = (paper: Paper, marks: number, chance: number): number =>
  Math.min(600, Math.round(((paper.minutes * 60) / 100) * marks * (0.4 + 0.7 * chance)));
