import type { Query } from "@tanstack/react-query";
import { pauseAfter, STALE_MS } from "../rules";

/** Polls while the tab is visible, and less often while the server does not respond. */
export const polling = {
  staleTime: STALE_MS,
  refetchOnMount: "always" as const,
  refetchInterval: (query: object) => pauseAfter(failuresOf(query as Query), Math.random()),
};

const errorsBefore = new WeakMap<Query, number>();

/** Failures in a row: React Query counts only within one fetch. */
function failuresOf(query: Query): number {
  const { status, errorUpdateCount } = query.state;
  if (status === "success") errorsBefore.set(query, errorUpdateCount);
  return errorUpdateCount - (errorsBefore.get(query) ?? 0);
}
