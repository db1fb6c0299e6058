"use client";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDialog } from "@/components/ui/use-dialog";

const DeleteAccountDialog = lazyPart(() => import("./delete-account-dialog").then((part) => part.DeleteAccountDialog));

export function DeleteAccount({ email }: { email: string }) {
  const { opened, button, dialog } = useDialog();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
      <p className="max-w-[52ch] text-muted-foreground text-sm">
        Your account, progress, dates and picture go at once and cannot be brought back. Posts stay as 'Deleted user'. A
        subscription is cancelled first.
      </p>
      <Button {...button} variant="destructive">
        Delete account
      </Button>
      {opened && <DeleteAccountDialog email={email} {...dialog} />}
    </div>
  );
}
