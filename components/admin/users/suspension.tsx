import { type FormEvent, useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ManagedUserDetail } from "@/lib/accounts/contract/managing";
import { useSetSuspension } from "@/lib/accounts/hooks/managing";
import { REASON_LONGEST } from "@/lib/accounts/rules/suspension";

type SuspensionProps = { user: ManagedUserDetail; day(instant: string): string };

/** Suspends an account with a reason, or lifts the suspension. */
export function Suspension({ user, day }: SuspensionProps) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [errorMessage, setErrorMessage] = useState<string>();
  const suspend = useSetSuspension();
  const params = { id: user.id };
  if (user.suspension)
    return (
      <Banner
        variant="destructive"
        title={`Suspended since ${day(user.suspension.since)}`}
        action={
          <Button
            variant="outline"
            size="sm"
            disabled={suspend.isPending}
            onClick={() => suspend.mutate({ params, body: { reason: null } })}
          >
            Lift suspension
          </Button>
        }
      >
        {user.suspension.reason}
      </Banner>
    );
  if (!isAsking)
    return (
      <Button variant="outline" onClick={() => setAsking(true)}>
        Suspend
      </Button>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length < 3) return setErrorMessage("Please give a reason. The user reads it when signing in.");
    suspend.mutate({ params, body: { reason } }, { onSuccess: () => setAsking(false) });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-3 rounded-lg border p-4">
      <Field
        label="Why is this user suspended?"
        hint={`${user.name} reads it when signing in, is signed out of every browser at once, and cannot sign in until you lift it. It is noted in the audit.`}
        error={errorMessage}
      >
        {(wiring) => (
          <Input
            {...wiring}
            autoFocus
            maxLength={REASON_LONGEST}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setErrorMessage(undefined);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="destructive" aria-disabled={suspend.isPending}>
          {suspend.isPending ? "Suspending..." : "Suspend"}
        </Button>
        <Button variant="outline" onClick={() => setAsking(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
