"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/lib/platform/browser/toast";
import { subscriptionError } from "@/lib/subscriptions/hooks";
import { takeReturnPath } from "./return-path";
import { useVerification } from "./use-verification";

const SHOWN_MS = 1500;
const NO_SESSION = "There is no payment to verify at this address.";

/** The page to which Stripe's checkout returns. */
export function ProcessingScreen({ sessionId }: { sessionId: string | null }) {
  if (!sessionId) return <WithoutSession />;
  return <Verifying sessionId={sessionId} />;
}

function WithoutSession() {
  useEffect(() => {
    toast({
      variant: "destructive",
      title: "Error",
      description: NO_SESSION,
    });
  }, []);
  return <ProcessingNotice failure={NO_SESSION} />;
}

function Verifying({ sessionId }: { sessionId: string }) {
  const router = useRouter();
  const [failure, setFailure] = useState<string | null>(null);
  const [destination, setDestination] = useState<string | null>(null);
  const state = useVerification(sessionId, {
    onActive: () => {
      setDestination(takeReturnPath() ?? "/dashboard");
      toast({
        title: "Subscription Activated",
        description: "Your premium subscription has been activated successfully!",
      });
    },
    onError: (sentence) => {
      setFailure(sentence || "Unknown error occurred");
      subscriptionError(sentence);
    },
  });
  useEffect(() => {
    if (!destination) return;
    const timer = setTimeout(() => router.replace(destination), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [destination, router]);
  if (failure) return <ProcessingNotice failure={failure} />;
  if (state === "working" || !destination)
    return (
      <div role="status">
        <Spinner label="" className="size-7" />
        <h1 className="heading mt-4 text-2xl">Processing Your Request...</h1>
        <p className="mt-2 text-muted-foreground">Please wait while we verify your information...</p>
      </div>
    );
  return <ProcessingNotice destination={destination} />;
}

type ProcessingNoticeProps =
  | { failure: string; destination?: undefined }
  | { destination: string; failure?: undefined };

function ProcessingNotice({ failure, destination }: ProcessingNoticeProps) {
  if (failure !== undefined)
    return (
      <div role="alert">
        <Icon name="circle-exclamation-point" strokeWidth={1.5} className="mx-auto size-10 text-destructive" />
        <h1 className="heading mt-4 text-2xl">Something went wrong</h1>
        <p className="mt-2 wrap-anywhere text-muted-foreground">{failure}</p>
        <Link href="/dashboard" className={buttonVariants({ className: "mt-6" })}>
          Go to Dashboard
        </Link>
      </div>
    );
  return (
    <div role="status">
      <Icon name="circle-check" strokeWidth={1.5} className="mx-auto size-10 text-primary" />
      <h1 className="heading mt-4 text-2xl">Success!</h1>
      <p className="mt-2 text-muted-foreground">
        {destination === "/dashboard" ? "Redirecting you to the dashboard..." : "Redirecting you to your course..."}
      </p>
    </div>
  );
}
