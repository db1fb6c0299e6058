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
