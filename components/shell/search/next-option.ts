/**
 * The index that a key moves to, where -1 is the field itself; undefined if the field handles the key. Home and End
 * move within the text until an option is active.
 */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return index + 1 < count ? index + 1 : -1;
  if (key === "ArrowUp") return index === -1 ? count - 1 : index - 1;
  if (index === -1) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
