import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { clientEndpoint } from "@/lib/platform/address";
import type * as contract from "@/lib/platform/search";
import { SEARCH_SHORTEST } from "@/lib/platform/search-words";
import { useEndpoint } from "@/lib/platform/use-endpoint";

const search = clientEndpoint<typeof contract.search>("GET", "/api/search");

const TYPING_MS = 150;
const FRESH_MS = 60_000;

export type Searched<T> = {
  data: T | undefined;
  error: Error | null;
  /** The text that the data answers, or will. */
  asked: string;
  isBehind: boolean;
  refetch(): unknown;
};

/** What is found for a text, asked once the typing pauses. What was found before stays until the next answer. */
export function useSearch(text: string) {
  const asked = useSettled(text.trim(), TYPING_MS);
  const found = useEndpoint(search, { query: { q: asked } }, searching(asked));
  return { ...found, asked, isBehind: isBehind(found, asked, text) };
}

export const searching = (asked: string) => ({
  enabled: asked.length >= SEARCH_SHORTEST,
  staleTime: FRESH_MS,
  placeholderData: keepPreviousData,
  cancelled: true,
});

type Found = { isFetching: boolean; isPlaceholderData: boolean };

export const isBehind = (found: Found, asked: string, text: string): boolean =>
  asked !== text.trim() || found.isFetching || found.isPlaceholderData;

export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
