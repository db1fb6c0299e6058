"use client";
import { Popover as PopoverPrimitive } from "radix-ui";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { CloseButton } from "@/components/ui/close-button";
import { Icon } from "@/components/ui/icon";
import { Popover, PopoverContent } from "@/components/ui/popover";
import type { CalendarEvent } from "@/lib/calendar/rules/repeat";
import { EventDetails } from "./event-details";
import type { EventDialogState } from "./event-dialog";

/** An event that was pressed in the grid, with its button. */
export type PressedEvent = { event: CalendarEvent; chip: HTMLElement };

type EventPopoverProps = {
  pressed: PressedEvent;
  open: boolean;
  timeZone: string;
  onClose(): void;
  onOpenDialog(dialog: EventDialogState): void;
};

/** The event beside its chip, with the buttons to edit and delete it. */
export function EventPopover({ pressed, open, timeZone, onClose, onOpenDialog }: EventPopoverProps) {
  const { event, chip } = pressed;
  const id = useId();
  const openDialog = (kind: "edit" | "delete") => {
    // The dialog returns the focus to the element that has it now, and this button is about to disappear.
    chip.focus();
    onClose();
    onOpenDialog({ kind, event });
  };
  return (
    <Popover open={open} onOpenChange={(next) => next || onClose()}>
      <PopoverPrimitive.Anchor virtualRef={{ current: chip }} />
      <PopoverContent
        aria-labelledby={id}
        align="start"
        onPointerDownOutside={({ detail, preventDefault }) =>
          // A second press on the chip closes the popover by itself.
          chip.contains(detail.originalEvent.target as Node) && preventDefault()
        }
        onCloseAutoFocus={(closing) => {
          closing.preventDefault();
          if (document.activeElement === document.body) chip.focus();
        }}
      >
        <div className="flex gap-2">
          <EventDetails event={event} timeZone={timeZone} titleId={id} />
          <CloseButton className="-mt-1.5 -mr-2 shrink-0" onClick={onClose} />
        </div>
        {!event.isExamEvent && (
          <div className="mt-3 flex gap-2 border-t pt-3">
            <Button variant="outline" size="sm" onClick={() => openDialog("edit")}>
              <Icon name="pencil" />
              Edit
            </Button>
            <Button variant="outline" size="sm" onClick={() => openDialog("delete")}>
              <Icon name="trash" />
              Delete
            </Button>
          </div>
        )}
      </PopoverContent>
    </Popover>
  );
}
