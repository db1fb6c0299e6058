import { wordsOf } from "@/lib/platform/contract/search-words";

type Labelled = { label: string };

/** The commands whose label has a word that begins with each typed word; all of them while nothing is typed. */
export function matching<C extends Labelled, G extends { commands: readonly C[] }>(groups: readonly G[], text: string) {
  const typed = wordsOf(text);
  return groups.map((group) => ({
    ...group,
    commands: group.commands.filter(({ label }) => matchesAll(label, typed)),
  }));
}

function matchesAll(label: string, typed: readonly string[]): boolean {
  const words = wordsOf(label);
  return typed.every((prefix) => words.some((word) => word.startsWith(prefix)));
}
