"use client";
import { type DehydratedState, HydrationBoundary, hashKey } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { unpack } from "./packed";

type HydratedQueriesProps = { packed: string; at: number; children: ReactNode };

/** Puts a page's data, packed as `[key, data][]`, into the query cache. */
export function HydratedQueries({ packed, at, children }: HydratedQueriesProps) {
  const state = useMemo(() => stateOf(unpack(packed) as [string, unknown][], at), [packed, at]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}

const stateOf = (queries: [string, unknown][], at: number): DehydratedState => ({
  mutations: [],
  queries: queries.map(([key, data]) => ({
    queryKey: [key],
    queryHash: hashKey([key]),
    dehydratedAt: at,
    state: { ...FRESH, data, dataUpdatedAt: at },
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
  isInvalidated: false,
  status: "success",
  fetchStatus: "idle",
} as const;
