import type { StudyEntry } from "./exams";
import { datedCourses, type TodayFacts } from "./facts";

const SHORTEST_PRACTICE = 10;

/**
 * The plan shares out the reviews of the coming days; what waits today is known, so today has the minutes of the
 * queue. Where that is more, today's practice is shorter. A mock exam, and going through it, cannot be cut: beside them
 * reviews have what is `free` of the day. Reviews of today that are done stay as what they took.
 */
export function todaysEntries(
  planned: readonly StudyEntry[],
  facts: Pick<TodayFacts, "courses" | "today" | "reviewed" | "toReview">,
  free: number,
): StudyEntry[] {
  const { reviewed, toReview } = facts;
  const shared = planned.find(({ kind }) => kind === "review");
  const [nearest] = datedCourses(facts);
  const courseId = shared?.courseId ?? nearest?.courseId;
  const fixed = planned.filter(({ kind }) => kind !== "review" && kind !== "practise");
  const isRehearsal = fixed.some(({ kind }) => kind === "mock" || kind === "go-through");
  const besides = Math.max(0, free - fixed.reduce((sum, entry) => sum + entry.minutes, 0));
  const waiting = isRehearsal ? Math.min(toReview, besides) : toReview;
  const minutes = toReview > 0 ? waiting : Math.round(reviewed / 60);
  const more = Math.max(0, waiting - (shared?.minutes ?? 0));
  const others = planned.flatMap((entry): StudyEntry[] => {
    if (entry.kind === "review") return [];
    if (entry.kind !== "practise") return [entry];
    const left = entry.minutes - more;
    return left >= SHORTEST_PRACTICE ? [{ ...entry, minutes: left }] : [];
  });
  if (minutes === 0 || courseId === undefined) return others;
  return [{ day: 0, kind: "review", courseId, topicId: null, minutes }, ...others];
}
