"use client";
import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { isOfflineNow } from "@/lib/platform/browser/connection";

/** A page that arrives sooner replaces the old one without a frame in between. */
const FRAME_DELAY_MS = 60;
/** A navigation that takes longer was given up, or the link that would report its end was removed. */
const LONGEST_MS = 15_000;

/** The page that is being loaded, and whether its frame is shown yet. */
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
  // A filter or another page of the same list: the old one stays until the new one arrives.
  if (pathname === window.location.pathname) {
    endNavigation();
    return;
  }
  set({ path: pathname, hasFrame: pending?.hasFrame ?? false });
  timer = setTimeout(() => {
    set({ path: pathname, hasFrame: true });
    timer = setTimeout(set, LONGEST_MS, null);
  }, FRAME_DELAY_MS);
}

/** Ends the navigation to this address, or without an address any navigation: the page is shown or was given up. */
export function endNavigation(href?: string): void {
  if (href === undefined || pathOf(href) === pending?.path) set(null);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const usePending = <T>(read: () => T, onServer: T) => useSyncExternalStore(subscribe, read, () => onServer);

/**
 * For menus: the result of `read` for the path that was pressed last, even before its page is shown. A press renders only
 * the entries whose result changes.
 */
export function useMenuPath(read: (path: string) => boolean): boolean {
  const pathname = usePathname();
  return usePending(() => read(pending?.path ?? pathname), read(pathname));
}

/** The path of the page whose frame is shown; else null. */
export const usePendingPath = (): string | null => usePending(() => (pending?.hasFrame ? pending.path : null), null);
