import { BookOpen, Layers, ListChecks, type LucideIcon, MessagesSquare } from "lucide-react";
import type { Answer } from "@/lib/platform/contract";
import type { FoundGroup, search } from "@/lib/platform/search";
import { SEARCH_LOOKED_AT } from "@/lib/platform/search-words";

export type SearchAnswer = Answer<typeof search>;
type Group = { kind: keyof SearchAnswer; label: string; icon: LucideIcon };

export const GROUPS: readonly Group[] = [
  { kind: "courses", label: "Courses", icon: BookOpen },
  { kind: "modules", label: "Modules", icon: Layers },
  { kind: "topics", label: "Topics", icon: ListChecks },
  { kind: "threads", label: "Threads", icon: MessagesSquare },
];

/** '3 of 12'. Beyond what is looked at nobody counted exactly. */
export const shareOf = ({ total, items }: FoundGroup): string =>
  `${items.length} of ${total < SEARCH_LOOKED_AT ? total : `${SEARCH_LOOKED_AT}+`}`;

/** What a screen reader says of an answer; the eye sees it only where nothing was found. */
export function summaryOf(answer: SearchAnswer, asked: string): string {
  const filled = GROUPS.filter(({ kind }) => answer[kind].items.length > 0);
  if (filled.length === 0) return `Nothing found for “${asked}”`;
  return filled.map(({ kind, label }) => `${label} ${shareOf(answer[kind])}`).join(", ");
}
