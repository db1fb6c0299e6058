"use client";
import { useState } from "react";
import { afterFrame } from "./after-frame";

/**
 * For a layer that is mounted open and takes long to render. When it opens again, the next frame shows only that its button
 * was pressed (`aria-busy`), and the layer follows.
 */
export function useOpenAfterFrame() {
  const [open, setOpen] = useState(true);
  const [isOpening, setOpening] = useState(false);
  const onOpenChange = (isOpen: boolean) => {
    setOpening(isOpen);
    if (!isOpen) return setOpen(false);
    afterFrame(() => {
      setOpening(false);
      setOpen(true);
    });
  };
  return { layer: { open, onOpenChange }, busy: { "aria-busy": isOpening || undefined } };
}
