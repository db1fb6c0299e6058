"use client";
import { startTransition, useRef, useState } from "react";
import { afterFrame } from "./after-frame";

/**
 * For a dialog that is loaded on demand: spread `button` on the button that opens it and `dialog` on the dialog, which
 * is rendered once `opened` is true. Its code is loaded on hover or focus. When it closes, the focus returns to the button.
 */
export function useDialog(preload?: () => void) {
  const [open, setOpen] = useState<boolean>();
  const [isOpening, setOpening] = useState(false);
  // The next frame shows that the button was pressed, because on a slow phone the dialog takes longer.
  const onClick = () => {
    setOpening(true);
    afterFrame(() =>
      startTransition(() => {
        setOpening(false);
        setOpen(true);
      }),
    );
  };
  const ref = useRef<HTMLButtonElement>(null);
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    ref.current?.focus();
  };
  return {
    opened: open !== undefined,
    button: {
      ref,
      "aria-haspopup": "dialog" as const,
      onPointerEnter: preload,
      onFocus: preload,
      "aria-busy": isOpening || undefined,
      onClick,
    },
    dialog: { open: open ?? false, onOpenChange: (isOpen: boolean) => setOpen(isOpen), onCloseAutoFocus },
  };
}

export type DialogState = ReturnType<typeof useDialog>["dialog"];
