import "server-only";
import { queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, dateOf, dayIn } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import { subscriberCounts } from "@/lib/subscriptions/reads/count";
import { PREMIUM_CENTS } from "@/lib/subscriptions/rules";
import type { Figures } from "../contract/overview";
import { startsOfDays } from "../rules/figures";

const DAYS = 14;
const WEEK = 7;

type Row = {
  paying: number;
  granted: number;
  payingBefore: number | null;
  activeWeek: number;
  activeWeekBefore: number;
  days: Figures["days"];
};

/** What an owner looks at first, in one statement that reads two weeks and no more. Days are the admin's own. */
export async function getFigures(viewer: Pick<Viewer, "timeZone">): Promise<Figures> {
  const at = now();
  const today = dayIn(viewer.timeZone, at);
  const list = Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS + 1));
  const starts = startsOfDays(viewer.timeZone, [...list, addDays(today, 1)]);
  const weekAgo = dateOf(addDays(dayIn("UTC", at), -WEEK));
  // SQL: counts of several tables.
  const [row] = await queryRows<Row>`
    select ${subscriberCounts()},
           (select paying from "SubscriberCount" where day = ${weekAgo}::date) as "payingBefore",
           (select count(distinct "userId")::int from "StudyDay"
            where day > ${addDays(today, -WEEK)}::date and day <= ${today}::date) as "activeWeek",
           (select count(distinct "userId")::int from "StudyDay"
            where day > ${addDays(today, -2 * WEEK)}::date and day <= ${addDays(today, -WEEK)}::date) as "activeWeekBefore",
           (select json_agg(json_build_object('day', d.day,
                     'active', (select count(*) from "StudyDay" s where s.day = d.day::date),
                     'joined', (select count(*) from "User" u where u."createdAt" >= d.start and u."createdAt" < d.stop)) order by d.day)
            from unnest(${list}::text[], ${starts.slice(0, DAYS)}::timestamptz[], ${starts.slice(1)}::timestamptz[]) d(day, start, stop)
           ) as days`;
  if (!row) throw new Error("A query without a table always returns one row, but none came back");
  return figuresOf(row);
}

function figuresOf({ paying, payingBefore, granted, activeWeek, activeWeekBefore, days }: Row): Figures {
  const activeOn = (index: number) => days.at(index)?.active ?? 0;
  const joined = (from: number, to: number) => days.slice(from, to).reduce((sum, day) => sum + day.joined, 0);
  const revenueOf = (count: number | null) => (count === null ? null : count * PREMIUM_CENTS);
  return {
    subscribers: { now: paying, before: payingBefore },
    granted,
    monthlyRevenue: { now: paying * PREMIUM_CENTS, before: revenueOf(payingBefore) },
    activeToday: { now: activeOn(-1), before: activeOn(-1 - WEEK) },
    activeWeek: { now: activeWeek, before: activeWeekBefore },
    newUsers: { now: joined(WEEK, DAYS), before: joined(0, WEEK) },
    days,
  };
}
