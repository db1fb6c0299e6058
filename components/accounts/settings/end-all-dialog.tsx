"use client";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import type { DialogState } from "@/components/ui/use-dialog";
import { useEndAllSessions } from "@/lib/accounts/hooks/security";
import { toast } from "@/lib/platform/browser/toast";
import { sentenceOf } from "@/lib/platform/query/call";
import { useSignInAgain } from "../use-sign-in-again";

type EndAllDialogProps = DialogState & { hasPassword: boolean };

/** Offers to remove the password too, because somebody else may know it. */
export function EndAllDialog({ hasPassword, open, onOpenChange, onCloseAutoFocus }: EndAllDialogProps) {
  const [removePassword, setRemovePassword] = useState(false);
  const id = useId();
  const endAll = useEndAllSessions();
  const again = useSignInAgain();

  const end = () =>
    endAll.mutate(
      { body: { removePassword } },
      {
        onError: (error) =>
          again.asks(error, end) || toast({ variant: "destructive", title: "Error", description: sentenceOf(error) }),
      },
    );

  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange}>
        <DialogContent onCloseAutoFocus={onCloseAutoFocus}>
          <DialogHeader>
            <DialogTitle>Sign out everywhere?</DialogTitle>
            <DialogDescription>
              Every browser and phone is signed out at once, this one too. Links that were mailed to you stop working.
              You then sign in again by link.
            </DialogDescription>
          </DialogHeader>
          {hasPassword && (
            <label htmlFor={id} className="flex items-start gap-3 rounded-md border p-3 text-sm">
              <Checkbox
                id={id}
                checked={removePassword}
                onCheckedChange={(checked) => setRemovePassword(checked === true)}
              />
              <span>
                <span className="block font-medium">Remove my password as well</span>
                <span className="text-muted-foreground">Choose this if somebody else may know it.</span>
              </span>
            </label>
          )}
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button disabled={endAll.isPending || endAll.isSuccess} onClick={end}>
              Sign out everywhere
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      {again.dialog}
    </>
  );
}
