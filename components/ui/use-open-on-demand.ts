"use client";
import { type KeyboardEvent, useState, useTransition } from "react";

/**
 * For parts that open on a press and are too large for the first load: loaded on hover or focus, rendered from the
 * first press on. Spread `triggerProps` on the button that replaces the part until then.
 */
export function useOpenOnDemand(preload: () => void) {
  const [opened, setOpened] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const open = () => startOpening(() => setOpened(true));
  const triggerProps = {
    // Once pressed, this button is shown only until the part is there.
    "aria-busy": isOpening || opened || undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      open();
    },
  };
  return { opened, triggerProps };
}
