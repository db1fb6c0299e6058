"use client";
import { UserPlus } from "lucide-react";
import dynamic from "next/dynamic";
import { Button } from "@/components/ui/button";
import { useDialog } from "@/components/ui/use-dialog";

const InviteDialog = dynamic(() => import("./invite-dialog").then((dialog) => dialog.InviteDialog), { ssr: false });

export function InviteMembers({ id }: { id: number }) {
  const { asked, button, dialog } = useDialog();
  return (
    <>
      <Button {...button}>
        <UserPlus aria-hidden="true" />
        Invite Members
      </Button>
      {asked && <InviteDialog id={id} {...dialog} />}
    </>
  );
}
