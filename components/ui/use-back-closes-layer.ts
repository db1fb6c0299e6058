"use client";
import { useEffect } from "react";

const LAYERS = "[role=dialog][data-state=open], [role=alertdialog][data-state=open], [role=menu][data-state=open]";

type Entry = { index: number };
type NavigateEvent = Event & { navigationType: string; destination: Entry };
type Navigation = EventTarget & { currentEntry: Entry | null };

/**
 * The browser's Back closes the open layer, as Escape does, instead of leaving the page below it. Browsers without the
 * Navigation API leave the page.
 */
export function useBackClosesLayer(): void {
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation };
    if (!navigation) return;
    const onNavigate = (event: Event) => {
      const { navigationType, destination, cancelable } = event as NavigateEvent;
      const isBack = navigationType === "traverse" && destination.index < (navigation.currentEntry?.index ?? 0);
      const layer = isBack && cancelable ? [...document.querySelectorAll(LAYERS)].at(-1) : undefined;
      if (!layer) return;
      event.preventDefault();
      const target = layer.contains(document.activeElement) ? document.activeElement : layer;
      target?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    };
    navigation.addEventListener("navigate", onNavigate);
    return () => navigation.removeEventListener("navigate", onNavigate);
  }, []);
}
