"use client";
import { useState } from "react";
import type { PlanItem } from "@/lib/progress/contract/plan";

/**
 * What was ticked here leaves the plan, but not the list: it stays in its place, so that nothing moves under the finger
 * and a tick can be taken back.
 */
export function useTicked(planned: readonly PlanItem[]) {
  const [listed, setListed] = useState(planned);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const fresh = planned.filter(({ topicId }) => listed.every((item) => item.topicId !== topicId));
  if (fresh.length > 0) setListed([...listed, ...fresh]);
  const left = new Set(planned.map(({ topicId }) => topicId));
  const items = [...listed, ...fresh]
    .filter(({ topicId }) => left.has(topicId) || done.has(topicId))
    .map((item) => ({ item, done: done.has(item.topicId) }));
  const tick = (topicId: number, completed: boolean) =>
    setDone((before) => {
      const after = new Set(before);
      if (completed) after.add(topicId);
      else after.delete(topicId);
      return after;
    });
  return { items, tick };
}
