"use client";
import { useRef } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { CalendarEvent } from "@/lib/calendar/rules/repeat";
import { dayInWords } from "@/lib/platform/time/civil";

type DeleteDialogProps = {
  event: CalendarEvent;
  open: boolean;
  onClose(): void;
  onDeleteOne(): void;
  onDeleteAll(): void;
};

/** Asks for confirmation, and for an event that repeats whether to delete one occurrence or all. */
export function DeleteEventDialog({ event, open, onClose, onDeleteOne, onDeleteAll }: DeleteDialogProps) {
  const isDeleted = useRef(false);
  const asDeletion = (action: () => void) => () => {
    isDeleted.current = true;
    action();
  };
  const onThatDay = event.occursOn ? ` on ${dayInWords(event.occursOn, "weekday")}` : "";
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      onCloseAutoFocus={(closing) => {
        if (!isDeleted.current) return;
        // The button that opened the dialog is removed together with its event.
        closing.preventDefault();
        document.getElementById("selected-day")?.focus();
      }}
      title="Delete event"
      description={
        event.repeat
          ? `“${event.title}” repeats every week. Delete only the one${onThatDay}, or all of them?`
          : `Are you sure you want to delete "${event.title}"?`
      }
      confirm={event.repeat ? "All of them" : "Delete"}
      // The dialog closes at once, because the event can be restored.
      confirming="Deleting..."
      isPending={false}
      onConfirm={asDeletion(onDeleteAll)}
      {...(event.repeat && { other: { label: "Only this one", onChoose: asDeletion(onDeleteOne) } })}
    />
  );
}
