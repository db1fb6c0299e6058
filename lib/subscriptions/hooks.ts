"use client";
import { useEffect, useState } from "react";
import { toast } from "@/lib/platform/browser/toast";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { CallError } from "@/lib/platform/query/call";
import { useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as contract from "./contract";

const getSubscription = clientEndpoint<typeof contract.getSubscription>("GET", "/api/subscription");
const createSubscription = clientEndpoint<typeof contract.createSubscription>("POST", "/api/create-subscription");
const verifyCheckoutSession = clientEndpoint<typeof contract.verifyCheckoutSession>(
  "POST",
  "/api/verify-checkout-session",
);
const openBillingPortal = clientEndpoint<typeof contract.openBillingPortal>("POST", "/api/billing-portal");

/** All queries that depend on the user's plan. */
export const SHOWS_THE_PLAN = ["/api/subscription", "/api/user", "/api/courses", "/api/modules"];
const SUPPORT = "There was an issue with your subscription. Please contact support.";

const ASKED_AGAIN_MS = 2000;
const ASKED_FOR_MS = 30_000;

/** `returned`: the user comes back from Stripe's pages. A change may reach us later than she does, so it is polled. */
export function useSubscription(enabled: boolean, { returned = false } = {}) {
  const [isAsking, setAsking] = useState(returned);
  useEffect(() => {
    const end = setTimeout(() => setAsking(false), ASKED_FOR_MS);
    return () => clearTimeout(end);
  }, []);
  return useEndpoint(getSubscription, {}, { enabled, refetchInterval: isAsking ? ASKED_AGAIN_MS : false });
}

/** Starts a checkout. A URL is opened at once; a client secret is for the embedded form. */
export const useSubscribe = (onSecret: (clientSecret: string) => void) =>
  useEndpointMutation(createSubscription, {
    invalidates: ["/api/subscription"],
    onSuccess: ({ checkoutUrl, clientSecret }) => {
      if (checkoutUrl) window.location.assign(checkoutUrl);
      else if (clientSecret) onSecret(clientSecret);
      else subscriptionError("Payment setup failed - no checkout URL received");
    },
    errorToast: ({ error, sentence }) => ({
      title: "Subscription Error",
      description: isGarbage(error)
        ? "The server returned an invalid response"
        : sentence || "Failed to initiate subscription",
    }),
  });

/** A response that did not come from our server, such as a proxy's error page. */
const isGarbage = (error: unknown) =>
  error instanceof SyntaxError || (error instanceof CallError && error.code === undefined);

export const subscriptionError = (description: string = SUPPORT) =>
  toast({ variant: "destructive", title: "Subscription Error", description });

type Verified = { onSuccess(answer: contract.Subscription): void; onError(error: unknown): void };

export const useVerify = ({ onSuccess, onError }: Verified) =>
  useEndpointMutation(verifyCheckoutSession, { invalidates: SHOWS_THE_PLAN, onSuccess, onError });

export const useBillingPortal = () =>
  useEndpointMutation(openBillingPortal, {
    invalidates: [],
    onSuccess: ({ url }) => window.location.assign(url),
    errorToast: "Subscription Error",
  });
