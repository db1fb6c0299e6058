"use client";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useResetFeed, useRevokeFeed } from "@/lib/calendar/hooks";

/** Whether a new link replaces the old one. */
export type FeedEnd = "reset" | "end";

/** The link stops working for everybody who has it. This cannot be undone. */
export function EndFeedDialog({ ending, onClose }: { ending: FeedEnd; onClose(): void }) {
  const [reset, revoke] = [useResetFeed(), useRevokeFeed()];
  const mutation = ending === "reset" ? reset : revoke;
  const action = ending === "reset" ? "Reset link" : "Stop sharing";
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={action}
      description={`The link stops working at once, and calendars that use it no longer update.${ending === "reset" ? " You get a new one to subscribe with." : ""}`}
      confirm={action}
      confirming={action}
      isPending={mutation.isPending}
      onConfirm={() => mutation.mutate({}, { onSuccess: onClose })}
    />
  );
}
