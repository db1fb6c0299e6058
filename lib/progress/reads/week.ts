import "server-only";
import { queryRows } from "@/lib/platform/database/db";
import { type CivilDay, dateOf } from "@/lib/platform/time/civil";

export type Week = { topics: number; days: number; minutes: number; answers: number; right: number };

type Span = { from: CivilDay; to: CivilDay; began: Date; ended: Date };

/**
 * What a user studied from one day to another, both included. The minutes are those of completed topics, as the plan
 * counts them, and those spent on answers.
 */
export async function studyWeekOf(userId: string, { from, to, began, ended }: Span): Promise<Week> {
  // SQL: counts of several tables.
  const [week] = await queryRows<Week>`
    select coalesce(studied.topics, 0)::int as topics, coalesce(studied.days, 0)::int as days,
           (coalesce(read.minutes, 0) + coalesce(answered.minutes, 0))::int as minutes,
           coalesce(answered.answers, 0)::int as answers, coalesce(answered."right", 0)::int as "right"
    from (
      select sum(d.topics) as topics, count(*) filter (where d.streak > 0) as days from "StudyDay" d
      where d."userId" = ${userId} and d.day between ${dateOf(from)}::date and ${dateOf(to)}::date
    ) studied, (
      select round(sum(m.duration::numeric / greatest(1, m."lessonCount"))) as minutes
      from "Progress" p join "Topic" t on t.id = p."topicId" join "Module" m on m.id = t."moduleId"
      where p."userId" = ${userId} and p.completed and p."completedAt" >= ${began} and p."completedAt" < ${ended}
    ) read, (
      select count(*) as answers, count(*) filter (where i.share = 1) as "right", round(sum(i.seconds) / 60.0) as minutes
      from "AttemptItem" i
      where i."userId" = ${userId} and not i.withdrawn and i."answeredAt" >= ${began} and i."answeredAt" < ${ended}
    ) answered`;
  return week ?? { topics: 0, days: 0, minutes: 0, answers: 0, right: 0 };
}
