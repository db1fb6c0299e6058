type Named = { label: string };

/** The commands whose label has a word that begins with each typed word; all of them while nothing is typed. */
export function matching<C extends Named, G extends { commands: readonly C[] }>(groups: readonly G[], text: string) {
  const typed = wordsOf(text);
  return groups.map((group) => ({ ...group, commands: group.commands.filter(({ label }) => isNamed(label, typed)) }));
}

function isNamed(label: string, typed: readonly string[]): boolean {
  const words = wordsOf(label);
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
