import "server-only";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { StreakView } from "../contract/streak";
import { todayOf } from "../reads";
import { streakOf } from "../rules";
import { weekOfStreak } from "../rules/streak";
import { daysOfYear } from "./study-days";

/** The streak is the one of all other calls; rest days only change what is shown beside it. */
export async function getStreak(viewer: Viewer): Promise<StreakView> {
  const today = todayOf(viewer);
  const days = await daysOfYear(viewer);
  const { _max } = await db.studyDay.aggregate({ where: { userId: viewer.id }, _max: { streak: true } });
  const last = days.at(-1);
  const dates = days.map(({ date }) => date);
  return {
    streak: streakOf(last ? { day: last.date, streak: last.streak } : null, today),
    best: _max.streak ?? 0,
    studiedToday: dates.includes(today),
    ...weekOfStreak(dates, today),
  };
}
