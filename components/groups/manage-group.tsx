"use client";
import { Settings2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDialog } from "@/components/ui/use-dialog";
import type { Group } from "@/lib/groups/contract/groups";

const ManageDialog = lazyPart(() => import("./manage-dialog").then((dialog) => dialog.ManageDialog));

export function ManageGroup({ group }: { group: Group }) {
  const { opened, button, dialog } = useDialog();
  return (
    <>
      <Button {...button} variant="outline">
        <Settings2 aria-hidden="true" />
        Manage
      </Button>
      {opened && <ManageDialog group={group} {...dialog} />}
    </>
  );
}
