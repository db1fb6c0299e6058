"use client";
import { Button } from "./button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "./dialog";
import type { DialogState } from "./use-dialog";

type ConfirmDialogProps = Pick<DialogState, "open" | "onOpenChange"> &
  Partial<DialogState> & {
    title: string;
    description: string;
    /** The way out, the deed, and the deed while it is being done. */
    keep: string;
    confirm: string;
    confirming: string;
    isPending: boolean;
    onConfirm(): void;
  };

/** Asks before something goes that does not come back by itself. */
export function ConfirmDialog({ title, description, keep, confirm, confirming, ...rest }: ConfirmDialogProps) {
  const { open, onOpenChange, onCloseAutoFocus, isPending, onConfirm } = rest;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent role="alertdialog" title={title} description={description} onCloseAutoFocus={onCloseAutoFocus}>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">{keep}</Button>
          </DialogClose>
          <Button variant="destructive" onClick={() => isPending || onConfirm()} aria-disabled={isPending}>
            {isPending ? confirming : confirm}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
