"use client";
import { useSyncExternalStore } from "react";

const PROBE_MS = 2000;

let isOffline = false;
let probe: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** What a request has found out. While there is no connection, one small request keeps looking for it. */
export function noteConnection(isThere: boolean): void {
  if (typeof window === "undefined") return;
  clearTimeout(probe);
  if (!isThere) probe = setTimeout(look, PROBE_MS);
  if (isOffline === !isThere) return;
  isOffline = !isThere;
  for (const listener of listeners) listener();
}

function look() {
  fetch("/api/health", { cache: "no-store" }).then(
    () => noteConnection(true),
    () => noteConnection(false),
  );
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) for (const type of ["online", "offline"]) addEventListener(type, look);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const type of ["online", "offline"]) removeEventListener(type, look);
  };
}

export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOffline,
    () => false,
  );

/** Acts once: after some time, or as soon as the connection is back. Returns how to cancel it, as an effect does. */
export function afterOrOnline(ms: number, act: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    removeEventListener("online", actOnce);
  };
  const actOnce = () => {
    cancel();
    act();
  };
  const timer = setTimeout(actOnce, ms);
  addEventListener("online", actOnce);
  return cancel;
}

/** For handlers; components use the hook. */
export const isOfflineNow = (): boolean => isOffline;
