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

/** Confirms, and asks what to delete of an event that repeats. */
export function DeleteEventDialog({ event, open, onClose, onDeleteOne, onDeleteAll }: DeleteDialogProps) {
  const isGone = useRef(false);
  const deleting = (action: () => void) => () => {
    isGone.current = true;
    action();
  };
  const onThatDay = event.occursOn ? ` on ${dayInWords(event.occursOn, "weekday")}` : "";
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      onCloseAutoFocus={(leaving) => {
        if (!isGone.current) return;
        // The button that opened the dialog is removed together with its event.
        leaving.preventDefault();
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
      onConfirm={deleting(onDeleteAll)}
      {...(event.repeat && { other: { label: "Only this one", onChoose: deleting(onDeleteOne) } })}
    />
  );
}
