"use client";

import { FailureNotice } from "@/components/shell/failure-notice";
import { inter, sourceSerif } from "./fonts";
import "./globals.css";

/** Takes the place of the root layout when that itself fails. */
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
