import "server-only";
import { db } from "@/lib/platform/db";
import type { Viewer } from "@/lib/platform/session";
import type { PlanSummary } from "../contract/study-plan";
import { getPlanSummary } from "../reads/plan";

export async function setStudyMinutes(viewer: Viewer, minutes: number | null): Promise<PlanSummary> {
  await db.user.update({ where: { id: viewer.id }, data: { studyMinutes: minutes }, select: { id: true } });
  return getPlanSummary(viewer);
}
