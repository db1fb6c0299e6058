"use client";

import { FailureNotice } from "@/components/shell/failure-notice";
import { inter, sourceSerif } from "./fonts";
import "./globals.css";

/** Replaces the root layout when the layout itself fails. */
export default function GlobalError({ error, retry }: { error: unknown; retry(): void }) {
  return (
    <html lang="en-GB" className={`${inter.variable} ${sourceSerif.variable}`}>
      <body className="min-h-dvh">
        <title>Something went wrong · Pacioli</title>
        <FailureNotice error={error} onRetry={retry} />
      </body>
    </html>
  );
}
