"use client";
import type { FormEventHandler, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { useDialogGuard } from "@/components/ui/use-dialog-guard";

type FormDialogProps = {
  title: string;
  submit: string;
  pending: boolean;
  /** Something was typed: a press outside does not close the dialog, and any other way to close it asks first. */
  dirty: boolean;
  onSubmit: FormEventHandler;
  onClose(): void;
  /** A second way to submit, beside the main button. */
  another?: { label: string; onPress(): void } | undefined;
  children: ReactNode;
};

export function FormDialog({ title, submit, pending, dirty, onSubmit, onClose, another, children }: FormDialogProps) {
  const guard = useDialogGuard(dirty, onClose);
  return (
    <Dialog open onOpenChange={guard.onOpenChange}>
      <DialogContent aria-describedby={undefined} onInteractOutside={(event) => dirty && event.preventDefault()}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <form noValidate onSubmit={onSubmit} className="space-y-4">
          {children}
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            {another && (
              <Button variant="outline" aria-disabled={pending} onClick={another.onPress}>
                {another.label}
              </Button>
            )}
            <Button type="submit" aria-disabled={pending}>
              {pending ? "Saving..." : submit}
            </Button>
          </DialogFooter>
        </form>
        {guard.question}
      </DialogContent>
    </Dialog>
  );
}
