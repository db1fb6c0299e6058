"use client";

import { type ReactNode, useActionState, useEffect, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/lib/platform/browser/toast";
import { AUTH_COPY, type AuthMode } from "./auth-copy";
import { didYouMean } from "./did-you-mean";
import { EntryField } from "./entry-field";
import { FormError } from "./form-error";
import type { Sending, Typed } from "./send-link";
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
        <LinkForm mode={mode} typed={typed} onSent={setSent} />
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
type LinkFormProps = { mode: AuthMode; typed: Typed | null; onSent(sent: Sent): void };
type State = { typed: Typed | null; wrong: Sending | null };

/** Loaded when a visitor begins to type. */
const loadRest = () => Promise.all([import("./send-link"), import("./sent-view")]);

/** A form action instead of a submit handler: React replays a submit that happens before hydration. */
function LinkForm({ mode, typed, onSent }: LinkFormProps) {
  const asked = useAuthParams();
  const form = useRef<HTMLFormElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState("");
  const [mended, setMended] = useState<string[]>([]);
  const copy = AUTH_COPY[mode];

  async function send(_: State, data: FormData): Promise<State> {
    const now = typedIn(data);
    const rest = await loadRest().catch(() => null);
    const wrong = rest ? await rest[0].sendLink(mode, now, asked.next) : unreachable(mode);
    setMended([]);
    if (rest && wrong.email !== undefined) onSent({ email: wrong.email, typed: now, View: rest[1].SentView });
    return { typed: now, wrong };
  }
  const [{ typed: last, wrong }, action, pending] = useActionState(send, { typed, wrong: null });
  const errorOf = (name: string) => (mended.includes(name) ? undefined : wrong?.fields?.[name]);

  useEffect(() => {
    if (wrong?.fields) form.current?.querySelector<HTMLElement>("[aria-invalid], [type=submit]")?.focus();
  }, [wrong]);

  function correct(meant: string) {
    if (!email.current) return;
    email.current.value = meant;
    email.current.focus();
    setLeft("");
  }

  function noteInput(name: string) {
    if (wrong?.fields?.[name]) setMended((names) => [...names, name]);
    loadRest().catch(() => {});
  }

  return (
    <form
      ref={form}
      action={action}
      noValidate
      onInput={({ target }) => noteInput((target as HTMLInputElement).name)}
      className="space-y-5"
    >
      {wrong?.trouble && !pending && <FormError>{wrong.trouble}</FormError>}
      {mode === "sign-up" && (
        <EntryField
          label="Full Name"
          name="name"
          autoComplete="name"
          defaultValue={last?.name}
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
        defaultValue={last?.email ?? asked.email}
        readOnly={pending}
        autoFocus={mode === "sign-in"}
        onBlur={({ target }) => setLeft(target.value)}
        onChange={() => setLeft("")}
        error={errorOf("email")}
        hint={<EmailHint mode={mode} email={left} onCorrect={correct} />}
      />
      <button type="submit" disabled={pending} className={buttonVariants({ className: "w-full" })}>
        {pending ? "Sending link..." : copy.button}
      </button>
    </form>
  );
}

/** Takes its room from the beginning: a button below that moves while it is pressed is not pressed. */
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

function unreachable(mode: AuthMode): Sending {
  const trouble = "No connection. Please check your network and try again.";
  const description = mode === "sign-up" ? "Failed to send login link" : trouble;
  toast({ variant: "destructive", title: AUTH_COPY[mode].failed, description });
  return { fields: {}, trouble };
}
