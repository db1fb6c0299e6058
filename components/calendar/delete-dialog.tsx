"use client";
import { useRef } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { Event } from "@/lib/calendar/contract";
import { useDeleteEvent } from "@/lib/calendar/hooks";

export function DeleteDialog({ event, onClose }: { event: Event; onClose(): void }) {
  const remove = useDeleteEvent();
  const gone = useRef(false);
  const removed = () => {
    gone.current = true;
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete event"
      description={`Are you sure you want to delete "${event.title}"? This cannot be undone.`}
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
