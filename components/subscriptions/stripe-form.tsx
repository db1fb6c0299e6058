"use client";
import { EmbeddedCheckout, EmbeddedCheckoutProvider } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useState } from "react";
import { SpinnerScreen } from "@/components/shell/spinner-screen";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/platform/browser/toast";

export type EmbeddedFormProps = {
  clientSecret: string;
  publishableKey: string;
  onBack(): void;
  onHosted(): void;
};

/** Loaded lazily, together with Stripe's own script. If that is blocked, Stripe's hosted page is offered instead. */
export default function StripeForm({ clientSecret, publishableKey, onHosted }: Omit<EmbeddedFormProps, "onBack">) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const fail = (error: Error) => {
      setFailed(true);
      toast({
        variant: "destructive",
        title: "Payment Failed",
        description: error.message || "An error occurred during payment",
      });
    };
    loadStripe(publishableKey).then((loaded) => setStripe(loaded && telling(loaded, fail)), fail);
  }, [publishableKey]);
  if (failed)
    return (
      <div className="p-5">
        <Banner variant="destructive" title="The payment form could not be loaded">
          <p>Something in this browser or network may block it. Stripe's own page works without it.</p>
          <Button size="sm" className="mt-3" onClick={onHosted}>
            Pay on Stripe's page
          </Button>
        </Banner>
      </div>
    );
  if (!stripe) return <SpinnerScreen />;
  return (
    <EmbeddedCheckoutProvider stripe={stripe} options={{ clientSecret }}>
      <EmbeddedCheckout />
    </EmbeddedCheckoutProvider>
  );
}

/** If the form cannot start, the provider of Stripe's package renders nothing and reports no error. */
function telling(stripe: Stripe, fail: (error: Error) => void): Stripe {
  const createEmbeddedCheckoutPage: Stripe["createEmbeddedCheckoutPage"] = (options) =>
    stripe.createEmbeddedCheckoutPage(options).catch((error: Error) => {
      fail(error);
      return new Promise<never>(() => {});
    });
  return Object.create(stripe, { createEmbeddedCheckoutPage: { value: createEmbeddedCheckoutPage } });
}
