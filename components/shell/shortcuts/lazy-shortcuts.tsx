"use client";
import { type ComponentType, useEffect, useState } from "react";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import { isPaletteKey } from "./palette-key";
import type { EarlierKey, ShortcutsProps } from "./shortcuts";

const load = loadWithRetry(() => import("./shortcuts").then((part) => part.Shortcuts), { whenIdle: true });

/** The keys of every screen. Their code is loaded when the page is idle, and mounted by the first key, which it handles. */
export function LazyShortcuts({ onLogout }: Pick<ShortcutsProps, "onLogout">) {
  const [earlier, setEarlier] = useState<EarlierKey>();
  const [Shortcuts, setShortcuts] = useState<ComponentType<ShortcutsProps>>();
  useEffect(() => {
    if (Shortcuts) return;
    const listen = (event: KeyboardEvent) => {
      // Ignores keys such as 'Shift' and 'Tab'.
      if (event.key.length > 1) return;
      const opensPalette = isPaletteKey(event);
      if (opensPalette) event.preventDefault();
      setEarlier({ event, opensPalette });
      void load().then((part) => setShortcuts(() => part));
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [Shortcuts]);
  return Shortcuts && earlier && <Shortcuts earlier={earlier} onLogout={onLogout} />;
}
