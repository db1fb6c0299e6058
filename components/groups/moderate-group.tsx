"use client";
import { Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { Button } from "@/components/ui/button";
import { useDialog } from "@/components/ui/use-dialog";
import type { Group } from "@/lib/groups/contract/groups";

const DeleteGroupDialog = dynamic(() => import("./delete-group-dialog").then((dialog) => dialog.DeleteGroupDialog), {
  ssr: false,
});

/** For site admins, of a group that is not theirs to manage. */
export function ModerateGroup({ group }: { group: Group }) {
  const { asked, button, dialog } = useDialog();
  return (
    <>
      <Button {...button} variant="outline" className="text-destructive">
        <Trash2 aria-hidden="true" />
        Delete group
      </Button>
      {asked && <DeleteGroupDialog group={group} {...dialog} />}
    </>
  );
}
