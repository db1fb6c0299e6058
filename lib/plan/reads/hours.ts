import "server-only";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { dateOf, dayOf } from "@/lib/platform/time/civil";
import { todayOf } from "@/lib/progress/reads";
import { planFacts } from "./facts";

export async function getStudyHours(viewer: Viewer): Promise<{ minutes: number[] | null }> {
  const hours = await db.studyHours.findUnique({ where: { userId: viewer.id }, select: { minutes: true } });
  return { minutes: hours?.minutes ?? null };
}

/** The same for a page that shows the plan as well: the plan has read them already. */
export async function studyHoursOfPlan(viewer: Viewer): Promise<{ minutes: number[] | null }> {
  const { hours } = await planFacts(viewer);
  return { minutes: hours };
}

export async function getDaysOff(viewer: Viewer): Promise<{ days: string[] }> {
  const days = await db.dayOff.findMany({
    where: { userId: viewer.id, day: { gte: dateOf(todayOf(viewer)) } },
    orderBy: { day: "asc" },
    select: { day: true },
  });
  return { days: days.map(({ day }) => dayOf(day)) };
}
