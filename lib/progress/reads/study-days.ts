import "server-only";
import { cache } from "react";
import { Problem } from "@/lib/platform/contract/problem";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, dateOf, dayOf } from "@/lib/platform/time/civil";
import type { StudyDay } from "../contract/study-days";
import { todayOf } from "../reads";
import { type DayRange, heatRange, LONGEST_RANGE, refusalOf } from "../rules/day-range";

/** A row without a streak is no study day: it has no completed topic and fewer than ten answers. */
const isStudyDay = { streak: { gt: 0 } } as const;

/** Throws 400 `invalid_query`. */
export async function listStudyDays(viewer: Viewer, request: Partial<DayRange>): Promise<StudyDay[]> {
  const { from, to } = acceptedRange(heatRange(request, todayOf(viewer)));
  const days = await db.studyDay.findMany({
    where: { userId: viewer.id, ...isStudyDay, day: { gte: dateOf(from), lte: dateOf(to) } },
    orderBy: { day: "asc" },
    select: { day: true, topics: true, answers: true },
  });
  return days.map(({ day, ...counts }) => ({ date: dayOf(day), ...counts }));
}

/** The days of the last year on which something was studied, oldest first; cached for the rest of the page. */
export const daysOfYear = cache(async (viewer: Viewer) => {
  // No last day: a traveller may have studied on a day that is still tomorrow where she is now.
  const days = await db.studyDay.findMany({
    where: { userId: viewer.id, ...isStudyDay, day: { gt: dateOf(addDays(todayOf(viewer), -LONGEST_RANGE)) } },
    orderBy: { day: "asc" },
    select: { day: true, topics: true, answers: true, streak: true },
  });
  return days.map(({ day, ...counts }) => ({ date: dayOf(day), ...counts }));
});

/** The days that `listStudyDays` returns without a range, for a page that reads the streak as well. */
export async function latestStudyDays(viewer: Viewer): Promise<StudyDay[]> {
  const { from, to } = heatRange({}, todayOf(viewer));
  const days = await daysOfYear(viewer);
  return days
    .filter(({ date }) => date >= from && date <= to)
    .map(({ date, topics, answers }) => ({ date, topics, answers }));
}

/** The range. Throws 400 `invalid_query`. */
export function acceptedRange(range: DayRange): DayRange {
  const refusal = refusalOf(range);
  if (refusal) throw new Problem("invalid_query", refusal);
  return range;
}
