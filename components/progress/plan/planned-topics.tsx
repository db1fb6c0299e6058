"use client";
import type { ReactNode } from "react";
import type { PlanItem } from "@/lib/progress/contract/plan";
import { PlannedTopic } from "./planned-topic";
import { useTicked } from "./use-ticked";

type PlannedTopicsProps = { items: readonly PlanItem[]; label: string; empty: ReactNode };

/** One day of the plan, to work through. Give it a key of its day. */
export function PlannedTopics({ items, label, empty }: PlannedTopicsProps) {
  const { items: shown, tick } = useTicked(items);
  if (shown.length === 0) return empty;
  return (
    <ul aria-label={label} className="divide-y border-t">
      {shown.map(({ item, done }) => (
        <PlannedTopic
          key={item.topicId}
          item={item}
          done={done}
          onChange={(completed) => tick(item.topicId, completed)}
        />
      ))}
    </ul>
  );
}
