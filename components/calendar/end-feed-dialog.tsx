"use client";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { useResetFeed, useRevokeFeed } from "@/lib/calendar/hooks";

/** With a new link in its place, or none. */
export type FeedEnd = "reset" | "end";

/** The link stops working for whoever has it, and there is no way back. */
export function EndFeedDialog({ ending, onClose }: { ending: FeedEnd; onClose(): void }) {
  const [reset, revoke] = [useResetFeed(), useRevokeFeed()];
  const write = ending === "reset" ? reset : revoke;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={ending === "reset" ? "Reset link" : "Stop sharing"}
        description={`The link stops working at once, and calendars that use it no longer update.${ending === "reset" ? " You get a new one to subscribe with." : ""}`}
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button
            variant="destructive"
            aria-disabled={write.isPending}
            onClick={() => write.isPending || write.mutate({}, { onSuccess: onClose })}
          >
            {ending === "reset" ? "Reset link" : "Stop sharing"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
