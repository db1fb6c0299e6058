"use client";
import { useRef } from "react";

type FocusHandlers = { onOpenAutoFocus?: (event: Event) => void; onCloseAutoFocus?: (event: Event) => void };

/**
 * Radix returns the focus only to a trigger, and most of our dialogs are opened without one. If the element that opened
 * it no longer exists, the dialog around it gets the focus.
 */
export function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const openers = useRef<(Element | null)[]>([]);
  return {
    onOpenAutoFocus(event: Event) {
      const opener = document.activeElement;
      openers.current = [opener, opener?.closest("[role=dialog]") ?? null];
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event: Event) {
      onCloseAutoFocus?.(event);
      const opener = openers.current.find((element) => element instanceof HTMLElement && element.isConnected);
      if (event.defaultPrevented || !(opener instanceof HTMLElement) || opener === document.body) return;
      event.preventDefault();
      opener.focus();
    },
  };
}
