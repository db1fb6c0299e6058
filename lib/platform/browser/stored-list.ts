/** The list that a browser has stored as JSON, without entries of another shape; empty if the text cannot be read. */
export function storedList<T>(text: string | null, isEntry: (value: unknown) => value is T): T[] {
  if (!text) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch {
    return [];
  }
}
