"use client";
import { useState } from "react";
import { afterFrame } from "./after-frame";

/**
 * For a layer that takes long to render, and that is rendered open: when it opens again, the next frame shows that its
 * button was pressed (`aria-busy`), and the one after it the layer.
 */
export function useOpenAfterFrame() {
  const [open, setOpen] = useState(true);
  const [isOpening, setOpening] = useState(false);
  const onOpenChange = (now: boolean) => {
    setOpening(now);
    if (!now) return setOpen(false);
    afterFrame(() => {
      setOpening(false);
      setOpen(true);
    });
  };
  return { layer: { open, onOpenChange }, busy: { "aria-busy": isOpening || undefined } };
}
