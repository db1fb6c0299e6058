"use client";
import { SearchPanel } from "./search-panel";
import type { ResultsProps } from "./top-search";
import { useSearch } from "./use-search";

export const GROUPS = [
  { kind: "courses", label: "Courses", icon: "book-open" },
  { kind: "modules", label: "Modules", icon: "layers" },
  { kind: "topics", label: "Topics", icon: "list-checks" },
  { kind: "threads", label: "Threads", icon: "messages-square" },
] as const;

export function SearchResults(props: ResultsProps) {
  const searched = useSearch(props.text);
  const invitation = "Type at least two letters to search courses, modules, topics and threads.";
  return <SearchPanel {...props} groups={GROUPS} invitation={invitation} searched={searched} />;
}
