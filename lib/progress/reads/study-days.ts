import "server-only";
import { cache } from "react";
import { Problem } from "@/lib/platform/contract/problem";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, dateOf, dayOf } from "@/lib/platform/time/civil";
import type { StudyDay } from "../contract/study-days";
import { todayOf } from "../reads";
import { type DayRange, heatRange, LONGEST_RANGE, refusalOf } from "../rules/day-range";

/** Days without a completed topic are left out. Throws 400 `invalid_query`. */
export async function listStudyDays(viewer: Viewer, request: Partial<DayRange>): Promise<StudyDay[]> {
  const { from, to } = accepted(heatRange(request, todayOf(viewer)));
  const days = await db.studyDay.findMany({
    where: { userId: viewer.id, topics: { gt: 0 }, day: { gte: dateOf(from), lte: dateOf(to) } },
    orderBy: { day: "asc" },
    select: { day: true, topics: true },
  });
  return days.map(({ day, topics }) => ({ date: dayOf(day), topics }));
}

/** The days of the last year on which something was studied, oldest first; cached for the rest of the page. */
export const daysOfYear = cache(async (viewer: Viewer) => {
  // No last day: a traveller may have studied on a day that is still tomorrow where she is now.
  const days = await db.studyDay.findMany({
    where: { userId: viewer.id, day: { gt: dateOf(addDays(todayOf(viewer), -LONGEST_RANGE)) } },
    orderBy: { day: "asc" },
    select: { day: true, topics: true, streak: true },
  });
  return days.map(({ day, ...counts }) => ({ date: dayOf(day), ...counts }));
});

/** What `listStudyDays` gives when nothing is request for, for a page that reads the streak as well. */
export async function latestStudyDays(viewer: Viewer): Promise<StudyDay[]> {
  const { from, to } = heatRange({}, todayOf(viewer));
  const days = await daysOfYear(viewer);
  return days
    .filter(({ date, topics }) => topics > 0 && date >= from && date <= to)
    .map(({ date, topics }) => ({ date, topics }));
}

/** The range. Throws 400 `invalid_query`. */
export function accepted(range: DayRange): DayRange {
  const refusal = refusalOf(range);
  if (refusal) throw new Problem("invalid_query", refusal);
  return range;
}
