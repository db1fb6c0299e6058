"use client";
import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { isOfflineNow } from "@/lib/platform/browser/connection";

/** A page that arrives sooner replaces the old one without a frame between them. */
const PATIENCE_MS = 60;
/** What is still not there by then was given up, or the link is gone that would have said so. */
const LONGEST_MS = 15_000;

/** `path` is on its way; its frame is shown once it has been awaited for a moment. */
type Pending = { path: string; hasFrame: boolean };

let pending: Pending | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Pending | null) {
  clearTimeout(timer);
  if (next === pending) return;
  pending = next;
  for (const listener of listeners) listener();
}

const pathOf = (href: string) => new URL(href, window.location.href).pathname;

/** Records that the page of this address was requested. */
export function beginNavigation(href: string): void {
  const pathname = pathOf(href);
  // The router waits for the connection; the screen stays, and the offline bar explains why.
  if (isOfflineNow()) return;
  if (pathname === pending?.path) return;
  // A filter or another page of the same list: what is shown stays until the new one arrives.
  if (pathname === window.location.pathname) {
    endNavigation();
    return;
  }
  set({ path: pathname, hasFrame: pending?.hasFrame ?? false });
  timer = setTimeout(() => {
    set({ path: pathname, hasFrame: true });
    timer = setTimeout(set, LONGEST_MS, null);
  }, PATIENCE_MS);
}

/** Says that the page is there, or no longer awaited: the page of this address, or whichever is on its way. */
export function endNavigation(href?: string): void {
  if (href === undefined || pathOf(href) === pending?.path) set(null);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const usePending = <T>(read: () => T, onServer: T) => useSyncExternalStore(subscribe, read, () => onServer);

/**
 * For menus: what `read` says of the path that was pressed last, from the press on, before its page is there. A press
 * renders only the entries whose answer changes.
 */
export function useMenuPath(read: (path: string) => boolean): boolean {
  const here = usePathname();
  return usePending(() => read(pending?.path ?? here), read(here));
}

/** The path of a page that is on its way for longer than a moment; else null. */
export const usePendingPath = (): string | null => usePending(() => (pending?.hasFrame ? pending.path : null), null);
