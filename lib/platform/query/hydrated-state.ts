import { type DehydratedState, hashKey } from "@tanstack/react-query";

type Times = { /** When the server read the data. */ at: number; lastWrite: number };

/**
 * A page's data as React Query takes it over. A page that was fetched ahead may be older than what was written since:
 * it is shown and fetched again.
 */
export const hydratedState = (queries: [string, unknown][], { at, lastWrite }: Times): DehydratedState => ({
  mutations: [],
  queries: queries.map(([key, data]) => ({
    queryKey: [key],
    queryHash: hashKey([key]),
    dehydratedAt: at,
    state: { ...FRESH, data, dataUpdatedAt: at, isInvalidated: at < lastWrite },
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
