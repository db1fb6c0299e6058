"use client";
import { useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { CalendarEvent } from "@/lib/calendar/rules/repeat";
import type { CivilDay } from "@/lib/platform/time/civil";
import type { EventDialogState } from "./event-dialog";

// Form code and validation are loaded only by those who edit.
const EventDialog = lazyPart(() => import("./event-dialog").then((module) => module.EventDialog));
const DeleteEventDialog = lazyPart(() => import("./delete-dialog").then((module) => module.DeleteEventDialog));

type EventDialogsProps = {
  dialog: EventDialogState | null;
  timeZone: string;
  onSelect(day: CivilDay): void;
  onDelete(event: CalendarEvent): void;
  onSkip(event: CalendarEvent): void;
  onClose(): void;
};

export function EventDialogs({ dialog, onDelete, onSkip, ...props }: EventDialogsProps) {
  const [shown, setShown] = useState({ dialog, opening: 0 });
  // A dialog that closes stays rendered until it has faded; each opening begins with a new form.
  if (dialog && dialog !== shown.dialog) setShown({ dialog, opening: shown.opening + 1 });
  if (shown.dialog?.kind === "delete") {
    const { event } = shown.dialog;
    return (
      <DeleteEventDialog
        key={shown.opening}
        event={event}
        open={dialog !== null}
        onClose={props.onClose}
        onDeleteOne={() => {
          props.onClose();
          onSkip(event);
        }}
        onDeleteAll={() => {
          props.onClose();
          onDelete(event);
        }}
      />
    );
  }
  if (!shown.dialog) return null;
  return <EventDialog key={shown.opening} dialog={shown.dialog} open={dialog !== null} {...props} />;
}
