import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ManagedUserDetail } from "@/lib/accounts/contract/managing";
import { useGrant, useRevokeGrant } from "@/lib/accounts/hooks/managing";
import { SUBSCRIPTION_ID, SUBSCRIPTION_ID_HINT } from "@/lib/subscriptions/rules/limits";

type SubscriptionProps = { user: ManagedUserDetail; day(instant: string): string };

/** A person's subscription, with an admin's actions: grant Premium, link a subscription, revoke a grant. */
export function UserSubscription({ user, day }: SubscriptionProps) {
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeGrant();
  const close = () => setAsking(false);
  const { subscription: plan } = user;
  const isPaid = plan.active && plan.source === "paid";
  return (
    <section className="space-y-3">
      <h3 className="heading text-base">Subscription Status</h3>
      <p className="text-sm">{subscriptionText(plan, day)}</p>
      {plan.grantedUntil && (
        <Button variant="outline" onClick={() => setAsking(true)}>
          Revoke Grant
        </Button>
      )}
      {!plan.active && <GrantForm userId={user.id} />}
      {asking && (
        <ConfirmDialog
          title="Revoke this grant?"
          description={isPaid ? keepsText(user.name) : lossText(user.name)}
          confirm="Revoke Grant"
          confirming="Revoke Grant"
          isPending={revoke.isPending}
          onConfirm={() => revoke.mutate({ params: { id: user.id } }, { onSettled: close })}
          open
          onOpenChange={close}
        />
      )}
    </section>
  );
}

const lossText = (name: string) =>
  `${name} loses Premium at once and gets a notification. Progress stays. It is noted in the audit.`;

const keepsText = (name: string) =>
  `${name} pays for Premium and keeps it. Only the grant beside it ends. It is noted in the audit.`;

/** Stripe's names of what is not active, in words. */
const STATUS_WORDS: Record<string, string> = {
  active: "period over",
  trialing: "trial over",
  past_due: "payment failed",
  unpaid: "not paid",
  canceled: "cancelled",
  incomplete: "first payment not completed",
  incomplete_expired: "first payment not completed",
  paused: "paused",
};

/** 'Active: Premium, granted, until 20 November 2027'. */
function subscriptionText(plan: ManagedUserDetail["subscription"], day: (instant: string) => string): string {
  const end = plan.currentPeriodEnd ? day(plan.currentPeriodEnd) : null;
  if (!plan.active) {
    if (!plan.status) return "No subscription";
    const state = `Not active (${STATUS_WORDS[plan.status] ?? plan.status})`;
    return end ? `${state}, ${endLabel(plan)} ${end}` : state;
  }
  const granted = plan.source === "granted";
  const beside = !granted && plan.grantedUntil ? `and granted until ${day(plan.grantedUntil)}` : null;
  const parts = ["Active: Premium", plan.source, end && (granted ? `until ${end}` : `period to ${end}`), beside];
  return parts.filter(Boolean).join(", ");
}

const endLabel = ({ currentPeriodEnd }: ManagedUserDetail["subscription"]) =>
  new Date(currentPeriodEnd ?? 0) <= new Date() ? "ended" : "period to";

const PREMIUM = { status: "active", tier: "premium" } as const;

function GrantForm({ userId }: { userId: string }) {
  const [id, setId] = useState("");
  const [errorMessage, setErrorMessage] = useState<string>();
  const grant = useGrant(setErrorMessage);

  function link(event: FormEvent) {
    event.preventDefault();
    const subscriptionId = id.trim();
    if (!subscriptionId) return setErrorMessage("Please enter a subscription ID.");
    if (!SUBSCRIPTION_ID.test(subscriptionId)) return setErrorMessage(SUBSCRIPTION_ID_HINT);
    setErrorMessage(undefined);
    grant.mutate({ body: { userId, subscriptionId, ...PREMIUM } });
  }

  return (
    <div className="space-y-4 rounded-lg border p-4">
      <Button
        className="w-full"
        disabled={grant.isPending}
        onClick={() => grant.mutate({ body: { userId, durationMonths: 12, ...PREMIUM } })}
      >
        Grant 12-Month Subscription
      </Button>
      <form noValidate onSubmit={link} className="space-y-3">
        <Field label="Link a subscription" hint="The ID starts with 'sub_'." error={errorMessage}>
          {(wiring) => (
            <Input
              {...wiring}
              value={id}
              placeholder="sub_..."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => {
                setId(target.value);
                setErrorMessage(undefined);
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="outline" className="w-full" disabled={grant.isPending}>
          Link Subscription
        </Button>
      </form>
    </div>
  );
}
