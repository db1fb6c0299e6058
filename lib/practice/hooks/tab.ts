"use client";

const KEY = "practice-tab";
let own: string | undefined;

/**
 * This tab's random id. It survives a reload, but a duplicated tab gets a new one: while a page is open, the id is not
 * in sessionStorage, which is copied with a tab.
 */
export function tabName(): string {
  if (own) return own;
  own = taken() ?? crypto.randomUUID().replaceAll("-", "");
  window.addEventListener("pagehide", () => store(own ?? ""));
  window.addEventListener("pageshow", () => void taken());
  return own;
}

function taken(): string | null {
  try {
    const name = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return name;
  } catch {
    return null;
  }
}

function store(name: string): void {
  try {
    window.sessionStorage.setItem(KEY, name);
  } catch {
    // Storage is disabled: after a reload this counts as another tab, which can take over the attempt.
  }
}
