"use client";
import { type KeyboardEvent, useState } from "react";

/**
 * For what opens on a press and is too heavy for every page's first load: fetched when somebody reaches for it,
 * rendered from the first press on. `reach` goes on the button that stands there until then.
 */
export function useAsked(preload: () => void) {
  const [asked, setAsked] = useState(false);
  const ask = () => setAsked(true);
  const prepare = preload;
  const reach = {
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: ask,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      ask();
    },
  };
  return { asked, reach };
}
