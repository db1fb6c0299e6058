/** First letters of the first two words of a name, or "U". */
export function initialsOf(name: string | null | undefined): string {
  const words = (name ?? "").trim().split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map(firstLetter).join("").toUpperCase() || "U";
}

// By code point: a name may begin with a character outside the Basic Multilingual Plane.
function firstLetter(word: string): string {
  return [...word][0] ?? "";
}
