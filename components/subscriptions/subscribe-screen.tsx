"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { SpinnerScreen } from "@/components/shell/spinner-screen";
import { toast } from "@/lib/platform/toast";
import { useSubscribe, useSubscription } from "@/lib/subscriptions/hooks";
import type { Unlocked } from "@/lib/subscriptions/rules";
import { EmbeddedForm } from "./embedded-form";
import { PlanChoice } from "./plan-choice";
import { storeReturnPath, subscribeUrl } from "./return-path";
import { SameEverywhere } from "./same-everywhere";
import { SettingUp } from "./setting-up";
import { useOwnDocument } from "./use-own-document";
import { YourSubscription } from "./your-subscription";

export type SubscribeScreenProps = {
  signedIn: boolean;
  unlocked: Unlocked;
  /** Where she came from and will want to go on, if the address says so. */
  next: string | null;
  cancelled: boolean;
  /** For the form in our own page; without it Stripe's page serves. */
  publishableKey: string | null;
};

export function SubscribeScreen({ signedIn, unlocked, next, cancelled, publishableKey }: SubscribeScreenProps) {
  const router = useRouter();
  const subscription = useSubscription(signedIn);
  const [secret, setSecret] = useState<string | null>(null);
  const subscribe = useSubscribe(setSecret);
  const isLeaving = useOwnDocument(publishableKey !== null);
  useEffect(() => {
    // Coming back from a checkout that was cancelled, the way is still known.
    if (!cancelled) storeReturnPath(next);
  }, [next, cancelled]);

  function choose(hosted?: boolean) {
    if (signedIn) return subscribe.mutate({ body: { tier: "premium", ...(hosted ? { hosted } : {}) } });
    toast({
      variant: "destructive",
      title: "Authentication Required",
      description: "Please sign in to subscribe to a plan",
    });
    router.push(`/auth?next=${encodeURIComponent(next ? subscribeUrl(next) : "/subscribe")}`);
  }

  const current = subscription.data;
  if (isLeaving || (signedIn && subscription.isPending)) return <SpinnerScreen />;
  if (current?.active || current?.paymentFailed)
    return (
      <>
        <SameEverywhere active={current.active} />
        <YourSubscription subscription={current} next={next} />
      </>
    );
  // From the press to Stripe's page it takes a moment, also after our own answer.
  if (subscribe.isPending || (subscribe.isSuccess && subscribe.data.checkoutUrl)) return <SettingUp />;
  if (secret && publishableKey)
    return (
      <EmbeddedForm
        clientSecret={secret}
        publishableKey={publishableKey}
        onBack={() => setSecret(null)}
        onHosted={() => choose(true)}
      />
    );
  return (
    <>
      {current && <SameEverywhere active={current.active} />}
      <PlanChoice unlocked={unlocked} ended={current} cancelled={cancelled} onChoose={() => choose()} />
    </>
  );
}
