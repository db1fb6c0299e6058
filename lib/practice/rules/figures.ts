import { durationOf } from "@/lib/courses/rules";
import type { Item } from "../contract/shapes";

type Marked = Pick<Item, "verdict" | "withdrawn" | "flagged" | "guessed">;

/** '6 of 8 right.' */
export function rightInWords(items: readonly Marked[]): string {
  const counted = items.filter(({ withdrawn }) => !withdrawn);
  const right = counted.filter(({ verdict }) => verdict === "right").length;
  return `${right} of ${counted.length} right.`;
}

export const RESULT_FILTERS = ["all", "wrong", "flagged", "guessed"] as const;
export type ResultFilter = (typeof RESULT_FILTERS)[number];

export const RESULT_FILTER_LABELS: Record<ResultFilter, string> = {
  all: "All",
  wrong: "Wrong",
  flagged: "Flagged",
  guessed: "Guessed",
};

/** Partly right answers count as wrong here: there is something to learn from them. */
export function isShown(item: Marked, filter: ResultFilter): boolean {
  if (filter === "flagged") return item.flagged;
  if (filter === "guessed") return item.guessed;
  return filter === "all" || (item.verdict !== "right" && !item.withdrawn);
}

/** '1 min 20 s', '45 s': durations short enough to show seconds. */
export function secondsInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes >= 60) return durationOf(minutes);
  return [minutes > 0 ? `${minutes} min` : "", rest > 0 || minutes === 0 ? `${rest} s` : ""].filter(Boolean).join(" ");
}

export const percentOfShare = (share: number): number => Math.round(share * 100);
