"use client";
import { HydrationBoundary } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { lastWriteAt } from "./call";
import { hydratedState } from "./hydrated-state";
import { unpack } from "./packed";

type HydratedQueriesProps = { packed: string; readAt: number; children: ReactNode };

/** Puts a page's data, packed as `[key, data][]`, into the query cache. */
export function HydratedQueries({ packed, readAt, children }: HydratedQueriesProps) {
  const state = useMemo(() => {
    return hydratedState(unpack(packed) as [string, unknown][], { readAt, lastWriteAt: lastWriteAt() });
  }, [packed, readAt]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
