"use client";
import { LogOut } from "lucide-react";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Group } from "@/lib/groups/contract/groups";

const LeaveGroupDialog = dynamic(() => import("./leave-group-dialog").then((dialog) => dialog.LeaveGroupDialog), {
  ssr: false,
});

export function LeaveGroup({ group }: { group: Group }) {
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LogOut aria-hidden="true" />
        Leave Group
      </Button>
      {open !== undefined && (
        <LeaveGroupDialog group={group} open={open} onOpenChange={setOpen} onClosed={() => button.current?.focus()} />
      )}
    </>
  );
}
