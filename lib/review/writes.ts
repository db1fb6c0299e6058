import "server-only";
import { requireCourse } from "@/lib/courses/reads";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { type Db, db, type Fragment, Prisma, type SqlClient } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, type CivilDay, dateOf, dayIn } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import type { ReviewAim } from "./reads";
import { type Grade, type Memory, memoryAfter } from "./rules/memory";
import { CARD_MISSING } from "./rules/words";

/** The card before an answer, stored with the item. By `answers` it can be seen whether there was another answer since. */
export type CardBefore = { memory: Memory | null; answers: number; lapses: number };

type Answered = { userId: string; pointId: number; courseId: number; grade: Grade; day: CivilDay; before: CardBefore };

/**
 * Updates the card of a point with one answer. The caller holds the student's lock and has read `before` under it. For
 * an answer that is rated again, as after 'I guessed', pass the card from before that answer.
 */
export const updateCard = (tx: SqlClient, { userId, ...answered }: Answered): Promise<void> =>
  saveCards(tx, userId, [cardAfter(answered)]);

type Card = { pointId: number; courseId: number; stability: number; difficulty: number; lastDay: CivilDay } & Pick<
  CardBefore,
  "answers" | "lapses"
>;

/** A point's card after an answer. */
export function cardAfter({ pointId, courseId, grade, day, before }: Omit<Answered, "userId">): Card {
  const lapses = before.lapses + (before.memory && grade === "again" ? 1 : 0);
  return { pointId, courseId, ...memoryAfter(before.memory, grade, day), answers: before.answers + 1, lapses };
}

/** Stores cards. The caller holds the student's lock. */
export async function saveCards(tx: SqlClient, userId: string, cards: readonly Card[]): Promise<void> {
  // SQL: an upsert of many rows.
  if (cards.length > 0) await tx.$executeRaw(cardsUpsert(userId, cards));
}

/** A statement, or a part of one, that stores these cards; of several for one point the last. */
export function cardsUpsert(userId: string, cards: readonly Card[]): Fragment {
  const last = [...new Map(cards.map((card) => [card.pointId, card])).values()];
  return Prisma.sql`
    insert into "Card" ("userId", "pointId", "courseId", stability, difficulty, "lastDay", answers, lapses)
    select ${userId}, c."pointId", c."courseId", c.stability, c.difficulty, c."lastDay", c.answers, c.lapses
    from jsonb_to_recordset(${JSON.stringify(last)}::jsonb) as c("pointId" int, "courseId" int, stability float8,
      difficulty float8, "lastDay" date, answers int, lapses int)
    on conflict ("userId", "pointId") do update set
      stability = excluded.stability, difficulty = excluded.difficulty, "lastDay" = excluded."lastDay",
      answers = excluded.answers, lapses = excluded.lapses`;
}

/** Leaves a point out of the reviews for some days; 0 takes it back. Throws 404. */
export async function restPoint(viewer: Viewer, pointId: number, days: number) {
  const restUntil = days === 0 ? null : addDays(dayIn(viewer.timeZone, now()), days);
  const { count } = await db.card.updateMany({
    where: { userId: viewer.id, pointId },
    data: { restUntil: restUntil && dateOf(restUntil) },
  });
  if (count === 0) throw notFound(CARD_MISSING);
  return { pointId, restUntil };
}

/** Whether a course is reviewed on after its exam was passed. Throws 404, and 409 without a passed exam. */
export async function keepFresh(viewer: Viewer, courseId: number, keep: boolean) {
  await requireCourse(viewer, courseId);
  const key = { userId: viewer.id, courseId };
  if (!keep) await db.keptCourse.deleteMany({ where: key });
  else {
    if (!(await db.examResult.findFirst({ where: { ...key, outcome: "passed" }, select: { courseId: true } })))
      throw new Problem("conflict", "Tell us first that you passed this exam.");
    const since = dateOf(dayIn(viewer.timeZone, now()));
    // An upsert that updates nothing reads first, and of several presses at once all but one would be refused.
    await db.keptCourse.createMany({ data: [{ ...key, since }], skipDuplicates: true });
  }
  return { courseId, keptFresh: keep };
}

/** Stores the aims that were fitted; aims of other courses stay. */
export async function saveAims(client: Db, userId: string, aims: readonly ReviewAim[]): Promise<void> {
  for (const { courseId, examDate, madeOn, ...aim } of aims) {
    const data = { ...aim, examDate: dateOf(examDate), madeOn: dateOf(madeOn) };
    await client.reviewAim.upsert({
      where: { userId_courseId: { userId, courseId } },
      create: { userId, courseId, ...data },
      update: data,
    });
  }
}
