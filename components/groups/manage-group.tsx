"use client";
import { Settings2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Group } from "@/lib/groups/contract/groups";

const ManageDialog = dynamic(() => import("./manage-dialog").then((dialog) => dialog.ManageDialog), { ssr: false });

export function ManageGroup({ group }: { group: Group }) {
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Settings2 aria-hidden="true" />
        Manage
      </Button>
      {open !== undefined && (
        <ManageDialog group={group} open={open} onOpenChange={setOpen} onClosed={() => button.current?.focus()} />
      )}
    </>
  );
}
