import { useActionState, useEffect, useRef, useState, useTransition } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { verify } from "@/lib/accounts/contract";
import { CODE_TRIES } from "@/lib/accounts/rules";
import { CallError, call, sentenceOf } from "@/lib/platform/query/call";
import type { AuthMode } from "./auth-copy";
import { sendLink, type Typed } from "./send-link";
import { TypoHint } from "./typo-hint";
import { useAuthParams } from "./use-auth-params";
import { notifyOtherTabs, useSignedInElsewhere } from "./use-signed-in-elsewhere";
import { webmailOf } from "./webmail";

type SentViewProps = { mode: AuthMode; email: string; typed: Typed; onBack(corrected?: string): void };

export function SentView({ mode, email, typed, onBack }: SentViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { next = "/dashboard" } = useAuthParams();
  const webmail = webmailOf(email);
  useSignedInElsewhere(next);
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="heading text-2xl outline-none">
        {mode === "sign-up" ? "Check Your Email" : "Check your inbox"}
      </h1>
      <p className="mt-3 text-muted-foreground">
        {mode === "sign-up"
          ? "We sent you a magic link. Open it to get going; it expires in 15 minutes."
          : "Email sent! Check your inbox for the login link. It will expire in 15 minutes."}
      </p>
      <p className="mt-4 border-primary border-l-2 pl-3 font-medium wrap-anywhere">{email}</p>
      <TypoHint email={email} onCorrect={onBack} />
      {webmail && (
        <a
          href={webmail.url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ className: "mt-5 w-full" })}
        >
          Open {webmail.name}
          <Icon name="external-link" />
          <span className="sr-only">(in a new tab)</span>
        </a>
      )}
      <CodeForm email={email} />
      <Resend mode={mode} typed={typed} next={next} />
      <p className="mt-2 text-muted-foreground text-sm">
        Nothing there? Look in your spam folder, or{" "}
        <button
          type="button"
          onClick={() => onBack()}
          className={buttonVariants({ variant: "link", className: "h-auto! px-0!" })}
        >
          Try Again
        </button>{" "}
        with another address.
      </p>
    </>
  );
}

const RESEND_SECONDS = 30;

function Resend({ mode, typed, next }: { mode: AuthMode; typed: Typed; next: string }) {
  const [left, setLeft] = useState(RESEND_SECONDS);
  const [errorMessage, setErrorMessage] = useState("");
  const [pending, start] = useTransition();
  const waiting = left > 0;

  useEffect(() => {
    if (!waiting) return;
    const until = Date.now() + RESEND_SECONDS * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [waiting]);

  const resend = () =>
    start(async () => {
      const result = await sendLink(mode, typed, next);
      setErrorMessage(result.errorMessage ?? "");
      if (result.email !== undefined) setLeft(RESEND_SECONDS);
    });

  return (
    <div className="mt-5">
      <button
        type="button"
        aria-disabled={waiting || pending}
        onClick={() => !waiting && !pending && resend()}
        className={buttonVariants({ variant: "secondary", className: "w-full" })}
      >
        {pending ? "Sending link..." : waiting ? `Send it again in ${left} s` : "Send it again"}
      </button>
      {errorMessage && (
        <p role="alert" className="mt-1.5 font-medium text-compact text-destructive">
          {errorMessage}
        </p>
      )}
    </div>
  );
}

type State = { tries: number; code: string; wrong?: string; done?: true };

function CodeForm({ email }: { email: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [state, action, pending] = useActionState(
    (before: State, data: FormData) => attempt(email, before, String(data.get("code"))),
    { tries: 0, code: "" },
  );
  useEffect(() => {
    if (state.wrong) input.current?.select();
  }, [state]);
  const busy = pending || state.done;

  return (
    <form action={action} noValidate className="mt-6 border-t pt-5">
      <Field label="Or type the 6-digit code from the e-mail" error={busy ? undefined : state.wrong}>
        {(wiring) => (
          <div className="flex gap-2">
            <Input
              {...wiring}
              ref={input}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              defaultValue={state.code}
              readOnly={pending}
              onChange={({ target }) => {
                target.value = digitsOf(target.value);
                if (target.value.length === CODE_DIGITS && !busy) target.form?.requestSubmit();
              }}
              className="text-lg tracking-[0.3em] md:text-lg"
            />
            <button type="submit" disabled={busy} className={buttonVariants({ variant: "outline" })}>
              {busy ? "Signing in..." : "Sign in"}
            </button>
          </div>
        )}
      </Field>
    </form>
  );
}

const CODE_DIGITS = 6;

/** Pasted codes often contain blanks, dashes and surrounding text. */
const digitsOf = (text: string) => text.replace(/\D/g, "").slice(0, CODE_DIGITS);

async function attempt(email: string, { tries }: State, typed: string): Promise<State> {
  const code = digitsOf(typed);
  if (code.length < CODE_DIGITS) return { tries, code, wrong: "The code has six digits." };
  try {
    const { next } = await call(verify, { body: { email, code } });
    notifyOtherTabs();
    location.assign(next);
    return { tries, code, done: true };
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== "link_expired")
      return { tries, code, wrong: sentenceOf(error) };
    return { tries: tries + 1, code, wrong: refusal(tries + 1) };
  }
}

const refusal = (tries: number) =>
  tries < CODE_TRIES
    ? "This code is not right, or it has expired. Please compare it with the newest e-mail."
    : "This code no longer works after five wrong tries. Please send a new e-mail.";
