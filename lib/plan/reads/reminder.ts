import "server-only";
import type { Viewer } from "@/lib/platform/server/session";
import { todayOf } from "@/lib/progress/reads";
import { waitingInWords } from "../rules/plan-words";
import { listEntries } from "./days";

/** What today's plan still holds, in a sentence; null for nothing. `points` are those to review. */
export async function waitingToday(
  viewer: Viewer,
  review: { points: number; minutes: number },
): Promise<string | null> {
  const today = todayOf(viewer);
  const lessons = (await listEntries(viewer, today, today)).filter(({ kind }) => kind === "learn");
  const minutes = lessons.reduce((sum, one) => sum + one.minutes, review.points > 0 ? review.minutes : 0);
  return waitingInWords({ points: review.points, lessons: lessons.length, minutes });
}
