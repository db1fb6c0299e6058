import "server-only";
import { db, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { type CivilDay, dateOf } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import { todayOf } from "@/lib/progress/reads";
import { fitAimsOf } from "@/lib/review/writes/aims";
import { getDaysOff } from "../reads/hours";
import { requireNearDays } from "../reads/own";
import { getVerdict } from "../reads/verdict";

export async function setStudyHours(viewer: Viewer, minutes: number[] | null) {
  const userId = viewer.id;
  if (minutes === null) await db.studyHours.deleteMany({ where: { userId } });
  else await db.studyHours.upsert({ where: { userId }, create: { userId, minutes }, update: { minutes } });
  await fitAimsOf(userId, now());
  return { minutes, verdict: await getVerdict(viewer) };
}

/** Replaces the days off from today on; past ones stay. Throws 400 `invalid_body`. */
export async function setDaysOff(viewer: Viewer, days: readonly CivilDay[]) {
  const today = todayOf(viewer);
  requireNearDays(days, today);
  const kept = [...new Set(days)].filter((day) => day >= today);
  await transaction(async (tx) => {
    await tx.dayOff.deleteMany({ where: { userId: viewer.id, day: { gte: dateOf(today) } } });
    await tx.dayOff.createMany({
      data: kept.map((day) => ({ userId: viewer.id, day: dateOf(day) })),
      skipDuplicates: true,
    });
  });
  await fitAimsOf(viewer.id, now());
  return getDaysOff(viewer);
}
