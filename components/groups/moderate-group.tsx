"use client";
import { Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDialog } from "@/components/ui/use-dialog";
import type { Group } from "@/lib/groups/contract/groups";

const DeleteGroupDialog = lazyPart(() => import("./delete-group-dialog").then((dialog) => dialog.DeleteGroupDialog));

/** For site admins, of a group that is not theirs to manage. */
export function ModerateGroup({ group }: { group: Group }) {
  const { opened, button, dialog } = useDialog();
  return (
    <>
      <Button {...button} variant="outline" className="text-destructive">
        <Trash2 aria-hidden="true" />
        Delete group
      </Button>
      {opened && <DeleteGroupDialog group={group} {...dialog} />}
    </>
  );
}
