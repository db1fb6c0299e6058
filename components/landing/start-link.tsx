"use client";
import { buttonVariants } from "@/components/ui/button-variants";
import { useIsSignedInHere } from "@/lib/accounts/hooks/signed-in-here";

type StartLinkProps = { label?: string; size?: "lg"; className?: string };

/** Leads to a new account, or for somebody who is signed in to the dashboard. */
export function StartLink({ label = "Get Started", size, className }: StartLinkProps) {
  const isSignedIn = useIsSignedInHere();
  return (
    <a data-start="" href={isSignedIn ? "/dashboard" : "/get-started"} className={buttonVariants({ size, className })}>
      {isSignedIn ? "Go to Dashboard" : label}
    </a>
  );
}

/** Nothing for somebody who is signed in. */
export function LogInLink({ className }: { className: string }) {
  if (useIsSignedInHere()) return null;
  return (
    <a href="/auth" className={className}>
      Log in
    </a>
  );
}
