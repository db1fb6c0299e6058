"use client";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDialog } from "@/components/ui/use-dialog";

const InviteDialog = lazyPart(() => import("./invite-dialog").then((dialog) => dialog.InviteDialog));

/** For the group's admins. */
export function InviteMembers({ id }: { id: number }) {
  const { opened, button, dialog } = useDialog(InviteDialog.preload);
  return (
    <>
      <Button {...button}>
        <Icon name="user-plus" />
        Invite Members
      </Button>
      {opened && <InviteDialog id={id} {...dialog} />}
    </>
  );
}
