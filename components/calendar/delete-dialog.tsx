"use client";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
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
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Delete event"
        description={`Are you sure you want to delete "${event.title}"? This cannot be undone.`}
        onCloseAutoFocus={(leaving) => {
          if (!gone.current) return;
          // The button that opened this is gone with its event.
          leaving.preventDefault();
          document.getElementById("selected-day")?.focus();
        }}
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button
            variant="destructive"
            aria-disabled={remove.isPending}
            onClick={() => remove.isPending || remove.mutate({ params: { id: event.id } }, { onSuccess: removed })}
          >
            {remove.isPending ? "Deleting..." : "Delete"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
