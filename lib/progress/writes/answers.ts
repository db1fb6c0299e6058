import "server-only";
import { notify } from "@/lib/notifications/writes";
import { type Fragment, Prisma, type SqlClient } from "@/lib/platform/database/db";
import { addDays, type CivilDay, dayIn } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import { achievementNotice, milestoneNotice } from "../notices";
import { ANSWERS_MAKE_A_DAY, reachedBy, reachedByAnswers, reachedByMocks } from "../rules";
import { isMilestone } from "../rules/streak";
import { addAchievements } from "./achievements";

type Student = { id: string; timeZone: string };

const today = ({ timeZone }: Student): CivilDay => dayIn(timeZone, now());

/** A day after answers were counted, with the answers of all days. */
export type CountedDay = { answers: number; topics: number; streak: number; total: number };

/** Counts the answers of an exam, on the day on which it ended. */
export async function countAnswers(tx: SqlClient, student: Student, counted: Counted): Promise<void> {
  if (counted.count === 0) return;
  // SQL: an upsert that computes with the stored row.
  const [day] = await tx.$queryRaw<CountedDay[]>(answerCountUpsert(student, counted));
  if (!day) return;
  if (counted.day < today(student)) await joinRuns(tx, student, counted.day, day.streak);
  await awardAnswers(tx, student, day, counted.count);
}

/**
 * An exam whose time ran out is marked later, maybe after further study days. The streak that began on the day after the
 * exam's day then continues the exam's streak. Only days whose streak counts from there are changed, so repeating this
 * changes nothing.
 */
async function joinRuns(tx: SqlClient, { id }: Student, day: CivilDay, streak: number): Promise<void> {
  // SQL: an update that computes with the stored row.
  await tx.$executeRaw`
    update "StudyDay" set streak = streak + ${streak}::int
    where "userId" = ${id} and day > ${day}::date and streak = day - ${day}::date and ${streak}::int > 0`;
}

type Counted = { count: number; day: CivilDay };

/**
 * A statement, or a part of one, that counts answers on a day and returns a `CountedDay`, for which the caller calls
 * `awardAnswers`. The tenth answer makes the day a study day.
 */
export const answerCountUpsert = (student: Student, { count, day }: Counted): Fragment => Prisma.sql`
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

/** Stores and notifies about what the last `count` answers of a day have reached. */
export async function awardAnswers(tx: SqlClient, student: Student, day: CountedDay, count: number): Promise<void> {
  const isNew = day.answers >= ANSWERS_MAKE_A_DAY && day.answers - count < ANSWERS_MAKE_A_DAY;
  if (isNew && isMilestone(day.streak)) await notify(tx, [milestoneNotice(student.id, day.streak)]);
  await award(tx, student, [
    ...(isNew && day.topics === 0 ? reachedBy(0, day.streak) : []),
    ...reachedByAnswers(day.total - count, day.total),
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
