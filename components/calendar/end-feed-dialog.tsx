"use client";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useResetFeed, useRevokeFeed } from "@/lib/calendar/hooks";

/** With a new link in its place, or none. */
export type FeedEnd = "reset" | "end";

/** The link stops working for whoever has it, and there is no way back. */
export function EndFeedDialog({ ending, onClose }: { ending: FeedEnd; onClose(): void }) {
  const [reset, revoke] = [useResetFeed(), useRevokeFeed()];
  const write = ending === "reset" ? reset : revoke;
  const deed = ending === "reset" ? "Reset link" : "Stop sharing";
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={deed}
      description={`The link stops working at once, and calendars that use it no longer update.${ending === "reset" ? " You get a new one to subscribe with." : ""}`}
      confirm={deed}
      confirming={deed}
      isPending={write.isPending}
      onConfirm={() => write.mutate({}, { onSuccess: onClose })}
    />
  );
}
