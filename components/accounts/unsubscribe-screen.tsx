"use client";
import { type FormEvent, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { type MailKind, unsubscribe } from "@/lib/accounts/contract/mails";
import { KIND_IN_WORDS } from "@/lib/accounts/rules/mails";
import { CallError, call, sentenceOf } from "@/lib/platform/query/call";
import { EntryHeading } from "./entry-heading";
import { FormError } from "./form-error";

export type UnsubscribeScreenProps = { token: string; stop: { kind: MailKind; isOn: boolean } | null };
type Step = { at: "asking" | "posting" | "done" | "expired"; errorMessage?: string };

const Settings = () => (
  <a href="/settings#notifications" className={buttonVariants({ variant: "outline", className: "w-full" })}>
    Open my settings
  </a>
);

/** Programs open links in mails too, so only the button changes anything. */
export function UnsubscribeScreen({ token, stop }: UnsubscribeScreenProps) {
  const [step, setStep] = useState<Step>({ at: stop ? "asking" : "expired" });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setStep({ at: "posting" });
    try {
      await call(unsubscribe, { body: { token } });
      setStep({ at: "done" });
    } catch (error) {
      const isExpired = error instanceof CallError && error.code === "link_expired";
      setStep(isExpired ? { at: "expired" } : { at: "asking", errorMessage: sentenceOf(error) });
    }
  }

  if (!stop || step.at === "expired")
    return (
      <>
        <EntryHeading title="This link does not work">
          It is not complete, too old, or its account is gone. Nothing was changed. You can stop mails in your settings.
        </EntryHeading>
        <Settings />
      </>
    );
  const name = KIND_IN_WORDS[stop.kind];
  if (step.at === "done" || !stop.isOn)
    return (
      <>
        <div role="status">
          <EntryHeading title={step.at === "done" ? "Stopped" : "Already stopped"}>
            You get no more mails of this kind: {name}. Your other mails stay as they are.
          </EntryHeading>
        </div>
        <Settings />
      </>
    );
  return (
    <form method="post" action={`/unsubscribe?token=${encodeURIComponent(token)}`} onSubmit={submit}>
      <EntryHeading title="Stop these mails?">It is about {name}. Your other mails stay as they are.</EntryHeading>
      {step.errorMessage && <FormError>{step.errorMessage}</FormError>}
      <input type="hidden" name="List-Unsubscribe" value="One-Click" />
      <button
        type="submit"
        disabled={step.at === "posting"}
        className={buttonVariants({ className: "mt-2 mb-3 w-full" })}
      >
        {step.at === "posting" ? "Stopping..." : "Stop these mails"}
      </button>
      <Settings />
    </form>
  );
}
