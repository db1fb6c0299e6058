"use client";
import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches; false on the server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (look: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", look);
      return () => media.removeEventListener("change", look);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
