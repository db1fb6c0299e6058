/**
 * The index that a key moves to, where -1 is the field itself; undefined if the field handles the key. Home and End
 * move within the text until an option is active.
 */
export function nextPlace(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return at + 1 < count ? at + 1 : -1;
  if (key === "ArrowUp") return at === -1 ? count - 1 : at - 1;
  if (at === -1) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
