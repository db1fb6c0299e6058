import "server-only";
import { MORNING_HOUR } from "@/lib/notifications/rules";
import { columnsOf, localTimes } from "@/lib/notifications/writes";
import { db, Prisma } from "@/lib/platform/database/db";
import type { CivilDay } from "@/lib/platform/time/civil";
import { weekdayOf } from "@/lib/platform/time/civil";
import { AWAY_DAYS, HOURS_TO_CATCH_UP } from "../rules/mails";

const MOST_AT_ONCE = 5000;

/** `daysAway` counts from the last sign of the user: a session, a sign-in, a study day. */
export type DueMail = { id: string; today: CivilDay; daysAway: number };

/** Days since user `u` was last here; `z.today` is the date in the time zone of this user. */
const daysAway = Prisma.sql`
  z.today - greatest(
    (select max(s."lastSeenAt") from "Session" s where s."userId" = u.id),
    (select max(a."createdAt") from "AuthEvent" a where a."userId" = u.id and a.action = 'sign-in'),
    (select max(d.day)::timestamptz from "StudyDay" d where d."userId" = u.id),
    u."createdAt")::date`;

/**
 * Users whose reminder is due at this hour: they are enrolled in a course, have not studied today and got no reminder
 * today.
 */
export async function listDueReminders(at: Date): Promise<DueMail[]> {
  const times = await localTimes(at);
  const hours = [...new Set(times.flatMap(({ hour }) => hoursUpTo(hour)))];
  const { zones, days, hours: localHours } = columnsOf(times);
  // SQL: compares each user's own day.
  return db.$queryRaw<DueMail[]>`
    select * from (
      select u.id, z.today::text as today, ${daysAway} as "daysAway"
      from "MailPreferences" m
      join "User" u on u.id = m."userId" and u."suspendedAt" is null
      join unnest(${zones}::text[], ${days}::date[], ${localHours}::int[]) as z(zone, today, hour) on z.zone = u."timeZone"
      where m.reminder and m."reminderHour" = any(${hours}::int[])
        and z.hour between m."reminderHour" and m."reminderHour" + ${HOURS_TO_CATCH_UP}
        and (m."remindedOn" is null or m."remindedOn" < z.today)
        and exists (select from "Enrollment" e where e."userId" = u.id)
        and not exists (select from "StudyDay" d where d."userId" = u.id and d.day = z.today and d.streak > 0)
    ) due
    where "daysAway" < ${AWAY_DAYS} order by id limit ${MOST_AT_ONCE}`;
}

const hoursUpTo = (hour: number) => Array.from({ length: HOURS_TO_CATCH_UP + 1 }, (_, ago) => hour - ago);

/** Users in whose time zone it is the morning of their chosen weekday, and who got no summary today. */
export async function listDueSummaries(at: Date): Promise<DueMail[]> {
  const mornings = (await localTimes(at)).filter(({ hour }) => hoursUpTo(hour).includes(MORNING_HOUR));
  const { zones, days } = columnsOf(mornings);
  const weekdays = mornings.map(({ today }) => weekdayOf(today));
  // SQL: compares each user's own day.
  return db.$queryRaw<DueMail[]>`
    select * from (
      select u.id, z.today::text as today, ${daysAway} as "daysAway"
      from "MailPreferences" m
      join "User" u on u.id = m."userId" and u."suspendedAt" is null
      join unnest(${zones}::text[], ${days}::date[], ${weekdays}::int[]) as z(zone, today, weekday)
        on z.zone = u."timeZone" and z.weekday = m."summaryDay"
      where m.summary and m."summaryDay" = any(${[...new Set(weekdays)]}::int[])
        and (m."summarisedOn" is null or m."summarisedOn" < z.today)
        and exists (select from "Enrollment" e where e."userId" = u.id)
    ) due
    where "daysAway" < ${AWAY_DAYS} order by id limit ${MOST_AT_ONCE}`;
}
