"use client";
import { useState } from "react";

/**
 * Gives the focus back to what opened a dialog that has no trigger of its own, as Radix would to a trigger; where that
 * has gone meanwhile, to the dialog it stood in.
 */
export function useOpener() {
  const [opener] = useState(() => document.activeElement);
  const [around] = useState(() => opener?.closest("[role=dialog]"));
  return (closing: Event) => {
    const next = [opener, around].find((one) => one instanceof HTMLElement && one.isConnected);
    if (!(next instanceof HTMLElement)) return;
    closing.preventDefault();
    next.focus();
  };
}
