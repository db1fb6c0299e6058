"use client";

import { type ReactNode, useActionState, useEffect, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/lib/platform/browser/toast";
import { AUTH_COPY, type AuthMode } from "./auth-copy";
import { didYouMean } from "./did-you-mean";
import { EntryField } from "./entry-field";
import { FormError } from "./form-error";
import type { SendResult, Typed } from "./send-link";
import type { SentView } from "./sent-view";
import { TypoHint } from "./typo-hint";
import { useAuthParams } from "./use-auth-params";

type LinkScreenProps = {
  mode: AuthMode;
  heading: ReactNode;
  /** Other ways to sign in, below the form; hidden once the link was sent. */
  below?: ReactNode;
  /** Prefilled from an expired link. */
  email?: string | undefined;
};

/** Asks for an address, then shows that a mail was sent. */
export function LinkScreen({ mode, heading, below, email }: LinkScreenProps) {
  const [typed, setTyped] = useState<Typed | null>(email ? { email } : null);
  const [sent, setSent] = useState<Sent | null>(null);

  if (!sent)
    return (
      <>
        {heading}
        <LinkForm mode={mode} initial={typed} onSent={setSent} />
        {below}
      </>
    );

  function back(corrected = sent?.typed.email) {
    if (sent && corrected !== undefined) setTyped({ ...sent.typed, email: corrected });
    setSent(null);
  }
  return <sent.View mode={mode} email={sent.email} typed={sent.typed} onBack={back} />;
}

type Sent = { email: string; typed: Typed; View: typeof SentView };
type LinkFormProps = { mode: AuthMode; initial: Typed | null; onSent(sent: Sent): void };
type State = { typed: Typed | null; result: SendResult | null };

/** Code that is loaded when a visitor begins to type. */
async function loadSending() {
  const [{ sendLink }, { SentView }] = await Promise.all([import("./send-link"), import("./sent-view")]);
  return { sendLink, SentView };
}

/** A form action instead of a submit handler: React replays a submit that happens before hydration. */
function LinkForm({ mode, initial, onSent }: LinkFormProps) {
  const params = useAuthParams();
  const form = useRef<HTMLFormElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const [finishedEmail, setFinishedEmail] = useState("");
  const [changedFields, setChangedFields] = useState<string[]>([]);
  const copy = AUTH_COPY[mode];

  async function send(_: State, data: FormData): Promise<State> {
    const typed = typedIn(data);
    const sending = await loadSending().catch(() => null);
    const result = sending ? await sending.sendLink(mode, typed, params.next) : reportNoConnection(mode);
    setChangedFields([]);
    if (sending && result.email !== undefined) onSent({ email: result.email, typed, View: sending.SentView });
    return { typed, result };
  }
  const [{ typed, result }, action, pending] = useActionState(send, { typed: initial, result: null });
  const errorOf = (name: string) => (changedFields.includes(name) ? undefined : result?.fields?.[name]);

  useEffect(() => {
    if (result?.fields) form.current?.querySelector<HTMLElement>("[aria-invalid], [type=submit]")?.focus();
  }, [result]);

  function correct(meant: string) {
    if (!email.current) return;
    email.current.value = meant;
    email.current.focus();
    setFinishedEmail("");
  }

  function onFieldInput(name: string) {
    if (result?.fields?.[name]) setChangedFields((names) => [...names, name]);
    loadSending().catch(() => {});
  }

  return (
    <form
      ref={form}
      action={action}
      noValidate
      onInput={({ target }) => onFieldInput((target as HTMLInputElement).name)}
      className="space-y-5"
    >
      {result?.errorMessage && !pending && <FormError>{result.errorMessage}</FormError>}
      {mode === "sign-up" && (
        <EntryField
          label="Full Name"
          name="name"
          autoComplete="name"
          defaultValue={typed?.name}
          readOnly={pending}
          autoFocus
          error={errorOf("name")}
        />
      )}
      <EntryField
        label="Email address"
        ref={email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="you@example.com"
        defaultValue={typed?.email ?? params.email}
        readOnly={pending}
        autoFocus={mode === "sign-in"}
        onBlur={({ target }) => setFinishedEmail(target.value)}
        onChange={() => setFinishedEmail("")}
        error={errorOf("email")}
        hint={<EmailHint mode={mode} email={finishedEmail} onCorrect={correct} />}
      />
      <button type="submit" disabled={pending} className={buttonVariants({ className: "w-full" })}>
        {pending ? "SendResult link..." : copy.button}
      </button>
    </form>
  );
}

/** Has its height from the beginning. Otherwise the button below would move away while the user presses it. */
function EmailHint({ mode, email, onCorrect }: { mode: AuthMode; email: string; onCorrect(email: string): void }) {
  const sentence = mode === "sign-in" && "We'll send you a magic link to your email";
  return (
    <span className="block min-h-6 leading-6">
      {didYouMean(email) ? <TypoHint email={email} onCorrect={onCorrect} /> : sentence}
    </span>
  );
}

function typedIn(data: FormData): Typed {
  const name = data.get("name");
  return { email: String(data.get("email")), ...(name === null ? {} : { name: String(name) }) };
}

function reportNoConnection(mode: AuthMode): SendResult {
  const errorMessage = "No connection. Please check your network and try again.";
  const description = mode === "sign-up" ? "Failed to send login link" : errorMessage;
  toast({ variant: "destructive", title: AUTH_COPY[mode].failed, description });
  return { fields: {}, errorMessage };
}
