"use client";
import type { ReactNode } from "react";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from "./alert-dialog";
import { Button } from "./button";
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
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <AlertDialogHeader>
          <AlertDialogTitle>{title}</AlertDialogTitle>
          <AlertDialogDescription>{description}</AlertDialogDescription>
        </AlertDialogHeader>
        {children}
        <AlertDialogFooter>
          <AlertDialogCancel>{keep}</AlertDialogCancel>
          {/* Not AlertDialogAction, which closes at once: the dialog stays until the answer is there. */}
          <Button
            variant={rest.isHarmless ? "default" : "destructive"}
            onClick={() => disabled || onConfirm()}
            aria-disabled={disabled}
          >
            {isPending ? confirming : confirm}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
