"use client";
import { type KeyboardEvent, startTransition, useState } from "react";
import { afterFrame } from "./after-frame";

/**
 * For parts that open on a press and are too large for the first load: loaded on hover or focus, rendered from the
 * first press on. Spread `triggerProps` on the button that replaces the part until then.
 */
export function useOpenOnDemand(preload: () => void) {
  const [opened, setOpened] = useState(false);
  const [isPressed, setPressed] = useState(false);
  // The next frame shows that the button was pressed, because rendering the part takes longer.
  const open = () => {
    setPressed(true);
    afterFrame(() => startTransition(() => setOpened(true)));
  };
  const triggerProps = {
    // After a press this button is shown only until the part is rendered.
    "aria-busy": isPressed || undefined,
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
