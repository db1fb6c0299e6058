"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { PageHeading } from "@/components/shell/page-heading";
import { SpinnerScreen } from "@/components/shell/spinner-screen";
import { Badge } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/spinner";
import { useUser } from "@/lib/accounts/hooks";
import { toast } from "@/lib/platform/browser/toast";
import { invalidate } from "@/lib/platform/query/use-endpoint";
import type { Subscription } from "@/lib/subscriptions/contract";
import { SHOWS_THE_PLAN, useBillingPortal, useSubscribe, useSubscription } from "@/lib/subscriptions/hooks";
import { PREMIUM_PRICE, type Unlocked } from "@/lib/subscriptions/rules";
import { PlanChoice } from "./plan-choice";
import { storeReturnPath, subscribeUrl } from "./return-path";
import type { EmbeddedFormProps } from "./stripe-form";
import { useDay } from "./use-day";

export type SubscribeScreenProps = {
  signedIn: boolean;
  unlocked: Unlocked;
  /** The address to return to, if the query has one. */
  next: string | null;
  cancelled: boolean;
  /** Whether she comes from Stripe's pages for her invoices, her card and cancelling. */
  returned: boolean;
  /** False in a preview without Stripe. */
  takesPayments: boolean;
  /** For the embedded form; without it Stripe's hosted page is used. */
  publishableKey: string | null;
};

export function SubscribeScreen({
  signedIn,
  unlocked,
  next,
  cancelled,
  returned,
  takesPayments,
  publishableKey,
}: SubscribeScreenProps) {
  const router = useRouter();
  const subscription = useSubscription(signedIn, { returned });
  const [secret, setSecret] = useState<string | null>(null);
  const subscribe = useSubscribe(setSecret);
  const isLeaving = useOwnDocument(publishableKey !== null);
  useEffect(() => {
    // After a cancelled checkout the return address is still stored.
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
  // The redirect to Stripe takes a moment after our own response, so the button stays busy.
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
      {!takesPayments && (
        <Banner title="Payments are off in this preview" className="mb-6">
          <p>An admin can grant Premium: enter as Root, open Users, and choose the person.</p>
        </Banner>
      )}
      <PlanChoice unlocked={unlocked} ended={current} cancelled={cancelled} onChoose={() => choose()} />
    </>
  );
}

/** If the plan has changed since the frame was loaded, the frame's data is reloaded, so that both show the same. */
function SameEverywhere({ active }: { active: boolean }) {
  const client = useQueryClient();
  const { data: user } = useUser();
  const differs = user !== undefined && user.subscription.active !== active;
  useEffect(() => {
    if (differs) void invalidate(client, SHOWS_THE_PLAN);
  }, [client, differs]);
  return null;
}

/**
 * The Content-Security-Policy of this page's document allows the hosts of the payment form. After a navigation within
 * the app the policy of the first document still applies, so this page is reloaded. True until then, because a press
 * would be lost.
 */
function useOwnDocument(needed: boolean): boolean {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const [opened] = performance.getEntriesByType("navigation");
    if (!needed || !opened || new URL(opened.name).pathname === window.location.pathname) return;
    setLeaving(true);
    window.location.reload();
  }, [needed]);
  return isLeaving;
}

function SettingUp() {
  useEffect(() => {
    // The Back button on Stripe's page may restore this page from the browser's cache as it was left.
    const restored = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pageshow", restored);
    return () => window.removeEventListener("pageshow", restored);
  }, []);
  return (
    <div data-upgrade="" className="grid min-h-[60dvh] place-items-center text-center">
      <div>
        <Spinner label="" className="size-7" />
        <h1 className="heading mt-4 text-xl">Setting up your subscription...</h1>
      </div>
    </div>
  );
}

const StripeForm = lazyPart(() => import("./stripe-form").then((part) => part.default), { heavy: true });

/** The embedded payment form. Its frame has a fixed height before Stripe's part loads, so that nothing moves. */
function EmbeddedForm({ onBack, ...form }: EmbeddedFormProps) {
  return (
    <div data-upgrade="" className="max-w-[44rem]">
      <PageHeading
        title="Complete Your Subscription"
        actions={
          <Button variant="outline" onClick={onBack}>
            Back to Plans
          </Button>
        }
      />
      <Card className="min-h-[36rem] overflow-hidden has-[[role=alert]]:min-h-0">
        <StripeForm fallback={<SpinnerScreen />} {...form} />
      </Card>
    </div>
  );
}

function YourSubscription({ subscription, next }: { subscription: Subscription; next: string | null }) {
  const portal = useBillingPortal();
  const dayOf = useDay();
  const { paymentFailed, source, cancelAtPeriodEnd } = subscription;
  const granted = source === "granted";
  const day = dayOf(subscription.currentPeriodEnd);
  const manage = () => portal.mutate({});
  return (
    <div className="max-w-[36rem]">
      <PageHeading title="Your Subscription" />
      {paymentFailed && (
        <Banner variant="destructive" title="Your last payment did not go through" className="mb-6">
          <p>Premium waits for you: it goes on as soon as the payment arrives.</p>
          <Button size="sm" className="mt-3" disabled={portal.isPending} onClick={manage}>
            Update payment method
          </Button>
        </Banner>
      )}
      <Card className="p-5 md:p-6">
        <dl className="divide-y">
          <Row name="Plan">Premium Access</Row>
          <Row name="Price">{granted ? "Granted access, no renewal" : `€${PREMIUM_PRICE} per month`}</Row>
          <Row name="Status">
            <Badge variant={paymentFailed ? "destructive" : "soft"}>
              {paymentFailed ? "Payment failed" : "Active"}
            </Badge>
          </Row>
          {day && !paymentFailed && <Row name={labelOf(granted, cancelAtPeriodEnd)}>{day}</Row>}
        </dl>
        {cancelAtPeriodEnd && !paymentFailed && (
          <p className="mt-3 text-muted-foreground text-sm">
            You cancelled. All modules stay open until then, and nothing more is charged. You can resume under Manage
            billing.
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-2">
          <Link href={next ?? "/dashboard"} className={buttonVariants()}>
            {next ? "Back to your course" : "Back to Dashboard"}
          </Link>
          {!granted && (
            <Button variant="outline" disabled={portal.isPending} onClick={manage}>
              Manage billing
            </Button>
          )}
        </div>
        {!granted && <p className="mt-4 text-compact text-muted-foreground">Invoices, your card, and cancelling.</p>}
      </Card>
    </div>
  );
}

function labelOf(granted: boolean, ending: boolean): string {
  if (granted) return "Access until";
  return ending ? "Ends on" : "Next billing date";
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-6 py-2.5">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}
