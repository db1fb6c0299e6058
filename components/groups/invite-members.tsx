"use client";
import { UserPlus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDialog } from "@/components/ui/use-dialog";

const InviteDialog = lazyPart(() => import("./invite-dialog").then((dialog) => dialog.InviteDialog));

export function InviteMembers({ id }: { id: number }) {
  const { opened, button, dialog } = useDialog();
  return (
    <>
      <Button {...button}>
        <UserPlus aria-hidden="true" />
        Invite Members
      </Button>
      {opened && <InviteDialog id={id} {...dialog} />}
    </>
  );
}
