"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { type Control, type Resolver, useForm, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { lazyPart } from "@/components/ui/lazy-part";
import { PasswordInput } from "@/components/ui/password-input";
import { useDialog } from "@/components/ui/use-dialog";
import type { Profile } from "@/lib/accounts/contract/profile";
import { firstPasswordForm, passwordForm } from "@/lib/accounts/contract/security";
import { useSetPassword } from "@/lib/accounts/hooks/security";
import { STRENGTH_IN_WORDS, strengthOf } from "@/lib/accounts/rules/strength";
import { toast } from "@/lib/platform/browser/toast";
import { CallError, sentenceOf } from "@/lib/platform/query/call";
import { useSignInAgain } from "../use-sign-in-again";

const RemovePasswordDialog = lazyPart(() =>
  import("./remove-password-dialog").then((part) => part.RemovePasswordDialog),
);

type Typed = { currentPassword: string; newPassword: string; confirmPassword: string };
const EMPTY: Typed = { currentPassword: "", newPassword: "", confirmPassword: "" };

const FORGOTTEN = {
  title: "Forgot your password?",
  description:
    "Prove with a code from your mailbox that it is you. You can then set a new password without the old one.",
};

/**
 * Sets the first password or changes it. The address field is there for password managers, which store passwords by
 * address.
 */
export function PasswordForm({ profile: { hasPassword, needsCurrentPassword, email } }: { profile: Profile }) {
  const set = useSetPassword();
  const again = useSignInAgain();
  const { opened, button, dialog } = useDialog();
  const shape = needsCurrentPassword ? passwordForm : firstPasswordForm;
  const form = useForm<Typed>({ resolver: zodResolver(shape) as unknown as Resolver<Typed>, defaultValues: EMPTY });
  const { errors } = form.formState;

  const save = (typed: Typed) => {
    const { currentPassword, newPassword } = typed;
    set.mutate(
      { body: needsCurrentPassword ? { currentPassword, newPassword } : { newPassword } },
      { onSuccess: () => form.reset(EMPTY), onError: (error) => refused(error, typed) },
    );
  };

  function refused(error: unknown, typed: Typed) {
    if (again.asks(error, () => save(typed))) return;
    const fields = error instanceof CallError ? error.fields : {};
    for (const field of ["currentPassword", "newPassword"] as const)
      if (fields[field]) form.setError(field, { message: fields[field] }, { shouldFocus: true });
    if (Object.keys(fields).length === 0)
      toast({ variant: "destructive", title: "Error", description: sentenceOf(error) });
  }

  const field = (name: keyof Typed, label: string, autoComplete: string, hint?: ReactNode) => (
    <Field label={label} hint={hint} error={errors[name]?.message}>
      {(wiring) => <PasswordInput {...wiring} {...form.register(name)} autoComplete={autoComplete} />}
    </Field>
  );

  return (
    <>
      <form onSubmit={form.handleSubmit(save)} noValidate className="space-y-4">
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {needsCurrentPassword && (
          <div>
            {field("currentPassword", "Current Password", "current-password")}
            <Button
              variant="link"
              className="h-auto px-0 py-1 pointer-coarse:min-h-11"
              onClick={() => again.askForCode(FORGOTTEN, () => form.setFocus("newPassword"))}
            >
              Forgot it?
            </Button>
          </div>
        )}
        {!needsCurrentPassword && (
          <p className="rounded-md bg-muted px-3 py-2 text-sm">
            {hasPassword
              ? "You have just signed in by mail, so you do not need your current password."
              : "Your account has no password yet: you sign in by link. Set one if you want a second way in."}
          </p>
        )}
        {field("newPassword", "New Password", "new-password", <PasswordStrength control={form.control} />)}
        {field("confirmPassword", "Confirm Password", "new-password")}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={set.isPending}>
            {set.isPending ? "Saving..." : hasPassword ? "Change Password" : "Set Password"}
          </Button>
          {hasPassword && (
            <Button {...button} variant="outline">
              Remove Password
            </Button>
          )}
        </div>
      </form>
      {opened && <RemovePasswordDialog {...dialog} />}
      {again.dialog}
    </>
  );
}

/** Announced when somebody pauses: the words change less often than the letters. */
function PasswordStrength({ control }: { control: Control<Typed> }) {
  const password = useWatch({ control, name: "newPassword" });
  return (
    <span role="status">
      {password ? STRENGTH_IN_WORDS[strengthOf(password)] : "A few words that you remember are better than signs."}
    </span>
  );
}
