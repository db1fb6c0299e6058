import "server-only";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, dateOf, dayOf } from "@/lib/platform/time/civil";
import type { StreakView } from "../contract/streak";
import { todayOf } from "../reads";
import { streakOf } from "../rules";
import { weekOfStreak } from "../rules/streak";

const YEAR_DAYS = 366;

/** The streak is the one of all other calls; rest days only change what is shown beside it. */
export async function getStreak(viewer: Viewer): Promise<StreakView> {
  const today = todayOf(viewer);
  const studied = { userId: viewer.id, streak: { gt: 0 } };
  // A traveller may have studied on a day that is still tomorrow where she is now.
  const days = await db.studyDay.findMany({
    where: { ...studied, day: { gt: dateOf(addDays(today, -YEAR_DAYS)) } },
    orderBy: { day: "asc" },
    select: { day: true, streak: true },
  });
  const { _max } = await db.studyDay.aggregate({ where: studied, _max: { streak: true } });
  const last = days.at(-1);
  const dates = days.map(({ day }) => dayOf(day));
  return {
    streak: streakOf(last ? { day: dayOf(last.day), streak: last.streak } : null, today),
    best: _max.streak ?? 0,
    studiedToday: dates.includes(today),
    ...weekOfStreak(dates, today),
  };
}
