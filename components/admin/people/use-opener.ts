"use client";
import { useState } from "react";

/** Gives the focus back to what opened a dialog that has no trigger of its own, as Radix would to a trigger. */
export function useOpener() {
  const [opener] = useState(() => document.activeElement);
  return (closing: Event) => {
    if (!(opener instanceof HTMLElement) || !opener.isConnected) return;
    closing.preventDefault();
    opener.focus();
  };
}
