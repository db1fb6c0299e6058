"use client";
import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds; false where there is no window. */
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
