import type { IconName } from "@/components/ui/icon-names";
import { SEARCH_MOST_ROWS } from "@/lib/platform/contract/search-words";

export type ResultItem = {
  id: number | string;
  title: string;
  /** The object that contains the result, or a detail that distinguishes it. */
  within: string | null;
  link: string;
  locked?: boolean;
};
export type ResultList = { total: number; items: ResultItem[] };
export type ResultGroup<K extends string> = { kind: K; label: string; icon: IconName };

/** '3 of 12'. Above the search limit there is no exact count. */
export const shownCount = ({ total, items }: ResultList): string =>
  `${items.length} of ${total < SEARCH_MOST_ROWS ? total : `${SEARCH_MOST_ROWS}+`}`;

/** The label of the option that shows a whole group; null if all of it is shown. */
export function moreLabelOf({ total, items }: ResultList): string | null {
  if (items.length >= Math.min(total, SEARCH_MOST_ROWS)) return null;
  return total < SEARCH_MOST_ROWS ? `Show all ${total}` : `Show the first ${SEARCH_MOST_ROWS}`;
}

/** The search status for screen readers; visible only if nothing was found. */
export function resultsSummary<K extends string>(
  groups: readonly ResultGroup<K>[],
  results: Record<K, ResultList>,
  query: string,
): string {
  const filled = groups.filter(({ kind }) => results[kind].items.length > 0);
  if (filled.length === 0) return `Nothing found for “${query}”`;
  return filled.map(({ kind, label }) => `${label} ${shownCount(results[kind])}`).join(", ");
}
