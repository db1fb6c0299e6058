"use client";
import { PageHeading } from "@/components/shell/page-heading";
import { SpinnerScreen } from "@/components/shell/spinner-screen";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import type { EmbeddedFormProps } from "./stripe-form";

const StripeForm = lazyPart(() => import("./stripe-form").then((part) => part.default), { heavy: true });

/** The payment form in our own page. Its frame has its height before Stripe's part is there, so nothing jumps. */
export function EmbeddedForm({ onBack, ...form }: EmbeddedFormProps) {
  return (
    <div className="mx-auto max-w-[44rem]">
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
