"use client";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ACTION_LABELS } from "@/lib/forums/rules/reports";

type DeleteReportedDialogProps = { isPending: boolean; onConfirm(): void; onClose(): void };

export function DeleteReportedDialog({ onClose, ...rest }: DeleteReportedDialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      open
      onOpenChange={onClose}
      title="Delete this post?"
      description={ACTION_LABELS.delete.does}
      confirm="Delete post"
      confirming="Deleting..."
    />
  );
}
