"use client";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import type { Group } from "@/lib/groups/contract/groups";
import { useLeaveGroup } from "@/lib/groups/hooks/members";

type LeaveGroupDialogProps = { group: Group; open: boolean; onOpenChange(open: boolean): void; onClosed(): void };

export function LeaveGroupDialog({ group, open, onOpenChange, onClosed }: LeaveGroupDialogProps) {
  const leave = useLeaveGroup(group.id);
  const confirm = () => {
    if (!leave.isPending) leave.mutate({ params: { id: group.id } }, { onError: () => onOpenChange(false) });
  };
  const wayBack = group.isPrivate ? "You need a new invitation to come back." : "You can join again at any time.";
  const last =
    group.memberCount === 1
      ? "You are its last member: the group stays, empty."
      : "What you have written stays in the chat.";
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        role="alertdialog"
        title="Leave this group?"
        description={`${last} ${wayBack}`}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Stay</Button>
          </DialogClose>
          <Button variant="destructive" onClick={confirm} aria-disabled={leave.isPending}>
            {leave.isPending ? "Leaving..." : "Leave Group"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
