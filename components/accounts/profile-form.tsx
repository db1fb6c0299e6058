"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useLeaveWarning } from "@/components/ui/use-leave-warning";
import { type Profile, profileForm } from "@/lib/accounts/contract/profile";
import { useUpdateProfile } from "@/lib/accounts/hooks/profile";
import { toast } from "@/lib/platform/browser/toast";
import { CallError, sentenceOf } from "@/lib/platform/query/call";
import { useSignInAgain } from "./use-sign-in-again";

type ProfileFormProps = { profile: Profile; onSaved?(): void; onCancel?(): void };
type Typed = { name: string; email: string };

/** The form for name and address, used on /profile and /settings. */
export function ProfileForm({ profile, onSaved, onCancel }: ProfileFormProps) {
  const update = useUpdateProfile();
  const again = useSignInAgain();
  const { name, email } = profile;
  const form = useForm<Typed>({
    resolver: zodResolver(profileForm),
    values: { name, email },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;
  const { question } = useLeaveWarning(isDirty && !update.isPending);

  // A button that is disabled would lose the focus once everything is saved.
  const isIdle = update.isPending || (!onCancel && !isDirty);

  const save = (typed: Typed) =>
    update.mutate(
      { body: typed },
      {
        onSuccess: (saved) => {
          form.reset({ name: saved.name, email: saved.email });
          onSaved?.();
        },
        onError: (error) => refused(error, typed),
      },
    );

  function refused(error: unknown, typed: Typed) {
    if (again.asks(error, () => save(typed))) return;
    const fields = error instanceof CallError ? error.fields : {};
    for (const field of ["name", "email"] as const) if (fields[field]) form.setError(field, { message: fields[field] });
    toast({ variant: "destructive", title: "Error", description: sentenceOf(error) || "Failed to update profile" });
  }

  return (
    <>
      <form
        onSubmit={isIdle ? (event) => event.preventDefault() : form.handleSubmit(save)}
        noValidate
        className="space-y-4"
      >
        <Field label="Full Name" error={errors.name?.message}>
          {(wiring) => (
            <Input {...wiring} {...form.register("name")} autoComplete="name" autoFocus={Boolean(onCancel)} />
          )}
        </Field>
        <Field
          label="Email"
          error={errors.email?.message}
          hint="A new address counts once you follow the link we send there."
        >
          {(wiring) => (
            <Input
              {...wiring}
              {...form.register("email")}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" aria-disabled={isIdle}>
            {update.isPending ? "Saving..." : "Save Changes"}
          </Button>
          {onCancel && (
            <Button variant="outline" onClick={onCancel} disabled={update.isPending}>
              Cancel
            </Button>
          )}
        </div>
      </form>
      {again.dialog}
      {question}
    </>
  );
}
