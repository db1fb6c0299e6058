"use client";
import { type KeyboardEvent, useState } from "react";

/**
 * For parts that open on a press and are too large for the first load: loaded on hover or focus, rendered from the
 * first press on. Spread `triggerProps` on the button that replaces the part until then.
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
