"use client";
import { ErrorState } from "@/components/shell/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { sentenceOf } from "@/lib/platform/call";
import { useAttempt } from "@/lib/practice/hooks/attempt";
import { AttemptOver } from "./attempt-over";
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
