"use client";
import { useSyncExternalStore } from "react";

const PROBE_MS = 2000;

let isOffline = false;
let probe: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Records whether a request reached the server. While offline, a small request is repeated until one does. */
export function noteConnection(isConnected: boolean): void {
  if (typeof window === "undefined") return;
  clearTimeout(probe);
  if (!isConnected) probe = setTimeout(probeServer, PROBE_MS);
  if (isOffline === !isConnected) return;
  isOffline = !isConnected;
  for (const listener of listeners) listener();
}

function probeServer() {
  fetch("/api/health", { cache: "no-store" }).then(
    () => noteConnection(true),
    () => noteConnection(false),
  );
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) for (const type of ["online", "offline"]) addEventListener(type, probeServer);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const type of ["online", "offline"]) removeEventListener(type, probeServer);
  };
}

export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOffline,
    () => false,
  );

/** Runs `act` once: after some time, or as soon as the connection is back. Returns a function that cancels it. */
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
