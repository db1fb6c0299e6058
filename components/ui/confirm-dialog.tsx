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
    /** The labels: cancel, confirm, and confirm while the action runs. */
    keep?: string;
    confirm: string;
    confirming: string;
    isPending: boolean;
    /** False until the reader has the information that the decision needs. */
    isReady?: boolean;
    /** For actions that remove nothing. */
    isHarmless?: boolean;
    /** A milder choice between keeping and confirming. */
    other?: { label: string; onChoose(): void };
    children?: ReactNode;
    onConfirm(): void;
  };

/** Asks for confirmation before something is removed for good. */
export function ConfirmDialog({ title, description, keep = "Cancel", children, ...rest }: ConfirmDialogProps) {
  const { open, onOpenChange, onCloseAutoFocus, confirm, confirming, isPending, isReady = true, onConfirm } = rest;
  const disabled = isPending || !isReady;
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <AlertDialogHeader>
          <AlertDialogTitle>{title}</AlertDialogTitle>
          <AlertDialogDescription className="wrap-anywhere">{description}</AlertDialogDescription>
        </AlertDialogHeader>
        {children}
        <AlertDialogFooter>
          <AlertDialogCancel>{keep}</AlertDialogCancel>
          {rest.other && (
            <Button variant="outline" onClick={() => disabled || rest.other?.onChoose()} aria-disabled={disabled}>
              {rest.other.label}
            </Button>
          )}
          {/* Not AlertDialogAction, which closes at once: the dialog stays open until the response arrives. */}
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
