import "server-only";
import type { CivilDay } from "@/lib/platform/civil";
import type { SqlClient } from "@/lib/platform/db";
import { type Grade, type Memory, remembered } from "./rules/memory";

/** The card before an answer, as it is kept with the item: `answers` tells whether another answer came in between. */
export type Before = { memory: Memory | null; answers: number; lapses: number };

type Answered = { userId: string; pointId: number; courseId: number; grade: Grade; day: CivilDay; before: Before };

/**
 * Moves the card of a point by one answer. The caller holds the student's lock and has read `before` under it. An answer
 * that is judged anew, as after 'I guessed', is given the card that was there before it.
 */
export async function remember(
  tx: SqlClient,
  { userId, pointId, courseId, grade, day, before }: Answered,
): Promise<void> {
  const { stability, difficulty, lastDay } = remembered(before.memory, grade, day);
  const lapses = before.lapses + (before.memory && grade === "again" ? 1 : 0);
  await tx.$executeRaw`
    insert into "Card" ("userId", "pointId", "courseId", stability, difficulty, "lastDay", answers, lapses)
    values (${userId}, ${pointId}, ${courseId}, ${stability}, ${difficulty}, ${lastDay}::date, ${before.answers + 1}, ${lapses})
    on conflict ("userId", "pointId") do update set
      stability = excluded.stability, difficulty = excluded.difficulty, "lastDay" = excluded."lastDay",
      answers = excluded.answers, lapses = excluded.lapses`;
}
