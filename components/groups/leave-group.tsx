"use client";
import { LogOut } from "lucide-react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDialog } from "@/components/ui/use-dialog";
import type { Group } from "@/lib/groups/contract/groups";

const LeaveGroupDialog = lazyPart(() => import("./leave-group-dialog").then((dialog) => dialog.LeaveGroupDialog));

export function LeaveGroup({ group }: { group: Group }) {
  const { opened, button, dialog } = useDialog();
  return (
    <>
      <Button {...button} variant="outline">
        <LogOut aria-hidden="true" />
        Leave Group
      </Button>
      {opened && <LeaveGroupDialog group={group} {...dialog} />}
    </>
  );
}
