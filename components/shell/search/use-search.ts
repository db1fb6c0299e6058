import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { clientEndpoint } from "@/lib/platform/contract/address";
import type * as contract from "@/lib/platform/contract/search";
import { SEARCH_SHORTEST } from "@/lib/platform/contract/search-words";
import { useEndpoint } from "@/lib/platform/query/use-endpoint";

const search = clientEndpoint<typeof contract.search>("GET", "/api/search");

const TYPING_MS = 150;
const FRESH_MS = 60_000;

export type SearchState<T> = {
  data: T | undefined;
  error: Error | null;
  /** The text that the data belongs to, or will belong to. */
  query: string;
  isBehind: boolean;
  refetch(): unknown;
  /** Requests this kind in full. */
  showAll(kind: keyof T): void;
};

/** The results for a text, requested when typing pauses. Earlier results stay until the next response. */
export function useSearch(text: string) {
  const query = useDebounced(text.trim(), TYPING_MS);
  const { all, showAll } = useShowAll<contract.SearchKind>(query);
  const result = useEndpoint(search, { query: { q: query, all } }, searchOptions(query));
  return { ...result, query, showAll, isBehind: isBehind(result, query, text) };
}

/** The kind that is shown in full, until another text is searched. */
export function useShowAll<K extends string>(query: string) {
  const [chosen, setChosen] = useState<{ query: string; kind: K }>();
  const all = chosen?.query === query ? chosen.kind : undefined;
  return { all, showAll: (kind: K) => setChosen({ query, kind }) };
}

export const searchOptions = (query: string) => ({
  enabled: query.length >= SEARCH_SHORTEST,
  staleTime: FRESH_MS,
  placeholderData: keepPreviousData,
  cancelled: true,
});

type QueryProgress = { isFetching: boolean; isPlaceholderData: boolean };

export const isBehind = (result: QueryProgress, query: string, text: string): boolean =>
  query !== text.trim() || result.isFetching || result.isPlaceholderData;

export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
