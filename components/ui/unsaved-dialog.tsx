"use client";
import { useRef } from "react";
import { Button } from "./button";
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "./dialog";

type UnsavedDialogProps = {
  open: boolean;
  /** The action that would lose the changes, such as 'Leave without saving'. */
  action: string;
  description: string;
  onAct(): void;
  onKeep(): void;
};

/** Asks before something unsaved is lost. Enter keeps it. */
export function UnsavedDialog({ open, action, description, onAct, onKeep }: UnsavedDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const focusKeep = (event: Event) => {
    event.preventDefault();
    keep.current?.focus();
  };
  return (
    <Dialog open={open} onOpenChange={(opens) => opens || onKeep()}>
      <DialogContent onOpenAutoFocus={focusKeep}>
        <DialogHeader>
          <DialogTitle>{action}?</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="outline" onClick={onAct}>
            {action}
          </Button>
          <Button ref={keep} onClick={onKeep}>
            Keep editing
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
