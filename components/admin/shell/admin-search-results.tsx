"use client";
import { SearchPanel } from "@/components/shell/search/search-panel";
import type { ResultsProps } from "@/components/shell/search/top-search";
import { isBehind, searchOptions, useDebounced, useShowAll } from "@/components/shell/search/use-search";
import { useSearchAll } from "@/lib/admin/hooks/search";

const GROUPS = [
  { kind: "users", label: "Users", icon: "users" },
  { kind: "courses", label: "Courses", icon: "book-open" },
  { kind: "modules", label: "Modules", icon: "layers" },
  { kind: "topics", label: "Topics", icon: "list-checks" },
  { kind: "threads", label: "Threads", icon: "messages-square" },
  { kind: "reports", label: "Open reports", icon: "flag" },
] as const;

// Each search for users is recorded in the audit log, so single letters are not searched.
const TYPING_MS = 350;

export function AdminSearchResults(props: ResultsProps) {
  const query = useDebounced(props.text.trim(), TYPING_MS);
  const { all, showAll } = useShowAll<(typeof GROUPS)[number]["kind"]>(query);
  const result = useSearchAll({ q: query, all }, searchOptions(query));
  return (
    <SearchPanel
      {...props}
      groups={GROUPS}
      invitation="Type at least two letters to search users, courses, modules, topics, threads and open reports."
      searched={{ ...result, query, showAll, isBehind: isBehind(result, query, props.text) }}
    />
  );
}
