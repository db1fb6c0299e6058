"use client";
import { useRef, useState } from "react";

/**
 * For a dialog that is fetched when it is first asked for: `button` goes on the button that asks, `dialog` on the
 * dialog, which is rendered once it was `asked`. When it closes, the focus goes back to the button.
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
