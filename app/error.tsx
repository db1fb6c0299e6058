"use client";

import { FailureNotice } from "@/components/shell/failure-notice";

export default function ErrorPage({ error, retry }: { error: unknown; retry(): void }) {
  return <FailureNotice error={error} onRetry={retry} />;
}
