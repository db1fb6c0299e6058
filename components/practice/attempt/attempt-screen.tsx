"use client";
import dynamic from "next/dynamic";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import { sentenceOf } from "@/lib/platform/query/call";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { useAttempt } from "@/lib/practice/hooks/attempt";
import { isTimed } from "@/lib/practice/rules/words";
import type { Block } from "@/lib/writing/block";
import { AttemptView } from "./attempt-view";

const ExamView = dynamic(
  loadWithRetry(() => import("../exam/exam-view").then((exam) => exam.ExamView)),
  {
    loading: () => <Skeleton className="mx-auto h-96 max-w-4xl" />,
  },
);

type AttemptScreenProps = {
  id: number;
  /** What the exam gives to its students; null in practice. */
  formulae: Block[] | null;
};

export function AttemptScreen({ id, formulae }: AttemptScreenProps) {
  const { data: attempt, error, isFetchedAfterMount, refetch } = useAttempt(id);
  if (!attempt) {
    if (!error) return <Skeleton className="mx-auto h-96 max-w-4xl" />;
    return <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  if (attempt.state === "finished") return <AttemptOver attempt={attempt} />;
  const isTabKnown = isFetchedAfterMount && !error;
  if (isTimed(attempt.kind)) return <ExamView attempt={attempt} isTabKnown={isTabKnown} formulae={formulae} />;
  return <AttemptView attempt={attempt} isTabKnown={isTabKnown} />;
}

/** A bookmark or an old tab may lead to an attempt that is already finished. */
function AttemptOver({ attempt }: { attempt: Attempt }) {
  const what = isTimed(attempt.kind) ? "exam" : "practice";
  return (
    <EmptyState
      as="h1"
      icon="circle-check-big"
      title={attempt.title}
      description={`This ${what} is finished. Your answers are in its result.`}
      action={
        <Link href={`/practice/${attempt.id}/result`} className={buttonVariants()}>
          Show the result
        </Link>
      }
    />
  );
}
