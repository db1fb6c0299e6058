import { ExternalLink } from "lucide-react";
import { useEffect, useRef } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import type { AuthMode } from "./auth-copy";
import { CodeForm } from "./code-form";
import { Resend } from "./resend";
import type { Typed } from "./send-link";
import { TypoHint } from "./typo-hint";
import { useAuthParams } from "./use-auth-params";
import { useSignedInElsewhere } from "./use-signed-in-elsewhere";
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
          <ExternalLink aria-hidden="true" />
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
