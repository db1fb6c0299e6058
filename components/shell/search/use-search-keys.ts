import { type RefObject, useEffect } from "react";
import { singleKeysAreOff } from "../shortcuts/single-keys";

const TYPED_INTO =
  "textarea, select, [contenteditable]:not([contenteditable=false]), input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=range], [type=file], [type=color])";

/**
 * `/` focuses the search field, and Ctrl+K or Cmd+K where there is no command palette, unless somebody is typing or a
 * dialog is open.
 */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>, hasPalette: boolean) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isSearchShortcut(event)) return;
      if (event.key === "/" ? singleKeysAreOff() : hasPalette) return;
      if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
      if (!field.current || field.current.closest("[inert], [aria-hidden=true]")) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [field, hasPalette]);
}

export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  // On many keyboards the slash needs Shift.
  return key === "/" ? !ctrlKey && !metaKey && !altKey : isControlK(event);
}

/** Ctrl+K, or Cmd+K. */
export const isControlK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;
