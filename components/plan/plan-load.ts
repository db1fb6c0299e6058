import { durationOf } from "@/lib/courses/rules";
import type { PlanEntry } from "@/lib/plan/contract/plan";

type Part = Pick<PlanEntry, "kind" | "minutes" | "done">;

/** What is not done yet. */
export const leftOf = <P extends Pick<Part, "done">>(items: readonly P[]): P[] => items.filter(({ done }) => !done);

/** The minutes that are left to study. */
export const minutesLeft = (items: readonly Part[]): number =>
  leftOf(items).reduce((sum, { minutes }) => sum + minutes, 0);

/** '3 topics', '1 topic, review, mock exam': what is left. */
export function partsInWords(items: readonly Part[]): string {
  const left = leftOf(items);
  const topics = left.filter(({ kind }) => kind === "learn").length;
  const has = (kind: PlanEntry["kind"]) => left.some((item) => item.kind === kind);
  return [
    ...(topics > 0 ? [`${topics} ${topics === 1 ? "topic" : "topics"}`] : []),
    ...(has("review") ? ["review"] : []),
    ...(has("practise") || has("go-through") ? ["practice"] : []),
    ...(has("mock") ? ["mock exam"] : []),
  ].join(", ");
}

/** '3 topics, 1 h 35 min', '1 topic, 45 min, 2 done': what is left, and how many parts are done. */
export function loadInWords(items: readonly Part[], done = items.length - leftOf(items).length): string {
  const parts = partsInWords(items);
  return [...(parts ? [parts, durationOf(minutesLeft(items))] : []), ...(done > 0 ? [`${done} done`] : [])].join(", ");
}
