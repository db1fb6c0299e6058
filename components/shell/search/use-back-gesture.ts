import { useEffect, useEffectEvent } from "react";

type CloseWatcher = EventTarget & { destroy(): void };
type Watching = { CloseWatcher?: new () => CloseWatcher };

/** On a phone, where a panel fills the screen, Android's Back closes it instead of leaving the page. */
export function useBackGesture(enabled: boolean, onBack: () => void) {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    // Not every browser has one; a wide screen's Escape is heard elsewhere.
    const { CloseWatcher } = window as Watching;
    if (!enabled || !CloseWatcher || !matchMedia("(max-width: 767px)").matches) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => back());
    return () => watcher.destroy();
  }, [enabled]);
}
