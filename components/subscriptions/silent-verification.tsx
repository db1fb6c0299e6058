"use client";
import { useRouter } from "next/navigation";
import { toast } from "@/lib/platform/browser/toast";
import { subscriptionError } from "@/lib/subscriptions/hooks";
import { takeReturnPath } from "./return-path";
import { useVerification } from "./use-verification";

/** For the embedded payment form, which returns to the dashboard: shows only a toast with the result. */
export function SilentVerification({ sessionId }: { sessionId: string }) {
  const router = useRouter();
  useVerification(sessionId, {
    onActive: () => {
      toast({ title: "Payment Successful", description: "Thank you for your subscription!" });
      router.replace(takeReturnPath() ?? "/dashboard");
    },
    onError: (sentence) => {
      subscriptionError(sentence);
      router.replace("/dashboard");
    },
  });
  return null;
}
