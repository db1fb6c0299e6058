"use client";
import { type ReactNode, useState } from "react";
import { Button } from "./button";
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "./dialog";

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
      <Dialog open={isAsking} onOpenChange={setAsking}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Close without saving?</DialogTitle>
            <DialogDescription>What you have filled in is not saved yet.</DialogDescription>
          </DialogHeader>
          <DialogFooter>
            <Button variant="outline" onClick={close}>
              Close without saving
            </Button>
            <Button onClick={() => setAsking(false)}>Keep editing</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    ),
  };
}
