"use client";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { sentenceOf } from "@/lib/platform/call";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { useAttempt } from "@/lib/practice/hooks/attempt";
import { AttemptView } from "./attempt-view";

export function AttemptScreen({ id }: { id: number }) {
  const { data: attempt, error, isFetchedAfterMount, refetch } = useAttempt(id);
  if (!attempt) {
    if (!error) return <Skeleton className="mx-auto h-96 max-w-4xl" />;
    return <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  if (attempt.state === "finished") return <AttemptOver attempt={attempt} />;
  return <AttemptView attempt={attempt} isAsked={isFetchedAfterMount && !error} />;
}

/** A bookmark or an old tab may lead to an attempt that is already finished. */
function AttemptOver({ attempt }: { attempt: Attempt }) {
  return (
    <EmptyState
      as="h1"
      icon="circle-check-big"
      title={attempt.title}
      description="This practice is finished. Your answers are in its result."
      action={
        <Link href={`/practice/${attempt.id}/result`} className={buttonVariants()}>
          Show the result
        </Link>
      }
    />
  );
}
