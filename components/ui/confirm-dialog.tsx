"use client";
import type { ReactNode } from "react";
import { Button } from "./button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "./dialog";
import type { DialogState } from "./use-dialog";

type ConfirmDialogProps = Pick<DialogState, "open" | "onOpenChange"> &
  Partial<DialogState> & {
    title: string;
    description: string;
    /** The way out, the deed, and the deed while it is being done. */
    keep?: string;
    confirm: string;
    confirming: string;
    isPending: boolean;
    /** False while something is still to be read before one can decide. */
    isReady?: boolean;
    /** For what takes nothing away. */
    isHarmless?: boolean;
    children?: ReactNode;
    onConfirm(): void;
  };

/** Asks before something goes that does not come back by itself. */
export function ConfirmDialog({ title, description, keep = "Cancel", children, ...rest }: ConfirmDialogProps) {
  const { open, onOpenChange, onCloseAutoFocus, confirm, confirming, isPending, isReady = true, onConfirm } = rest;
  const disabled = isPending || !isReady;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent role="alertdialog" title={title} description={description} onCloseAutoFocus={onCloseAutoFocus}>
        {children}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">{keep}</Button>
          </DialogClose>
          <Button
            variant={rest.isHarmless ? "default" : "destructive"}
            onClick={() => disabled || onConfirm()}
            aria-disabled={disabled}
          >
            {isPending ? confirming : confirm}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
