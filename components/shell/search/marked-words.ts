import { wordsOf } from "@/lib/platform/contract/search-words";

const SHORTEST_STEM = 4;

/**
 * Splits a text at the words of the search; every second part is a match. A word of the text matches by its beginning,
 * or as a whole if the search has it with an ending: "wombats" marks "wombat".
 */
export function markedParts(text: string, search: string): string[] {
  const words = wordsOf(search).sort((a, b) => b.length - a.length);
  if (words.length === 0) return [text];
  const beginning = new RegExp(`^(?:${words.join("|")})`, "iu");
  const parts = [""];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    const length = beginning.exec(piece)?.[0].length ?? (isStem(piece, words) ? piece.length : 0);
    if (length > 0) parts.push(piece.slice(0, length), piece.slice(length));
    else parts[parts.length - 1] += piece;
  }
  return parts;
}

const isStem = (piece: string, words: string[]) =>
  piece.length >= SHORTEST_STEM && words.some((word) => word.startsWith(piece.toLowerCase()));
