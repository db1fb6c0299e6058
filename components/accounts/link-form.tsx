"use client";

import { useActionState, useEffect, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { toast } from "@/lib/platform/toast";
import { DOOR_WORDS, type Door } from "./door-words";
import { EntryField } from "./entry-field";
import type { Sending, Typed } from "./send-link";
import type { SentView } from "./sent-view";
import { Trouble } from "./trouble";
import { TypoHint } from "./typo-hint";
import { useAsked } from "./use-asked";

export type Sent = { email: string; typed: Typed; View: typeof SentView };
type LinkFormProps = { door: Door; typed: Typed | null; onSent(sent: Sent): void };
type State = { typed: Typed | null; wrong: Sending | null };

/** What a visitor needs who has begun to type, and nobody before. */
const loadRest = () => Promise.all([import("./send-link"), import("./sent-view")]);

/** A form action rather than a submit handler: React keeps a press that comes before the page's code does. */
export function LinkForm({ door, typed, onSent }: LinkFormProps) {
  const asked = useAsked();
  const form = useRef<HTMLFormElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState("");
  const [mended, setMended] = useState<string[]>([]);
  const words = DOOR_WORDS[door];

  async function send(_: State, data: FormData): Promise<State> {
    const now = typedIn(data);
    const rest = await loadRest().catch(() => null);
    const wrong = rest ? await rest[0].sendLink(door, now, asked.next) : unreachable(door);
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
      {wrong?.trouble && !pending && <Trouble>{wrong.trouble}</Trouble>}
      {door === "sign-up" && (
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
        autoFocus={door === "sign-in"}
        onBlur={({ target }) => setLeft(target.value)}
        error={errorOf("email")}
        hint={<EmailHint door={door} email={left} onCorrect={correct} />}
      />
      <button type="submit" disabled={pending} className={buttonVariants({ className: "w-full" })}>
        {pending ? "Sending link..." : words.button}
      </button>
    </form>
  );
}

function EmailHint({ door, email, onCorrect }: { door: Door; email: string; onCorrect(email: string): void }) {
  return (
    <>
      <TypoHint email={email} onCorrect={onCorrect} />
      {door === "sign-in" && "We'll send you a magic link to your email"}
    </>
  );
}

function typedIn(data: FormData): Typed {
  const name = data.get("name");
  return { email: String(data.get("email")), ...(name === null ? {} : { name: String(name) }) };
}

function unreachable(door: Door): Sending {
  const trouble = "No connection. Please check your network and try again.";
  const description = door === "sign-up" ? "Failed to send login link" : trouble;
  toast({ variant: "destructive", title: DOOR_WORDS[door].failed, description });
  return { fields: {}, trouble };
}
