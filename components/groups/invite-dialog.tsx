"use client";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import type { DialogState } from "@/components/ui/use-dialog";
import { InvitationLink } from "./invitation-link";
import { InvitationList } from "./invitation-list";
import { InviteByName } from "./invite-by-name";

export function InviteDialog({ id, open, onOpenChange, onCloseAutoFocus }: DialogState & { id: number }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Invite Members"
        description="By username, or with a link for several people."
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <InviteByName id={id} />
        <InvitationLink id={id} />
        <InvitationList id={id} />
      </DialogContent>
    </Dialog>
  );
}
