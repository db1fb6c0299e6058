"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { type Resolver, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { firstPasswordForm, passwordForm } from "@/lib/accounts/contract/security";
import { useSetPassword } from "@/lib/accounts/hooks/security";
import { CallError, sentenceOf } from "@/lib/platform/call";
import { toast } from "@/lib/platform/toast";

type Typed = { currentPassword: string; newPassword: string; confirmPassword: string };
const EMPTY: Typed = { currentPassword: "", newPassword: "", confirmPassword: "" };

/** Sets the first password or changes it. The address is there for password managers, which file passwords under it. */
export function PasswordForm({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  const set = useSetPassword();
  const shape = hasPassword ? passwordForm : firstPasswordForm;
  const form = useForm<Typed>({ resolver: zodResolver(shape) as unknown as Resolver<Typed>, defaultValues: EMPTY });
  const { errors } = form.formState;

  const save = ({ currentPassword, newPassword }: Typed) =>
    set.mutate(
      { body: hasPassword ? { currentPassword, newPassword } : { newPassword } },
      { onSuccess: () => form.reset(EMPTY), onError: refused },
    );

  function refused(error: unknown) {
    const fields = error instanceof CallError ? error.fields : {};
    for (const field of ["currentPassword", "newPassword"] as const)
      if (fields[field]) form.setError(field, { message: fields[field] }, { shouldFocus: true });
    if (Object.keys(fields).length === 0)
      toast({ variant: "destructive", title: "Error", description: sentenceOf(error) });
  }

  const field = (name: keyof Typed, label: string, autoComplete: string) => (
    <Field label={label} error={errors[name]?.message}>
      {(wiring) => <Input {...wiring} {...form.register(name)} type="password" autoComplete={autoComplete} />}
    </Field>
  );

  return (
    <form onSubmit={form.handleSubmit(save)} noValidate className="space-y-4">
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        field("currentPassword", "Current Password", "current-password")
      ) : (
        <p className="rounded-md bg-muted px-3 py-2 text-sm">
          Your account has no password yet: you sign in by link. Set one if you want a second way in.
        </p>
      )}
      {field("newPassword", "New Password", "new-password")}
      {field("confirmPassword", "Confirm Password", "new-password")}
      <Button type="submit" disabled={set.isPending}>
        {set.isPending ? "Saving..." : hasPassword ? "Change Password" : "Set Password"}
      </Button>
    </form>
  );
}
