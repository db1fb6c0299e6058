"use client";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { ShortcutKeys } from "./shortcut-keys";
import { SingleKeysSwitch } from "./single-keys-switch";

type ShortcutsDialogProps = { open: boolean; onOpenChange(open: boolean): void };

export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Keyboard shortcuts</DialogTitle>
          <DialogDescription>
            Single keys work while no field has the focus. ? in practice lists its own.
          </DialogDescription>
        </DialogHeader>
        <ShortcutKeys />
        <div className="border-t pt-4">
          <SingleKeysSwitch />
        </div>
      </DialogContent>
    </Dialog>
  );
}
