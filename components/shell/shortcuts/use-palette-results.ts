import { SEARCH_SHORTEST } from "@/lib/platform/contract/search-words";
import { sentenceOf } from "@/lib/platform/query/call";
import { moreLabelOf } from "../search/groups";
import { GROUPS } from "../search/search-results";
import { useSearch } from "../search/use-search";
import { useGo } from "./use-go";
import type { PaletteCommand, PaletteGroup } from "./use-palette-actions";

type PaletteResults = { groups: PaletteGroup[]; isBehind: boolean; failure?: string };

/** The results of the search as in the top bar, in the same groups. */
export function usePaletteResults(text: string): PaletteResults {
  const go = useGo();
  const { data, error, isBehind, showAll, refetch } = useSearch(text);
  // The results of an earlier, longer text stay until the next response, and a text this short gets none.
  if (text.trim().length < SEARCH_SHORTEST) return { groups: [], isBehind: false };
  if (error && !isBehind) {
    const retry: PaletteCommand = {
      id: "again",
      label: "Try again",
      icon: "refresh-cw",
      keepsOpen: true,
      run: refetch,
    };
    return { groups: [{ title: "Search", commands: [retry] }], isBehind, failure: sentenceOf(error) };
  }
  if (!data) return { groups: [], isBehind };
  const groups = GROUPS.map(({ kind, label, icon }) => {
    const moreLabel = moreLabelOf(data[kind]);
    const commands: PaletteCommand[] = data[kind].items.map((item) => ({
      id: `${kind}-${item.id}`,
      label: item.title,
      within: item.within,
      locked: item.locked,
      icon,
      run: () => go(item.link),
    }));
    if (moreLabel)
      commands.push({
        id: `${kind}-all`,
        label: moreLabel,
        icon: "chevron-down",
        keepsOpen: true,
        run: () => showAll(kind),
      });
    return { title: label, commands };
  });
  return { groups, isBehind };
}
