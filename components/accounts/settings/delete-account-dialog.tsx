"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { DialogState } from "@/components/ui/use-dialog";
import { useDeleteAccount } from "@/lib/accounts/hooks/security";
import { sentenceOf } from "@/lib/platform/query/call";
import { useSignInAgain } from "../use-sign-in-again";

type DeleteAccountDialogProps = DialogState & { email: string };

export function DeleteAccountDialog({ email, open, onOpenChange, onCloseAutoFocus }: DeleteAccountDialogProps) {
  const [typed, setTyped] = useState("");
  const [errorMessage, setErrorMessage] = useState<string>();
  const remove = useDeleteAccount();
  const again = useSignInAgain();
  const isTyped = typed.trim().toLowerCase() === email;

  const leave = () =>
    remove.mutate(
      { body: { email: typed } },
      { onError: (error) => !again.asks(error, leave) && setErrorMessage(sentenceOf(error)) },
    );

  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange}>
        <DialogContent onCloseAutoFocus={onCloseAutoFocus}>
          <DialogHeader>
            <DialogTitle>Delete your account?</DialogTitle>
            <DialogDescription>This cannot be undone.</DialogDescription>
          </DialogHeader>
          <form
            noValidate
            className="space-y-4"
            onSubmit={(event) => {
              event.preventDefault();
              if (isTyped) leave();
            }}
          >
            <Field label={<>Type {email} to confirm</>} error={errorMessage}>
              {(wiring) => (
                <Input
                  {...wiring}
                  type="email"
                  value={typed}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  onChange={({ target }) => {
                    setTyped(target.value);
                    setErrorMessage(undefined);
                  }}
                />
              )}
            </Field>
            <DialogFooter>
              <Button variant="outline" onClick={() => onOpenChange(false)}>
                Keep my account
              </Button>
              <Button type="submit" variant="destructive" disabled={!isTyped || remove.isPending || remove.isSuccess}>
                {remove.isPending ? "Deleting..." : "Delete account"}
              </Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
      {again.dialog}
    </>
  );
}
