"use client";
import { lazyPart } from "@/components/ui/lazy-part";
import type { CivilDay } from "@/lib/platform/civil";
import type { EventDialogState } from "./event-dialog";

// Forms and their rules are fetched by who writes, not by everyone who looks.
const EventDialog = lazyPart(() => import("./event-dialog").then((module) => module.EventDialog));
const DeleteDialog = lazyPart(() => import("./delete-dialog").then((module) => module.DeleteDialog));

type EventDialogsProps = {
  dialog: EventDialogState | null;
  timeZone: string;
  onSelect(day: CivilDay): void;
  onClose(): void;
};

export function EventDialogs({ dialog, ...props }: EventDialogsProps) {
  if (!dialog) return null;
  if (dialog.kind === "delete") return <DeleteDialog event={dialog.event} onClose={props.onClose} />;
  return <EventDialog dialog={dialog} {...props} />;
}
