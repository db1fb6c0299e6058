import type { Query } from "@tanstack/react-query";
import { pauseAfter, STALE_MS } from "../rules";

/** Polls while the tab is seen; a server that does not answer is asked less and less often. */
export const polling = {
  staleTime: STALE_MS,
  refetchOnMount: "always" as const,
  refetchInterval: (query: object) => pauseAfter(failuresOf(query as Query), Math.random()),
};

const errorsBefore = new WeakMap<Query, number>();

/** In a row: the cache itself only counts within one fetch, or for ever. */
function failuresOf(query: Query): number {
  const { status, errorUpdateCount } = query.state;
  if (status === "success") errorsBefore.set(query, errorUpdateCount);
  return errorUpdateCount - (errorsBefore.get(query) ?? 0);
}
