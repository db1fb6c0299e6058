"use client";
import { type KeyboardEvent, useState } from "react";

/**
 * For what opens on a press and is too heavy for every page's first load: fetched when somebody reaches for it,
 * rendered from the first press on. `triggerProps` goes on the button that stands in its place until then.
 */
export function useOpenOnDemand(preload: () => void) {
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  const onApproach = preload;
  const triggerProps = {
    onPointerEnter: onApproach,
    onFocus: onApproach,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      open();
    },
  };
  return { opened, triggerProps };
}
