import { durationOf } from "@/lib/courses/rules";
import type { PlanItem } from "@/lib/plan/contract/study-plan";

export const minutesOf = (items: readonly PlanItem[]): number => items.reduce((sum, { minutes }) => sum + minutes, 0);

/** '3 topics, 1 h 35 min'. */
export const loadInWords = (items: readonly PlanItem[]): string =>
  `${items.length} ${items.length === 1 ? "topic" : "topics"}, ${durationOf(minutesOf(items))}`;
