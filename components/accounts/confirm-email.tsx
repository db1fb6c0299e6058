"use client";
import { useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { confirmEmail } from "@/lib/accounts/contract/profile";
import { CallError, call, sentenceOf } from "@/lib/platform/query/call";
import { EntryHeading } from "./entry-heading";
import { FormError } from "./form-error";
import { hideToken, readToken } from "./token-in-history";

export type ConfirmEmailProps = { state: "ready"; token: string; email: string } | { state: "expired"; token?: string };
type Step = { at: "asking" | "posting" | "done" | "expired"; errorMessage?: string };

const LinkButton = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className={buttonVariants({ className: "w-full" })}>
    {children}
  </a>
);

/** Mail scanners open links too, so only the button changes anything. */
export function ConfirmEmail(props: ConfirmEmailProps) {
  const { token } = props;
  const [step, setStep] = useState<Step>({ at: props.state === "ready" ? "asking" : "expired" });
  useEffect(() => (token ? hideToken(token) : readToken()), [token]);

  async function confirm() {
    if (!token) return;
    setStep({ at: "posting" });
    try {
      await call(confirmEmail, { body: { token } });
      setStep({ at: "done" });
    } catch (error) {
      const isExpired = error instanceof CallError && error.code === "link_expired";
      setStep(isExpired ? { at: "expired" } : { at: "asking", errorMessage: sentenceOf(error) });
    }
  }

  if (props.state === "expired" || step.at === "expired")
    return (
      <>
        <EntryHeading title="This link has expired or was already used.">
          Links to confirm an address work once and for a day. You can ask for a new one in your settings.
        </EntryHeading>
        <LinkButton href="/settings#profile">Open my settings</LinkButton>
      </>
    );
  const address = <strong className="font-medium text-foreground wrap-anywhere">{props.email}</strong>;
  if (step.at === "done")
    return (
      <>
        <EntryHeading title="Your address is confirmed">
          From now on you sign in with {address}. Other devices were signed out.
        </EntryHeading>
        <LinkButton href="/dashboard">Continue to Pacioli</LinkButton>
      </>
    );
  return (
    <>
      <EntryHeading title="Confirm your new address">
        Your Pacioli account will use {address}. Other devices are then signed out.
      </EntryHeading>
      {step.errorMessage && <FormError>{step.errorMessage}</FormError>}
      <button
        type="button"
        disabled={step.at === "posting"}
        onClick={confirm}
        className={buttonVariants({ className: "w-full" })}
      >
        {step.at === "posting" ? "Confirming..." : "Confirm this address"}
      </button>
      <p className="mt-4 text-muted-foreground text-sm">
        You did not ask for this? Close this page, and nothing happens.
      </p>
    </>
  );
}
