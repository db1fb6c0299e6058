"use client";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { requestMagicLink, verify } from "@/lib/accounts/contract";
import { signInWithPassword } from "@/lib/accounts/contract/security";
import { call, sentenceOf } from "@/lib/platform/query/call";

type SignInAgainProps = {
  email: string;
  hasPassword: boolean;
  title?: string | undefined;
  description?: string | undefined;
  onDone(): void;
  onClose(): void;
};

const TITLE = "Please confirm that it is you";
const DESCRIPTION = "You signed in more than an hour ago. This needs a fresh sign-in.";

/** Asks the person to sign in again with a code or the password, then repeats the interrupted action. */
export function SignInAgain({
  email,
  hasPassword,
  title = TITLE,
  description = DESCRIPTION,
  onDone,
  onClose,
}: SignInAgainProps) {
  const [method, setMethod] = useState<"password" | "mail" | "code">(hasPassword ? "password" : "mail");
  const [errorMessage, setErrorMessage] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<unknown>, done: () => void) {
    setBusy(true);
    setErrorMessage(undefined);
    try {
      await work();
      done();
    } catch (error) {
      setErrorMessage(sentenceOf(error));
    }
    setBusy(false);
  }

  const mail = () =>
    attempt(
      () => call(requestMagicLink, { body: { email } }),
      () => setMethod("code"),
    );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("secret"));
    const proof =
      method === "password"
        ? () => call(signInWithPassword, { body: { email, password: typed } })
        : () => call(verify, { body: { email, code: typed.replace(/\D/g, "") } });
    attempt(proof, onDone);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        {method === "mail" ? (
          <div className="space-y-3">
            <Button disabled={busy} onClick={mail} className="w-full">
              {busy ? "Sending code..." : "Email me a code"}
            </Button>
            <p className="wrap-anywhere text-compact text-muted-foreground">We will send it to {email}.</p>
            {errorMessage && <ErrorMessage sentence={errorMessage} />}
          </div>
        ) : (
          <form onSubmit={submit} noValidate className="space-y-4">
            <Field
              key={method}
              label={method === "password" ? "Password" : "6-digit code from the e-mail"}
              error={busy ? undefined : errorMessage}
            >
              {(wiring) =>
                method === "password" ? (
                  <PasswordInput {...wiring} name="secret" autoComplete="current-password" autoFocus />
                ) : (
                  <Input {...wiring} name="secret" inputMode="numeric" autoComplete="one-time-code" autoFocus />
                )
              }
            </Field>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Button variant="link" className="px-0" disabled={busy} onClick={mail}>
                {method === "password" ? "Email me a code instead" : "Send a new code"}
              </Button>
              <Button type="submit" disabled={busy}>
                {busy ? "Checking..." : "Continue"}
              </Button>
            </div>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

const ErrorMessage = ({ sentence }: { sentence: string }) => (
  <p role="alert" className="font-medium text-compact text-destructive">
    {sentence}
  </p>
);
