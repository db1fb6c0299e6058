"use client";

const KEY = "practice-tab";
let own: string | undefined;

/**
 * This tab's random name. It outlives a reload, but a tab that is duplicated gets another: while a page is open the name
 * is not in the storage, which is copied with a tab.
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
    // Not allowed: after a reload this is another tab, which may take the attempt over.
  }
}
