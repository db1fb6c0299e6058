import { type RefObject, useEffect } from "react";

const TYPED_INTO =
  "textarea, select, [contenteditable]:not([contenteditable=false]), input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=range], [type=file], [type=color])";

/** `/`, Ctrl+K and Cmd+K focus the search field, unless somebody is typing or a dialog is open. */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isSearchShortcut(event)) return;
      if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
      if (!field.current || field.current.closest("[inert], [aria-hidden=true]")) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [field]);
}

export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  // On many keyboards the slash needs Shift.
  if (key === "/") return !ctrlKey && !metaKey;
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !shiftKey;
}
