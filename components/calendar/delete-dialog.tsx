"use client";
import { useRef } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { Event } from "@/lib/calendar/contract";
import { useDeleteEvent } from "@/lib/calendar/hooks";

type DeleteDialogProps = { event: Event; open: boolean; onClose(): void };

export function DeleteDialog({ event, open, onClose }: DeleteDialogProps) {
  const remove = useDeleteEvent(event);
  const gone = useRef(false);
  const removed = () => {
    gone.current = true;
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Delete event"
      description={`Are you sure you want to delete "${event.title}"?`}
      onCloseAutoFocus={(leaving) => {
        if (!gone.current) return;
        // The button that opened the dialog is removed together with its event.
        leaving.preventDefault();
        document.getElementById("selected-day")?.focus();
      }}
      confirm="Delete"
      confirming="Deleting..."
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: event.id } }, { onSuccess: removed })}
    />
  );
}
