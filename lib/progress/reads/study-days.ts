import "server-only";
import { Problem } from "@/lib/platform/contract/problem";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { dateOf, dayOf } from "@/lib/platform/time/civil";
import type { StudyDay } from "../contract/study-days";
import { todayOf } from "../reads";
import { type DayRange, heatRange, refusalOf } from "../rules/day-range";

/** Days without a completed topic are left out. Throws 400 `invalid_query`. */
export async function listStudyDays(viewer: Viewer, asked: Partial<DayRange>): Promise<StudyDay[]> {
  const { from, to } = accepted(heatRange(asked, todayOf(viewer)));
  const days = await db.studyDay.findMany({
    where: { userId: viewer.id, topics: { gt: 0 }, day: { gte: dateOf(from), lte: dateOf(to) } },
    orderBy: { day: "asc" },
    select: { day: true, topics: true },
  });
  return days.map(({ day, topics }) => ({ date: dayOf(day), topics }));
}

/** The range. Throws 400 `invalid_query`. */
export function accepted(range: DayRange): DayRange {
  const refusal = refusalOf(range);
  if (refusal) throw new Problem("invalid_query", refusal);
  return range;
}
