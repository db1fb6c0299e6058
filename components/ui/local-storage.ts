/** What this browser keeps for somebody; a browser that keeps nothing remembers nothing, and all the rest works. */
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
    // Full, or not allowed.
  }
}

/** Up to when somebody has seen a forum, by the forum's own clock. */
export const forumVisitKey = (id: number): string => `visited:forum:${id}`;
