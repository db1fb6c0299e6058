"use client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CallError, sentenceOf } from "@/lib/platform/query/call";
import type { Subscription } from "@/lib/subscriptions/contract";
import { useVerify } from "@/lib/subscriptions/hooks";
import { PATIENCE_MS } from "@/lib/subscriptions/rules";

const AGAIN_MS = 2000;

type Outcome = { onActive(subscription: Subscription): void; onError(sentence: string): void };

/** Verifies a checkout once, and repeats it for a while if the payment is still processing. */
export function useVerification(sessionId: string | null, { onActive, onError }: Outcome): "working" | "over" {
  const [state, setState] = useState<"working" | "over">("working");
  const begun = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const verify = useVerify({
    onSuccess: (subscription) => {
      setState("over");
      if (subscription.active) onActive(subscription);
      else onError("This subscription is not active.");
    },
    onError: (error) => {
      const waiting = error instanceof CallError && error.code === "payment_incomplete";
      if (waiting && Date.now() - begun.current < PATIENCE_MS) {
        timer.current = setTimeout(start, AGAIN_MS);
        return;
      }
      // The session expired during the payment: after signing in she returns to this address.
      if (error instanceof CallError && error.status === 401) return redirectToSignIn();
      setState("over");
      onError(sentenceOf(error) || "Failed to verify payment");
    },
  });
  function start() {
    if (sessionId) verify.mutate({ body: { sessionId } });
  }
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = Date.now();
    start();
  });
  useEffect(() => begin(), []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return state;
}

function redirectToSignIn(): void {
  const { pathname, search } = window.location;
  window.location.assign(`/auth?next=${encodeURIComponent(pathname + search)}`);
}
