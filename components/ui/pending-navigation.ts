"use client";
import { useSyncExternalStore } from "react";

/** A page that arrives sooner replaces the old one without a frame between them. */
const PATIENCE_MS = 60;
/** What is still not there by then was given up, or the link is gone that would have said so. */
const LONGEST_MS = 15_000;

let path: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: string | null) {
  clearTimeout(timer);
  if (next === path) return;
  path = next;
  for (const listener of listeners) listener();
}

/** Says that the page of this address has been asked for. */
export function beginNavigation(href: string): void {
  const { pathname } = new URL(href, window.location.href);
  // A filter or another page of the same list: what is shown stays until the new one arrives.
  if (pathname === window.location.pathname) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    show(pathname);
    timer = setTimeout(endNavigation, LONGEST_MS);
  }, PATIENCE_MS);
}

/** Says that the page is there, or no longer awaited. */
export const endNavigation = () => show(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The path of a page that is on its way for longer than a moment; else null. */
export const usePendingPath = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => path,
    () => null,
  );
