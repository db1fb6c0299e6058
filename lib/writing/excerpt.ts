import type { Block } from "./block";

/** The first words of a text of blocks, for a line in a list. */
export function excerptOf(blocks: readonly Block[]): string {
  const first = blocks.find((block) => block.kind === "paragraph" || block.kind === "heading");
  const runs = first && "runs" in first ? first.runs : [];
  return runs
    .map(({ text }) => text)
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
