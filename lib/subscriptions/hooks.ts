"use client";
import { at } from "@/lib/platform/address";
import { CallError } from "@/lib/platform/call";
import { toast } from "@/lib/platform/toast";
import { useEndpoint, useWrite } from "@/lib/platform/use-endpoint";
import type * as contract from "./contract";

const getSubscription = at<typeof contract.getSubscription>("GET", "/api/subscription");
const createSubscription = at<typeof contract.createSubscription>("POST", "/api/create-subscription");
const verifyCheckoutSession = at<typeof contract.verifyCheckoutSession>("POST", "/api/verify-checkout-session");
const openBillingPortal = at<typeof contract.openBillingPortal>("POST", "/api/billing-portal");

/** Everything that says what plan a person is on, or what it opens to her. */
export const SHOWS_THE_PLAN = ["/api/subscription", "/api/user", "/api/courses", "/api/modules"];
const SUPPORT = "There was an issue with your subscription. Please contact support.";

export const useSubscription = (enabled: boolean) => useEndpoint(getSubscription, {}, { enabled });

export type Checkout = { checkoutUrl?: string | undefined; clientSecret?: string | undefined };

/** Prepares a checkout. An address is gone to at once; a secret is for the form in our own page. */
export const useSubscribe = (onSecret: (clientSecret: string) => void) =>
  useWrite(createSubscription, {
    refreshes: ["/api/subscription"],
    onDone: ({ checkoutUrl, clientSecret }) => {
      if (checkoutUrl) window.location.assign(checkoutUrl);
      else if (clientSecret) onSecret(clientSecret);
      else subscriptionError("Payment setup failed - no checkout URL received");
    },
    failed: ({ error, sentence }) => ({
      title: "Subscription Error",
      description: isGarbage(error)
        ? "The server returned an invalid response"
        : sentence || "Failed to initiate subscription",
    }),
  });

/** An answer that our own server did not write: a proxy's page, say. */
const isGarbage = (error: unknown) =>
  error instanceof SyntaxError || (error instanceof CallError && error.code === undefined);

export const subscriptionError = (description: string = SUPPORT) =>
  toast({ variant: "destructive", title: "Subscription Error", description });

type Verified = { onDone(answer: contract.Subscription): void; onFailed(error: unknown): void };

export const useVerify = ({ onDone, onFailed }: Verified) =>
  useWrite(verifyCheckoutSession, { refreshes: SHOWS_THE_PLAN, onDone, onFailed });

export const useBillingPortal = () =>
  useWrite(openBillingPortal, {
    refreshes: [],
    onDone: ({ url }) => window.location.assign(url),
    failed: "Subscription Error",
  });
