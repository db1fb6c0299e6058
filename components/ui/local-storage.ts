/** Values stored in this browser; if storage is not available nothing is remembered and everything else works. */
export function readStored(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

export function writeStored(key: string, text: string): void {
  try {
    if (text) window.localStorage.setItem(key, text);
    else window.localStorage.removeItem(key);
  } catch {
    // Storage is full or disabled.
  }
}

/** The time up to which a person has seen a forum, by the server's clock. */
export const forumVisitKey = (id: number): string => `visited:forum:${id}`;
