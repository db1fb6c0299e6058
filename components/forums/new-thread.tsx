"use client";
import { Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonLook } from "@/components/ui/button-look";
import { signInAddress } from "./reader";

const fetchDialog = () => import("./new-thread-dialog");
const NewThreadDialog = dynamic(() => fetchDialog().then((dialog) => dialog.NewThreadDialog), { ssr: false });

export function NewThread({ forumId, signedIn }: { forumId: number; signedIn: boolean }) {
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  if (!signedIn)
    return (
      <a href={signInAddress(`/community/forum/${forumId}`)} className={buttonLook({ variant: "outline" })}>
        Sign in to start a thread
      </a>
    );
  const focusHere = (event: Event) => {
    event.preventDefault();
    button.current?.focus();
  };
  const reach = () => void fetchDialog();
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" onPointerEnter={reach} onFocus={reach} onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        New Thread
      </Button>
      {open !== undefined && (
        <NewThreadDialog forumId={forumId} open={open} onOpenChange={setOpen} onCloseAutoFocus={focusHere} />
      )}
    </>
  );
}
