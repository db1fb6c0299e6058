import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useGrant } from "@/lib/admin/hooks/users";
import { SUBSCRIPTION_ID, SUBSCRIPTION_ID_HINT } from "@/lib/subscriptions/rules/limits";

const PREMIUM = { status: "active", tier: "premium" } as const;

export function GrantForm({ userId }: { userId: string }) {
  const [id, setId] = useState("");
  const [trouble, setTrouble] = useState<string>();
  const grant = useGrant(setTrouble);

  function link(event: FormEvent) {
    event.preventDefault();
    const subscriptionId = id.trim();
    if (!subscriptionId) return setTrouble("Please enter a subscription ID.");
    if (!SUBSCRIPTION_ID.test(subscriptionId)) return setTrouble(SUBSCRIPTION_ID_HINT);
    setTrouble(undefined);
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
        <Field label="Link a subscription" hint="The ID starts with 'sub_'." error={trouble}>
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
                setTrouble(undefined);
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
