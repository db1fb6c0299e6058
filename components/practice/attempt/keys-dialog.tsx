"use client";
import { SingleKeysSwitch } from "@/components/shell/shortcuts/single-keys-switch";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";

const KEYS = [
  ["1 – 6", "Choose an option"],
  ["Enter", "Check, then next"],
  ["Ctrl + Enter", "Check from within a field"],
  ["N, →", "Next question"],
  ["P, ←", "Previous question"],
  ["S", "Skip"],
  ["H", "Hint"],
  ["R", "Not now, in a review"],
  ["F", "Flag"],
  ["W", "Worked solution"],
  ["C", "Calculator, in an exam"],
  ["G", "I guessed"],
  ["E", "Too easy"],
  ["Alt + ↑ ↓", "Move a thing in a list to put in order"],
  ["?", "This list"],
] as const;

type KeysDialogProps = { open: boolean; onOpenChange(open: boolean): void };

export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Keys</DialogTitle>
          <DialogDescription>Single keys work while no field has the focus.</DialogDescription>
        </DialogHeader>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
          {KEYS.map(([key, description]) => (
            <div key={key} className="contents">
              <dt className="font-mono text-compact">{key}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <div className="border-t pt-4">
          <SingleKeysSwitch />
        </div>
      </DialogContent>
    </Dialog>
  );
}
