"use client";
import { useRef, useState } from "react";

/**
 * For a dialog that is loaded on demand: spread `button` on the button that opens it and `dialog` on the dialog, which
 * is rendered once `asked` is true. When it closes, the focus returns to the button.
 */
export function useDialog() {
  const [open, setOpen] = useState<boolean>();
  const ref = useRef<HTMLButtonElement>(null);
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    ref.current?.focus();
  };
  return {
    opened: open !== undefined,
    button: { ref, "aria-haspopup": "dialog" as const, onClick: () => setOpen(true) },
    dialog: { open: open ?? false, onOpenChange: (now: boolean) => setOpen(now), onCloseAutoFocus },
  };
}

export type DialogState = ReturnType<typeof useDialog>["dialog"];
