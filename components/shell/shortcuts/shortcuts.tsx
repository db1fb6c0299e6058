"use client";
import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { hasBottomBar } from "../navigation";
import { toggleSideColumn } from "../side-column";
import { isPaletteKey } from "./palette-key";
import { DESTINATIONS } from "./shortcut-list";
import { useGo } from "./use-go";
import { useSingleKeys } from "./use-single-keys";

const CommandPalette = lazyPart(() => import("./command-palette").then((part) => part.CommandPalette));
const ShortcutsDialog = lazyPart(() => import("./shortcuts-dialog").then((part) => part.ShortcutsDialog));

type Layer = "palette" | "keys";

/** The key whose press loaded this code. */
export type EarlierKey = { event: KeyboardEvent; opensPalette: boolean };

export type ShortcutsProps = { earlier: EarlierKey; onLogout(): void };

/** The keys that work on every screen: Ctrl+K, `?`, `[`, and `g` with a letter. */
export function Shortcuts({ earlier, onLogout }: ShortcutsProps) {
  const [opened, setOpened] = useState<Layer | undefined>(earlier.opensPalette ? "palette" : undefined);
  const [open, setOpen] = useState(earlier.opensPalette);
  const show = (layer: Layer) => {
    setOpened(layer);
    setOpen(true);
  };
  useControlK(() => show("palette"));
  const goKeys = useGoKeys();
  // An attempt has its own keys.
  const hasKeys = hasBottomBar(usePathname());
  useSingleKeys(hasKeys ? { "?": () => show("keys"), "[": toggleSideColumn, ...goKeys } : {}, {
    first: true,
    earlier: earlier.event,
  });
  return (
    <>
      {opened === "palette" && (
        <CommandPalette
          fallback={null}
          open={open}
          onOpenChange={setOpen}
          onListKeys={() => show("keys")}
          onLogout={onLogout}
        />
      )}
      {opened === "keys" && <ShortcutsDialog fallback={null} open={open} onOpenChange={setOpen} />}
    </>
  );
}

function useControlK(onPress: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

const SECOND_KEY_MS = 1500;

/** `g`, and within a moment the letter of a page. */
function useGoKeys(): Record<string, () => void> {
  const go = useGo();
  const [isAwaiting, setAwaiting] = useState(false);
  useEffect(() => {
    if (!isAwaiting) return;
    const timer = setTimeout(setAwaiting, SECOND_KEY_MS, false);
    return () => clearTimeout(timer);
  }, [isAwaiting]);
  const g = () => setAwaiting(true);
  if (!isAwaiting) return { g };
  const open = (href: string) => () => {
    setAwaiting(false);
    go(href);
  };
  return { g, ...Object.fromEntries(DESTINATIONS.map(({ key, href }) => [key, open(href)])) };
}
