import "server-only";
import { transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { fitAimsOf } from "@/lib/review/writes/aims";
import type { PlanSummary } from "../contract/study-plan";
import { getPlanSummary } from "../reads/plan";

/** Sets a wish for every day, which takes the place of study hours. */
export async function setStudyMinutes(viewer: Viewer, minutes: number | null): Promise<PlanSummary> {
  await transaction(async (tx) => {
    await tx.user.update({ where: { id: viewer.id }, data: { studyMinutes: minutes }, select: { id: true } });
    await tx.studyHours.deleteMany({ where: { userId: viewer.id } });
  });
  await fitAimsOf(viewer.id, now());
  return getPlanSummary(viewer);
}
