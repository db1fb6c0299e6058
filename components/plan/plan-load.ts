import { durationOf } from "@/lib/courses/rules";
import type { PlanEntry } from "@/lib/plan/contract/plan";

export const plannedMinutes = (items: readonly { minutes: number }[]): number =>
  items.reduce((sum, { minutes }) => sum + minutes, 0);

/** '3 topics', '1 topic, review, mock exam'. */
export function partsInWords(items: readonly PlanEntry[]): string {
  const topics = items.filter(({ kind }) => kind === "learn").length;
  const has = (kind: PlanEntry["kind"]) => items.some((item) => item.kind === kind);
  return [
    ...(topics > 0 ? [`${topics} ${topics === 1 ? "topic" : "topics"}`] : []),
    ...(has("review") ? ["review"] : []),
    ...(has("practise") || has("go-through") ? ["practice"] : []),
    ...(has("mock") ? ["mock exam"] : []),
  ].join(", ");
}

/** '3 topics, 1 h 35 min'. */
export const loadInWords = (items: readonly PlanEntry[]): string =>
  `${partsInWords(items)}, ${durationOf(plannedMinutes(items))}`;
