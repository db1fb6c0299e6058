import { ErrorState } from "@/components/shell/error-state";
import { SpinnerScreen } from "@/components/shell/spinner-screen";
import { sentenceOf } from "@/lib/platform/query/call";

type PendingQuery = { data: unknown; error: unknown; refetch(): unknown };

/** Shown instead of a screen until all its queries have loaded. */
export function QueryFallback({ queries }: { queries: PendingQuery[] }) {
  const missing = queries.filter(({ data }) => data === undefined);
  const failed = missing.find(({ error }) => error);
  if (!failed) return <SpinnerScreen />;
  return <ErrorState message={sentenceOf(failed.error)} onRetry={() => missing.map((query) => query.refetch())} />;
}
