"use client";
import { usePathname } from "next/navigation";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useBillingPortal, useSubscription } from "@/lib/subscriptions/hooks";
import { useDay } from "./use-day";

/** On every page while the payment for Premium fails, except the plan's own page, which has the same message. */
export function PaymentBar() {
  // That page brings the subscription itself; a bar that began to ask for it before would leave its first render without.
  return usePathname() === "/subscribe" ? null : <DeclinedCard />;
}

function DeclinedCard() {
  const portal = useBillingPortal();
  const { data: subscription } = useSubscription(true);
  const day = useDay()(subscription?.paymentFailedAt ?? null);
  return (
    <Banner
      variant="destructive"
      title={day ? `Your card was declined on ${day}` : "Your card was declined"}
      className="mb-6 md:mb-10 print:hidden"
    >
      <p>Premium goes on as soon as the payment arrives.</p>
      <Button size="sm" className="mt-3" aria-disabled={portal.isPending} onClick={() => portal.mutate({})}>
        Update card
      </Button>
    </Banner>
  );
}
