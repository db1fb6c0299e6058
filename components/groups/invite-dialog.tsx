"use client";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { InvitationLink } from "./invitation-link";
import { InvitationList } from "./invitation-list";
import { InviteByName } from "./invite-by-name";

type InviteDialogProps = { id: number; open: boolean; onOpenChange(open: boolean): void; onClosed(): void };

export function InviteDialog({ id, open, onOpenChange, onClosed }: InviteDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Invite Members"
        description="By username, or with a link for several people."
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <InviteByName id={id} />
        <InvitationLink id={id} />
        <InvitationList id={id} />
      </DialogContent>
    </Dialog>
  );
}
