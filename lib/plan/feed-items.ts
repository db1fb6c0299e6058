import "server-only";
import type { FeedItem } from "@/lib/calendar/feed";
import { addDays, dateOf } from "@/lib/platform/civil";
import { env } from "@/lib/platform/env";
import type { Viewer } from "@/lib/platform/session";
import { todayOf } from "@/lib/progress/reads";
import { listPlanItems } from "./reads/plan";

const DAYS_AHEAD = 365;

/** The study plan as all-day entries of the caller's feed, recalculated each day. */
export async function planItems(viewer: Viewer): Promise<FeedItem[]> {
  const today = todayOf(viewer);
  const created = dateOf(today);
  const items = await listPlanItems(viewer, today, addDays(today, DAYS_AHEAD));
  return items.map(({ date, topicId, title, courseTitle, minutes, link }) => ({
    uid: `plan-${topicId}-${viewer.id}@pacioli`,
    title: `Study: ${title}`,
    description: `${courseTitle}, about ${minutes} minutes`,
    when: { day: date },
    category: "STUDY",
    url: `${env.appUrl}${link}`,
    createdAt: created,
    updatedAt: created,
  }));
}
