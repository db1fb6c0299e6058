import "server-only";
import type { CivilDay } from "@/lib/platform/civil";
import type { SqlClient } from "@/lib/platform/db";
import { type Grade, type Memory, remembered } from "./rules/memory";

/** The card before an answer, stored with the item: `answers` shows whether there was another answer since. */
export type Before = { memory: Memory | null; answers: number; lapses: number };

type Answered = { userId: string; pointId: number; courseId: number; grade: Grade; day: CivilDay; before: Before };

/**
 * Updates the card of a point with one answer. The caller holds the student's lock and has read `before` under it. For
 * an answer that is rated again, as after 'I guessed', pass the card from before that answer.
 */
export async function remember(
  tx: SqlClient,
  { userId, pointId, courseId, grade, day, before }: Answered,
): Promise<void> {
  const { stability, difficulty, lastDay } = remembered(before.memory, grade, day);
  const lapses = before.lapses + (before.memory && grade === "again" ? 1 : 0);
  // SQL: an upsert that computes with the stored row.
  await tx.$executeRaw`
    insert into "Card" ("userId", "pointId", "courseId", stability, difficulty, "lastDay", answers, lapses)
    values (${userId}, ${pointId}, ${courseId}, ${stability}, ${difficulty}, ${lastDay}::date, ${before.answers + 1}, ${lapses})
    on conflict ("userId", "pointId") do update set
      stability = excluded.stability, difficulty = excluded.difficulty, "lastDay" = excluded."lastDay",
      answers = excluded.answers, lapses = excluded.lapses`;
}

type Card = { pointId: number; courseId: number; stability: number; difficulty: number; lastDay: CivilDay } & Pick<
  Before,
  "answers" | "lapses"
>;

/** A point's card after an answer. */
export function cardAfter({ pointId, courseId, grade, day, before }: Omit<Answered, "userId">): Card {
  const lapses = before.lapses + (before.memory && grade === "again" ? 1 : 0);
  return { pointId, courseId, ...remembered(before.memory, grade, day), answers: before.answers + 1, lapses };
}

/** Keeps the cards of an exam, of several for one point the last. The caller holds the student's lock. */
export async function rememberAll(tx: SqlClient, userId: string, cards: readonly Card[]): Promise<void> {
  if (cards.length === 0) return;
  const last = [...new Map(cards.map((card) => [card.pointId, card])).values()];
  // SQL: an upsert of many rows.
  await tx.$executeRaw`
    insert into "Card" ("userId", "pointId", "courseId", stability, difficulty, "lastDay", answers, lapses)
    select ${userId}, c."pointId", c."courseId", c.stability, c.difficulty, c."lastDay", c.answers, c.lapses
    from jsonb_to_recordset(${JSON.stringify(last)}::jsonb) as c("pointId" int, "courseId" int, stability float8,
      difficulty float8, "lastDay" date, answers int, lapses int)
    on conflict ("userId", "pointId") do update set
      stability = excluded.stability, difficulty = excluded.difficulty, "lastDay" = excluded."lastDay",
      answers = excluded.answers, lapses = excluded.lapses`;
}
