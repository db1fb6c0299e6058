import { type DehydratedState, hashKey } from "@tanstack/react-query";

type Times = { readAt: number; lastWriteAt: number };

/**
 * A page's data as React Query takes it over. A page that was fetched ahead may be older than the last write. Its data is
 * then shown and fetched again.
 */
export const hydratedState = (queries: [string, unknown][], { readAt, lastWriteAt }: Times): DehydratedState => ({
  mutations: [],
  queries: queries.map(([key, data]) => ({
    queryKey: [key],
    queryHash: hashKey([key]),
    dehydratedAt: readAt,
    state: { ...FRESH, data, dataUpdatedAt: readAt, isInvalidated: readAt < lastWriteAt },
  })),
});

const FRESH = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  status: "success",
  fetchStatus: "idle",
} as const;
