import "server-only";
import { notify } from "@/lib/notifications/writes";
import { addDays } from "@/lib/platform/civil";
import type { SqlClient } from "@/lib/platform/db";
import type { Viewer } from "@/lib/platform/session";
import { achievementNotice } from "../notices";
import { todayOf } from "../reads";
import { ANSWERS_MAKE_A_DAY, reachedBy } from "../rules";

/** Counts one more answered question of today. The tenth makes today a study day. */
export async function countAnswer(tx: SqlClient, viewer: Viewer): Promise<void> {
  const today = todayOf(viewer);
  // SQL: an upsert that computes with the stored row.
  const [day] = await tx.$queryRaw<{ answers: number; topics: number; streak: number }[]>`
    insert into "StudyDay" as d ("userId", day, topics, answers, streak)
    values (${viewer.id}, ${today}::date, 0, 1, 0)
    on conflict ("userId", day) do update set answers = d.answers + 1,
      streak = case when d.streak = 0 and d.answers + 1 >= ${ANSWERS_MAKE_A_DAY}::int then 1 + coalesce(
        (select y.streak from "StudyDay" y where y."userId" = d."userId" and y.day = ${addDays(today, -1)}::date), 0)
        else d.streak end
    returning answers, topics, streak`;
  if (day?.answers === ANSWERS_MAKE_A_DAY && day.topics === 0) await awardStreak(tx, viewer, day.streak);
}

async function awardStreak(tx: SqlClient, viewer: Viewer, streak: number): Promise<void> {
  const kinds = reachedBy(0, streak);
  if (kinds.length === 0) return;
  // SQL: inserts what it selects, in one statement.
  const rows = await tx.$queryRaw<{ kind: string }[]>`
    insert into "Achievement" ("userId", kind, "reachedOn")
    select ${viewer.id}, kind, ${todayOf(viewer)}::date from unnest(${kinds}::text[]) kind
    on conflict ("userId", kind) do nothing returning kind`;
  await notify(
    tx,
    rows.map(({ kind }) => achievementNotice(viewer.id, kind)),
  );
}
