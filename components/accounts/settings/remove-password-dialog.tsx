"use client";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DialogState } from "@/components/ui/use-dialog";
import { useRemovePassword } from "@/lib/accounts/hooks/security";
import { toast } from "@/lib/platform/browser/toast";
import { sentenceOf } from "@/lib/platform/query/call";
import { useSignInAgain } from "../use-sign-in-again";

export function RemovePasswordDialog(dialog: DialogState) {
  const remove = useRemovePassword();
  const again = useSignInAgain();

  const confirm = () =>
    remove.mutate(
      {},
      {
        onSuccess: () => dialog.onOpenChange(false),
        onError: (error) =>
          again.asks(error, confirm) ||
          toast({ variant: "destructive", title: "Error", description: sentenceOf(error) }),
      },
    );

  return (
    <>
      <ConfirmDialog
        {...dialog}
        title="Remove your password?"
        description="You then sign in by a link that we mail to you. Your other devices are signed out."
        confirm="Remove password"
        confirming="Removing..."
        isPending={remove.isPending}
        onConfirm={confirm}
      />
      {again.dialog}
    </>
  );
}
