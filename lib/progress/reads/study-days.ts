import "server-only";
import { dateOf, dayOf } from "@/lib/platform/civil";
import { db } from "@/lib/platform/db";
import type { Viewer } from "@/lib/platform/session";
import type { StudyDay } from "../contract/plan";
import { todayOf } from "../reads";
import { heatRange, type Range } from "../rules/plan-range";
import { accepted } from "./plan";

/** Days without a completed topic are left out. Throws 400 `invalid_query`. */
export async function listStudyDays(viewer: Viewer, asked: Partial<Range>): Promise<StudyDay[]> {
  const { from, to } = accepted(heatRange(asked, todayOf(viewer)));
  const days = await db.studyDay.findMany({
    where: { userId: viewer.id, topics: { gt: 0 }, day: { gte: dateOf(from), lte: dateOf(to) } },
    orderBy: { day: "asc" },
    select: { day: true, topics: true },
  });
  return days.map(({ day, topics }) => ({ date: dayOf(day), topics }));
}
