import { useEffect, useEffectEvent } from "react";
import { singleKeysAreOff } from "@/components/practice/attempt/single-keys";

/** `r` goes to the reply, unless somebody is typing, a layer is open or single keys are switched off. */
export function useReplyKey(onReply: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "r" || isElsewhere(event) || singleKeysAreOff()) return;
    event.preventDefault();
    onReply();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]")) return true;
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  return target.matches("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]");
}
