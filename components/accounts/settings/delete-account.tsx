"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useDeleteAccount } from "@/lib/accounts/hooks/security";
import { sentenceOf } from "@/lib/platform/call";
import { useSignInAgain } from "../use-sign-in-again";

export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [trouble, setTrouble] = useState<string>();
  const remove = useDeleteAccount();
  const again = useSignInAgain();
  const isTyped = typed.trim().toLowerCase() === email;

  const leave = () =>
    remove.mutate(
      { body: { email: typed } },
      { onError: (error) => !again.asks(error, leave) && setTrouble(sentenceOf(error)) },
    );

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
      <p className="max-w-[52ch] text-muted-foreground text-sm">
        Your account, progress, dates and picture go at once and cannot be brought back. Posts stay as 'Deleted user'. A
        subscription is cancelled first.
      </p>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title="Delete your account?" description="This cannot be undone.">
          <form
            noValidate
            className="space-y-4"
            onSubmit={(event) => {
              event.preventDefault();
              if (isTyped) leave();
            }}
          >
            <Field label={<>Type {email} to confirm</>} error={trouble}>
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
                    setTrouble(undefined);
                  }}
                />
              )}
            </Field>
            <DialogFooter>
              <Button variant="outline" onClick={() => setOpen(false)}>
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
    </div>
  );
}
