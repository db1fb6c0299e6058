"use client";
import { Download, Printer } from "lucide-react";
import Link from "next/link";
import { marksInWords } from "@/components/questions/feedback/verdict-words";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Skeleton } from "@/components/ui/skeleton";
import { CallError, sentenceOf } from "@/lib/platform/call";
import { useResult } from "@/lib/practice/hooks/attempt";
import { rightInWords, secondsInWords } from "@/lib/practice/rules/figures";
import { AttemptOpen } from "./attempt-open";
import { CompleteOffer } from "./complete-offer";
import { ResultAreas } from "./result-areas";
import { ResultItems } from "./result-items";
import { ResultNext } from "./result-next";

export function ResultScreen({ id }: { id: number }) {
  const { data: result, error, refetch } = useResult(id);
  if (error instanceof CallError && error.code === "attempt_open") return <AttemptOpen id={id} />;
  if (!result) {
    if (!error) return <Skeleton className="mx-auto h-96 max-w-4xl" />;
    return <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  const { title, topicId, courseId, items, marks, outOf, seconds, areas, next, slowest } = result;
  return (
    <div className="mx-auto max-w-4xl space-y-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-muted-foreground text-sm">{title}</p>
          <h1 className="heading mt-1 text-3xl">{rightInWords(items)}</h1>
          <p className="mt-1 text-muted-foreground tabular-nums">
            {marksInWords(marks, outOf)} in {secondsInWords(seconds)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <a href={`/api/attempts/${id}/result.csv`} download className={buttonVariants({ variant: "outline" })}>
            <Download aria-hidden="true" />
            Download
          </a>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print
          </Button>
          <Link prefetch={false} href="/practice" className={buttonVariants({ variant: "outline" })}>
            Practice
          </Link>
        </div>
      </header>
      {result.offersCompletion && topicId !== null && courseId !== null && (
        <CompleteOffer topicId={topicId} courseId={courseId} title={title} />
      )}
      {next.length > 0 && <ResultNext next={next} />}
      {areas.length > 1 && <ResultAreas areas={areas} />}
      <ResultItems attemptId={id} items={items} slowest={slowest} />
    </div>
  );
}
