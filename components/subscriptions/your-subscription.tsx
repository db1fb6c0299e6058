"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { PageHeading } from "@/components/shell/page-heading";
import { Badge } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import type { Subscription } from "@/lib/subscriptions/contract";
import { useBillingPortal } from "@/lib/subscriptions/hooks";
import { PREMIUM_PRICE } from "@/lib/subscriptions/rules";
import { useDay } from "./use-day";

export function YourSubscription({ subscription, next }: { subscription: Subscription; next: string | null }) {
  const portal = useBillingPortal();
  const dayOf = useDay();
  const { paymentFailed, source, cancelAtPeriodEnd } = subscription;
  const granted = source === "granted";
  const day = dayOf(subscription.currentPeriodEnd);
  const manage = () => portal.mutate({});
  return (
    <div className="mx-auto max-w-[36rem]">
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
        {cancelAtPeriodEnd && (
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
