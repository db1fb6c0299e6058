"use client";

import { type ReactNode, useState } from "react";
import type { AuthMode } from "./auth-copy";
import { LinkForm, type Sent } from "./link-form";
import type { Typed } from "./send-link";

type LinkScreenProps = {
  mode: AuthMode;
  heading: ReactNode;
  /** Other ways in, below the form; gone once the link is on its way. */
  below?: ReactNode;
  /** Known from a link that has run out. */
  email?: string | undefined;
};

/** Asks for an address, then waits for its owner to read the mail. */
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
