"use client";
import { Settings2 } from "lucide-react";
import dynamic from "next/dynamic";
import { Button } from "@/components/ui/button";
import { useDialog } from "@/components/ui/use-dialog";
import type { Group } from "@/lib/groups/contract/groups";

const ManageDialog = dynamic(() => import("./manage-dialog").then((dialog) => dialog.ManageDialog), { ssr: false });

export function ManageGroup({ group }: { group: Group }) {
  const { asked, button, dialog } = useDialog();
  return (
    <>
      <Button {...button} variant="outline">
        <Settings2 aria-hidden="true" />
        Manage
      </Button>
      {asked && <ManageDialog group={group} {...dialog} />}
    </>
  );
}
