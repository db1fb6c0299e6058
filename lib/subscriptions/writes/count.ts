import "server-only";
import { db } from "@/lib/platform/database/db";
import { dateOf, dayIn } from "@/lib/platform/time/civil";
import { countSubscribers } from "../reads/count";

/** Keeps today's number of subscribers, so that later ones can be compared with it. Safe to repeat. */
export async function keepSubscriberCount(at: Date): Promise<number> {
  const { paying, granted } = await countSubscribers();
  const day = dateOf(dayIn("UTC", at));
  const counts = { paying, granted };
  await db.subscriberCount.upsert({ where: { day }, create: { day, ...counts }, update: counts });
  return paying;
}
