"use client";
import { UserPlus } from "lucide-react";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";

const InviteDialog = dynamic(() => import("./invite-dialog").then((dialog) => dialog.InviteDialog), { ssr: false });

export function InviteMembers({ id }: { id: number }) {
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden="true" />
        Invite Members
      </Button>
      {open !== undefined && (
        <InviteDialog id={id} open={open} onOpenChange={setOpen} onClosed={() => button.current?.focus()} />
      )}
    </>
  );
}
