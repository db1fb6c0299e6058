"use client";
import { useRef } from "react";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
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
    <AlertDialog open={open} onOpenChange={(next) => next || onClose()}>
      <AlertDialogContent
        onCloseAutoFocus={(leaving) => {
          if (!isGone.current) return;
          // The button that opened the dialog is removed together with its event.
          leaving.preventDefault();
          document.getElementById("selected-day")?.focus();
        }}
      >
        <AlertDialogHeader>
          <AlertDialogTitle>Delete event</AlertDialogTitle>
          <AlertDialogDescription className="wrap-anywhere">
            {event.repeat
              ? `“${event.title}” repeats every week. Delete only the one${onThatDay}, or all of them?`
              : `Are you sure you want to delete "${event.title}"?`}
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          {event.repeat && (
            <Button variant="outline" onClick={deleting(onDeleteOne)}>
              Only this one
            </Button>
          )}
          <Button variant="destructive" onClick={deleting(onDeleteAll)}>
            {event.repeat ? "All of them" : "Delete"}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
