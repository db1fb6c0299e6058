"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { verify } from "@/lib/accounts/contract";
import { CallError, call, sentenceOf } from "@/lib/platform/query/call";
import { EntryHeading } from "./entry-heading";
import { FormError } from "./form-error";
import { LinkScreen } from "./link-screen";
import { hideToken, readToken } from "./token-in-history";
import { notifyOtherTabs } from "./use-signed-in-elsewhere";

export type VerifyScreenProps =
  | { state: "ready"; token: string; email: string; sameBrowser: boolean }
  | { state: "expired"; token: string; signedInAs: string | null }
  | { state: "unavailable"; token: string; sentence: string }
  | { state: "missing"; token?: undefined };

export function VerifyScreen(props: VerifyScreenProps) {
  const { state, token } = props;
  useEffect(() => (token ? hideToken(token) : readToken()), [token]);

  if (state === "ready") return <ConfirmLink {...props} />;
  if (state === "expired")
    return <ExpiredLinkScreen title="This link has expired or was already used." signedInAs={props.signedInAs} />;
  if (state === "missing") return <ExpiredLinkScreen title="This link is not complete." />;
  return (
    <>
      <EntryHeading title="Just a moment">Your link is safe: it has not been used yet.</EntryHeading>
      <FormError>{props.sentence}</FormError>
      <button type="button" onClick={() => location.reload()} className={buttonVariants({ className: "mt-5 w-full" })}>
        Try again
      </button>
    </>
  );
}

type ConfirmLinkProps = { token: string; email: string; sameBrowser: boolean };
type Step = { at: "asking" | "posting" | "expired" | "suspended"; errorMessage?: string };

const REFUSED: Partial<Record<string, Step["at"]>> = { link_expired: "expired", suspended: "suspended" };

/**
 * Continues automatically only in the browser that requested the link; in any other browser the person must press a
 * button.
 */
function ConfirmLink({ token, email, sameBrowser }: ConfirmLinkProps) {
  const [step, setStep] = useState<Step>({ at: sameBrowser ? "posting" : "asking" });
  const begun = useRef(false);

  const redeem = useCallback(async () => {
    setStep({ at: "posting" });
    try {
      const { next } = await call(verify, { body: { token } });
      notifyOtherTabs();
      location.assign(next);
    } catch (error) {
      const at = (error instanceof CallError && error.code && REFUSED[error.code]) || "asking";
      setStep({ at, errorMessage: sentenceOf(error) });
    }
  }, [token]);

  useEffect(() => {
    if (!sameBrowser || begun.current) return;
    begun.current = true;
    redeem();
  }, [sameBrowser, redeem]);

  if (step.at === "expired")
    return <ExpiredLinkScreen title="This link has expired or was already used." email={email} />;
  if (step.at === "suspended") return <EntryHeading title="You cannot sign in">{step.errorMessage}</EntryHeading>;
  const posting = step.at === "posting";
  return (
    <>
      <EntryHeading title={posting ? "Signing you in..." : "One more step"}>
        {posting ? "You will be signed in as" : "You are about to sign in as"}{" "}
        <strong className="font-medium text-foreground wrap-anywhere">{email}</strong>.
      </EntryHeading>
      {step.errorMessage && (
        <div className="mb-5">
          <FormError>{step.errorMessage}</FormError>
        </div>
      )}
      <button type="button" disabled={posting} onClick={redeem} className={buttonVariants({ className: "w-full" })}>
        Continue to Pacioli
      </button>
      <p className="mt-4 text-muted-foreground text-sm">
        Not you, or you did not ask for this? Close this page, and nothing happens.
      </p>
    </>
  );
}

type ExpiredLinkScreenProps = { title: string; email?: string; signedInAs?: string | null };

/** For a link that is no longer valid: signed-in people continue at once, everybody else can request a new link. */
function ExpiredLinkScreen({ title, email, signedInAs }: ExpiredLinkScreenProps) {
  if (signedInAs)
    return (
      <>
        <EntryHeading title={title}>
          You are signed in as <strong className="font-medium text-foreground wrap-anywhere">{signedInAs}</strong>.
        </EntryHeading>
        <a href="/dashboard" className={buttonVariants({ className: "w-full" })}>
          Continue to Pacioli
        </a>
      </>
    );
  const heading = (
    <EntryHeading title={title}>Links work once and for 15 minutes. We will send you a new one.</EntryHeading>
  );
  return <LinkScreen mode="sign-in" heading={heading} email={email} />;
}
