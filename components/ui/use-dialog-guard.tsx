"use client";
import { type ReactNode, useState } from "react";
import { UnsavedDialog } from "./unsaved-dialog";

type Guard = { onOpenChange(open: boolean): void; question: ReactNode };

/** Asks before a dialog with a filled form closes: on Escape, Cancel, its close button and the browser's Back. */
export function useDialogGuard(isDirty: boolean, onClose: () => void): Guard {
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    onClose();
  };
  return {
    onOpenChange: (open) => {
      if (open) return;
      if (isDirty) setAsking(true);
      else onClose();
    },
    question: (
      <UnsavedDialog
        open={isAsking}
        action="Close without saving"
        description="What you have filled in is not saved yet."
        onAct={close}
        onKeep={() => setAsking(false)}
      />
    ),
  };
}
