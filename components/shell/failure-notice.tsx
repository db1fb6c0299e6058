import { useEffect, useEffectEvent, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { NoticePage } from "./notice-page";

const WAITS_SECONDS = [5, 15, 45];
// The error boundary mounts this notice again after each attempt, so the count is stored outside it.
const attempts = { count: 0, lastAt: 0 };
const RESET_MS = 180_000;

/**
 * Retries automatically a few times with growing delays, so that a busy server does not receive retries from everybody
 * at once.
 */
function useRetry(onRetry: () => void): number | null {
  const [wait] = useState(() => {
    if (Date.now() - attempts.lastAt > RESET_MS) attempts.count = 0;
    return WAITS_SECONDS[attempts.count] ?? null;
  });
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (wait === null) return;
    const spread = 0.75 + Math.random() / 2;
    const retryAndCount = () => {
      attempts.count += 1;
      attempts.lastAt = Date.now();
      retry();
    };
    // Without a connection Next would leave the page, and the browser would show its own error page.
    const onTime = () =>
      navigator.onLine ? retryAndCount() : addEventListener("online", retryAndCount, { once: true });
    const timer = setTimeout(onTime, wait * 1000 * spread);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retryAndCount);
    };
  }, [wait]);
  return wait;
}

/** A plain link to the home page: a full load works whatever state the page is in. */
export function FailureNotice({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const reference = referenceOf(error);
  const seconds = useRetry(onRetry);
  return (
    <NoticePage title="Something went wrong">
      <p>This page could not be shown. What you had already saved is kept.</p>
      <p role="status">{seconds === null ? "Trying again did not help yet." : "We try again in a few seconds."}</p>
      <p className="flex flex-wrap gap-2">
        <button type="button" onClick={onRetry} className={buttonVariants()}>
          Try again
        </button>
        <a href="/" className={buttonVariants({ variant: "outline" })}>
          Go to the homepage
        </a>
      </p>
      {reference && <p className="text-compact">Reference for support: {reference}</p>}
    </NoticePage>
  );
}

function referenceOf(error: unknown): string | null {
  if (!(error instanceof Error) || !("digest" in error)) return null;
  return typeof error.digest === "string" ? error.digest : null;
}
