"use client";
import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDialog } from "@/components/ui/use-dialog";
import { signInUrl } from "./viewer";

const fetchDialog = () => import("./new-thread-dialog");
const NewThreadDialog = lazyPart(() => fetchDialog().then((dialog) => dialog.NewThreadDialog));

export function NewThread({ forumId, signedIn }: { forumId: number; signedIn: boolean }) {
  const { opened, button, dialog } = useDialog();
  if (!signedIn)
    return (
      <a href={signInUrl(`/community/forum/${forumId}`)} className={buttonVariants({ variant: "outline" })}>
        Sign in to start a thread
      </a>
    );
  const preload = () => void fetchDialog();
  return (
    <>
      <Button {...button} onPointerEnter={preload} onFocus={preload}>
        <Plus aria-hidden="true" />
        New Thread
      </Button>
      {opened && <NewThreadDialog forumId={forumId} {...dialog} />}
    </>
  );
}
