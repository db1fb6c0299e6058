import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { singleKeysAreOff } from "./single-keys";

type SingleKeysOptions = {
  /** Handles a key before the screen's own shortcuts. */
  first?: boolean;
  /** A key that was pressed before this code was loaded. */
  earlier?: KeyboardEvent;
};

/** Runs the action of a key, unless somebody is typing, a layer is open or single keys are switched off. */
export function useSingleKeys(
  actions: Record<string, (() => void) | undefined>,
  { first = false, earlier }: SingleKeysOptions = {},
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (!action || hasOtherMeaning(event) || (event.key !== "Escape" && singleKeysAreOff())) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (earlier) handle(earlier);
  }, [earlier]);
  // A layout effect, so that the listener changes together with the screen and no key goes to the previous screen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener("keydown", listen, { capture: first });
    return () => window.removeEventListener("keydown", listen, { capture: first });
  }, [first]);
}

/** In a field, a menu, a dialog or a question within the text these keys have other meanings. */
function hasOtherMeaning(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]")) return true;
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  return target.matches("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]");
}
