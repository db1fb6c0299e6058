import "server-only";
import type { FeedItem } from "@/lib/calendar/feed";
import { durationOf } from "@/lib/courses/rules";
import { env } from "@/lib/platform/process/env";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, type CivilDay, dateOf } from "@/lib/platform/time/civil";
import { todayOf } from "@/lib/progress/reads";
import type { PlanEntry } from "./contract/plan";
import { listEntries } from "./reads/days";

const DAYS_AHEAD = 365;

/** The plan as all-day entries of the caller's feed, recalculated each day. */
export async function planItems(viewer: Viewer): Promise<FeedItem[]> {
  const today = todayOf(viewer);
  const created = dateOf(today);
  const seen = new Map<string, number>();
  return (await listEntries(viewer, today, addDays(today, DAYS_AHEAD))).map((entry) => ({
    uid: `plan-${partOf(entry, seen)}-${viewer.id}@pacioli`,
    title: titleOf(entry),
    description: entry.kind === "review" ? "" : `${entry.courseTitle}, about ${durationOf(entry.minutes)}`,
    when: { day: entry.date },
    category: CATEGORIES[entry.kind],
    url: `${env.appUrl}${entry.link}`,
    createdAt: created,
    updatedAt: created,
  }));
}

const CATEGORIES = {
  learn: "STUDY",
  review: "REVIEW",
  practise: "PRACTICE",
  mock: "MOCK EXAM",
  "go-through": "PRACTICE",
};

type Dated = PlanEntry & { date: CivilDay };

/**
 * Lessons and mock exams keep their UID when they move; a lesson that is continued, and a second mock exam, have one of
 * their own.
 */
function partOf({ kind, topicId, courseId, date }: Dated, seen: Map<string, number>): string {
  if (kind === "review" || kind === "practise") return `${kind}-${date}`;
  const uid = `${kind}-${topicId ?? courseId}`;
  const part = (seen.get(uid) ?? 0) + 1;
  seen.set(uid, part);
  return part === 1 ? uid : `${uid}-${part}`;
}

function titleOf({ kind, title, minutes }: Dated): string {
  if (kind === "learn") return `Study: ${title}`;
  return kind === "mock" ? title : `${title}: ${durationOf(minutes)}`;
}
