import "server-only";
import { notify } from "@/lib/notifications/writes";
import type { SqlClient } from "@/lib/platform/database/db";
import { addDays, type CivilDay, dayIn } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import { achievementNotice, milestoneNotice } from "../notices";
import { ANSWERS_MAKE_A_DAY, reachedBy, reachedByAnswers, reachedByMocks } from "../rules";
import { isMilestone } from "../rules/streak";
import { addAchievements } from "./achievements";

type Student = { id: string; timeZone: string };

const today = ({ timeZone }: Student): CivilDay => dayIn(timeZone, now());

/** Counts one more answered question of today. The tenth makes today a study day. */
export const countAnswer = (tx: SqlClient, student: Student): Promise<void> =>
  countAnswers(tx, student, { count: 1, day: today(student) });

/** Counts the answers of an exam, on the day on which it ended. */
export async function countAnswers(
  tx: SqlClient,
  student: Student,
  { count, day }: { count: number; day: CivilDay },
): Promise<void> {
  if (count === 0) return;
  // SQL: an upsert that computes with the stored row.
  const [found] = await tx.$queryRaw<{ answers: number; topics: number; streak: number; total: number }[]>`
    with before as (
      select coalesce((select y.streak from "StudyDay" y where y."userId" = ${student.id} and y.day = ${addDays(day, -1)}::date), 0) as streak
    )
    insert into "StudyDay" as d ("userId", day, topics, answers, streak)
    select ${student.id}, ${day}::date, 0, ${count}::int,
           case when ${count}::int >= ${ANSWERS_MAKE_A_DAY}::int then 1 + before.streak else 0 end from before
    on conflict ("userId", day) do update set answers = d.answers + ${count}::int,
      streak = case when d.streak = 0 and d.answers + ${count}::int >= ${ANSWERS_MAKE_A_DAY}::int
        then 1 + (select before.streak from before) else d.streak end
    returning answers, topics, streak, answers + (
      select coalesce(sum(o.answers), 0)::int from "StudyDay" o where o."userId" = ${student.id} and o.day <> ${day}::date) as total`;
  if (!found) return;
  const isNew = found.answers >= ANSWERS_MAKE_A_DAY && found.answers - count < ANSWERS_MAKE_A_DAY;
  if (isNew && isMilestone(found.streak)) await notify(tx, [milestoneNotice(student.id, found.streak)]);
  await award(tx, student, [
    ...(isNew && found.topics === 0 ? reachedBy(0, found.streak) : []),
    ...reachedByAnswers(found.total - count, found.total),
  ]);
}

/** After a quiz with at least one answer. */
export const awardQuiz = (tx: SqlClient, student: Student): Promise<void> => award(tx, student, ["first-quiz"]);

/** After a mock exam; `mocks` counts the finished ones of its paper. */
export const awardMocks = (tx: SqlClient, student: Student, mocks: number): Promise<void> =>
  award(tx, student, reachedByMocks(mocks));

async function award(tx: SqlClient, student: Student, kinds: readonly string[]): Promise<void> {
  if (kinds.length === 0) return;
  const reached = await addAchievements(tx, student.id, kinds, today(student));
  await notify(
    tx,
    reached.map((kind) => achievementNotice(student.id, kind)),
  );
}
