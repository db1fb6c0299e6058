import "server-only";
import { db, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { type CivilDay, dateOf } from "@/lib/platform/time/civil";
import type { PlanVerdict } from "../contract/plan";
import { requireOwnTopics } from "../reads/own";
import { getVerdict } from "../reads/verdict";

/** Moves a topic of the plan to a day; null lets the plan choose. Throws 404. */
export async function setPin(viewer: Viewer, topicId: number, date: CivilDay | null): Promise<PlanVerdict> {
  await requireOwnTopics(viewer, [topicId]);
  const key = { userId: viewer.id, topicId };
  if (date === null) await db.planPin.deleteMany({ where: key });
  else {
    const day = dateOf(date);
    await db.planPin.upsert({ where: { userId_topicId: key }, create: { ...key, day }, update: { day } });
  }
  return getVerdict(viewer);
}

/** Sets which topics the plan leaves out. Throws 404. */
export async function setSkips(viewer: Viewer, requested: readonly number[]): Promise<PlanVerdict> {
  const topicIds = [...new Set(requested)];
  await requireOwnTopics(viewer, topicIds);
  await transaction(async (tx) => {
    await tx.planSkip.deleteMany({ where: { userId: viewer.id, topicId: { notIn: topicIds } } });
    const data = topicIds.map((topicId) => ({ userId: viewer.id, topicId }));
    await tx.planSkip.createMany({ data, skipDuplicates: true });
  });
  return getVerdict(viewer);
}
