"use client";
import { useQueryClient } from "@tanstack/react-query";
import { clientEndpoint } from "@/lib/platform/address";
import { call } from "@/lib/platform/call";
import { queryKeyOf, useEndpoint } from "@/lib/platform/use-endpoint";
import type * as contract from "./contract";

const getLesson = clientEndpoint<typeof contract.getLesson>("GET", "/api/topics/{id}/lesson");
const keepPlace = clientEndpoint<typeof contract.keepPlace>("PUT", "/api/topics/{id}/place");

/** A text that somebody reads must not change under her eyes because she looked at another window. */
export const useLesson = (topicId: number) =>
  useEndpoint(getLesson, { params: { id: topicId } }, { staleTime: Number.POSITIVE_INFINITY });

/** Kept silently, also while the page is being left; what is lost is asked for again by reading on. */
export function useKeepPlace(topicId: number) {
  const client = useQueryClient();
  const key = queryKeyOf(getLesson, { params: { id: topicId } });
  return async (body: { block: number; seconds: number }): Promise<void> => {
    try {
      const place = await call(keepPlace, { params: { id: topicId }, body }, { keepalive: true });
      client.setQueryData<contract.Lesson>(key, (lesson) => lesson && { ...lesson, place });
    } catch {
      // Offline, or signed out meanwhile: the next call says so.
    }
  };
}

/** Shows a tick where the lesson stands and among the module's topics. */
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
