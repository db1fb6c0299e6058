"use client";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as contract from "./contract";
import { REST_DAYS } from "./rules/words";

const getReviews = clientEndpoint<typeof contract.getReviews>("GET", "/api/user/reviews");
const restPoint = clientEndpoint<typeof contract.restPoint>("POST", "/api/points/{id}/rest");
const wakePoint = clientEndpoint<typeof contract.wakePoint>("DELETE", "/api/points/{id}/rest");
const keepFresh = clientEndpoint<typeof contract.keepFresh>("PUT", "/api/courses/{id}/keep-fresh");

const REVIEWS = ["/api/user/reviews", "/api/user/practice"];

export const useReviews = () => useEndpoint(getReviews, {}, { staleTime: 10_000 });

/** 'Not now', with an offer to take it back: the point is then due again, outside the open review. */
export function useRest({ onRested }: { onRested(pointId: number): void }) {
  const wake = useEndpointMutation(wakePoint, {
    invalidates: REVIEWS,
    successToast: "The point is back in your reviews",
    errorToast: "That could not be saved",
  });
  const { mutate } = useEndpointMutation(restPoint, {
    invalidates: REVIEWS,
    successToast: ({ response: { pointId } }) => ({
      title: `Set aside for ${REST_DAYS.usual} days`,
      action: { label: "Undo", onClick: () => wake.mutate({ params: { id: pointId } }) },
    }),
    errorToast: "That could not be saved",
    onSuccess: ({ pointId }) => onRested(pointId),
  });
  return { rest: (pointId: number) => mutate({ params: { id: pointId }, body: { days: REST_DAYS.usual } }) };
}

/** Whether a passed course is still reviewed. */
export function useKeepFresh() {
  const write = useEndpointMutation(keepFresh, { invalidates: REVIEWS, errorToast: "That could not be saved" });
  return {
    isPending: write.isPending,
    keepFresh: (courseId: number, keep: boolean) => write.mutate({ params: { id: courseId }, body: { keep } }),
  };
}
