import "server-only";
import { transaction } from "@/lib/platform/db";
import type { Viewer } from "@/lib/platform/session";
import type { PlanSummary } from "../contract/study-plan";
import { getPlanSummary } from "../reads/plan";

/** Sets a wish for every day, which takes the place of study hours. */
export async function setStudyMinutes(viewer: Viewer, minutes: number | null): Promise<PlanSummary> {
  await transaction(async (tx) => {
    await tx.user.update({ where: { id: viewer.id }, data: { studyMinutes: minutes }, select: { id: true } });
    await tx.studyHours.deleteMany({ where: { userId: viewer.id } });
  });
  return getPlanSummary(viewer);
}
