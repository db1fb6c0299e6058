"use client";
import { BookOpen, Layers, ListChecks, MessagesSquare } from "lucide-react";
import { SearchPanel } from "./search-panel";
import type { ResultsProps } from "./top-search";
import { useSearch } from "./use-search";

export const GROUPS = [
  { kind: "courses", label: "Courses", icon: BookOpen },
  { kind: "modules", label: "Modules", icon: Layers },
  { kind: "topics", label: "Topics", icon: ListChecks },
  { kind: "threads", label: "Threads", icon: MessagesSquare },
] as const;

export function SearchResults(props: ResultsProps) {
  const searched = useSearch(props.text);
  const invitation = "Type at least two letters to search courses, modules, topics and threads.";
  return <SearchPanel {...props} groups={GROUPS} invitation={invitation} searched={searched} />;
}
