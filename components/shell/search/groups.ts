import type { IconName } from "@/components/ui/icon-names";
import { SEARCH_LOOKED_AT } from "@/lib/platform/contract/search-words";

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
  `${items.length} of ${total < SEARCH_LOOKED_AT ? total : `${SEARCH_LOOKED_AT}+`}`;

/** The words of the option that shows a whole group; null if it is shown. */
export function moreWords({ total, items }: ResultList): string | null {
  if (items.length >= Math.min(total, SEARCH_LOOKED_AT)) return null;
  return total < SEARCH_LOOKED_AT ? `Show all ${total}` : `Show the first ${SEARCH_LOOKED_AT}`;
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
