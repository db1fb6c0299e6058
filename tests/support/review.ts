import { db } from "@/lib/platform/database/db";
import { addDays, type CivilDay, dateOf, dayIn } from "@/lib/platform/time/civil";
import type { Person } from "./people";
import { practiceWorld } from "./questions";
import type { Sample } from "./sample";

const ZONE = "UTC";
export const todayHere = (): CivilDay => dayIn(ZONE, new Date());

type CardFacts = { daysAgo?: number; stability?: number; difficulty?: number; restUntil?: CivilDay | null };

/** Cards of points, as answers some days ago would have left them; weak enough to be due by default. */
export async function giveCards(
  who: Pick<Person, "id">,
  courseId: number,
  pointIds: readonly number[],
  { daysAgo = 10, stability = 3, difficulty = 5, restUntil = null }: CardFacts = {},
): Promise<void> {
  await db.card.createMany({
    data: pointIds.map((pointId) => ({
      userId: who.id,
      courseId,
      pointId,
      stability,
      difficulty,
      lastDay: dateOf(addDays(todayHere(), -daysAgo)),
      restUntil: restUntil && dateOf(restUntil),
    })),
  });
}

/** A topic with questions, its points known to the person for ten days. */
export async function dueWorld(who: Pick<Person, "id">, count = 4, facts: CardFacts = {}) {
  const world = await practiceWorld(count);
  const pointIds = [...new Set(world.questions.flatMap(({ pointId }) => pointId ?? []))];
  const courseId = world.course.id;
  await giveCards(who, courseId, pointIds, facts);
  return { ...world, courseId, pointIds };
}

export async function passedExam(who: Person): Promise<number> {
  const { courseId } = await dueWorld(who);
  const examDate = dateOf(addDays(todayHere(), -5));
  await db.enrollment.create({ data: { userId: who.id, courseId, examDate } });
  await db.examResult.create({ data: { userId: who.id, courseId, examDate, outcome: "passed" } });
  return courseId;
}

/** What each endpoint of review needs to succeed. */
export const REVIEW_SAMPLES: Record<string, (who: Person) => Promise<Sample>> = {
  "review.getReviews": async () => ({}),
  "review.restPoint": async (who) => ({ id: (await dueWorld(who)).pointIds[0] ?? 0, body: { days: 7 } }),
  "review.wakePoint": async (who) => ({ id: (await dueWorld(who)).pointIds[0] ?? 0 }),
  "review.keepFresh": async (who) => ({ id: await passedExam(who), body: { keep: true } }),
};
