"use client";
import { LogOut } from "lucide-react";
import dynamic from "next/dynamic";
import { Button } from "@/components/ui/button";
import { useDialog } from "@/components/ui/use-dialog";
import type { Group } from "@/lib/groups/contract/groups";

const LeaveGroupDialog = dynamic(() => import("./leave-group-dialog").then((dialog) => dialog.LeaveGroupDialog), {
  ssr: false,
});

export function LeaveGroup({ group }: { group: Group }) {
  const { asked, button, dialog } = useDialog();
  return (
    <>
      <Button {...button} variant="outline">
        <LogOut aria-hidden="true" />
        Leave Group
      </Button>
      {asked && <LeaveGroupDialog group={group} {...dialog} />}
    </>
  );
}
