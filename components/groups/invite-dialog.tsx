"use client";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import type { DialogState } from "@/components/ui/use-dialog";
import { InvitationLink } from "./invitation-link";
import { InvitationList } from "./invitation-list";
import { InviteByName } from "./invite-by-name";

export function InviteDialog({ id, open, onOpenChange, onCloseAutoFocus }: DialogState & { id: number }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>Invite Members</DialogTitle>
          <DialogDescription>By username, or with a link for several people.</DialogDescription>
        </DialogHeader>
        <InviteByName id={id} />
        <InvitationLink id={id} />
        <InvitationList id={id} />
      </DialogContent>
    </Dialog>
  );
}
