"use client";
import type { Lesson } from "@/lib/lessons/contract";
import { useShowTick } from "@/lib/lessons/hooks";
import { useCompleteTopic } from "@/lib/progress/hooks";

/** The topic's tick, shown immediately and undone if the server refuses. */
export function useComplete({ topicId, courseId, title, completed }: Lesson) {
  const show = useShowTick(topicId);
  const complete = useCompleteTopic(courseId, () => title);
  return () => {
    if (complete.isPending) return;
    show(!completed);
    complete.mutate({ params: { id: topicId }, body: { completed: !completed } }, { onError: () => show(completed) });
  };
}
