import { buttonLook } from "@/components/ui/button-look";
import { NoticePage } from "./notice-page";

/** A plain anchor leads home: a full load starts afresh, whatever state the page is in. */
export function FailureNotice({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const reference = referenceOf(error);
  return (
    <NoticePage title="Something went wrong">
      <p>This page could not be shown. Trying again often helps, and what you had already saved is kept.</p>
      <p className="flex flex-wrap gap-2">
        <button type="button" onClick={onRetry} className={buttonLook()}>
          Try again
        </button>
        <a href="/" className={buttonLook({ variant: "outline" })}>
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
