"use client";
import { useQueryClient } from "@tanstack/react-query";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { call } from "@/lib/platform/query/call";
import { queryKeyOf, useEndpoint } from "@/lib/platform/query/use-endpoint";
import type * as contract from "./contract";

const getLesson = clientEndpoint<typeof contract.getLesson>("GET", "/api/topics/{id}/lesson");
const keepPlace = clientEndpoint<typeof contract.keepPlace>("PUT", "/api/topics/{id}/place");

/** Never refetched on focus: the text must not change while somebody reads it. */
export const useLesson = (topicId: number) =>
  useEndpoint(getLesson, { params: { id: topicId } }, { staleTime: Number.POSITIVE_INFINITY });

/** Saved without messages, also while the page is being left; a lost request is made up for by the next one. */
export function useKeepPlace(topicId: number) {
  const client = useQueryClient();
  const key = queryKeyOf(getLesson, { params: { id: topicId } });
  return async (body: { block: number; seconds: number }): Promise<void> => {
    try {
      const place = await call(keepPlace, { params: { id: topicId }, body }, { keepalive: true });
      client.setQueryData<contract.Lesson>(key, (lesson) => lesson && { ...lesson, place });
    } catch {
      // Offline, or signed out: the next request will show the error.
    }
  };
}

/** Updates a tick in the lesson and among the module's topics. */
export function useShowTick(topicId: number) {
  const client = useQueryClient();
  return (completed: boolean) =>
    client.setQueryData<contract.Lesson>(
      queryKeyOf(getLesson, { params: { id: topicId } }),
      (lesson) =>
        lesson && {
          ...lesson,
          completed,
          topics: lesson.topics.map((topic) => (topic.topicId === topicId ? { ...topic, completed } : topic)),
        },
    );
}
