"use client";
import { useEffect, useState } from "react";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { verdictMarks } from "@/components/questions/feedback/verdict-words";
import { ReviewDone } from "@/components/review/review-done";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { durationOf } from "@/lib/courses/rules";
import { useShowTick } from "@/lib/lessons/hooks";
import { sentenceOf } from "@/lib/platform/query/call";
import type { Result } from "@/lib/practice/contract/shapes";
import { useResult } from "@/lib/practice/hooks/attempt";
import { forgetExam } from "@/lib/practice/hooks/exam-stores";
import { marksInWords } from "@/lib/practice/rules/exam";
import { rightInWords, secondsInWords } from "@/lib/practice/rules/figures";
import { isTimed } from "@/lib/practice/rules/words";
import { useCompleteTopic } from "@/lib/progress/hooks";
import { ShareBar } from "../share-bar";
import { ExamResultView } from "./exam-result";
import { ResultItems } from "./result-items";

export function ResultScreen({ id }: { id: number }) {
  const { data: result, error, refetch } = useResult(id);
  useEffect(() => {
    if (result && isTimed(result.kind)) forgetExam(id);
  }, [id, result]);
  if (!result) {
    if (!error) return <Skeleton className="h-96 max-w-4xl" />;
    return <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  const { kind, title, topicId, courseId, items, marks, outOf, seconds, areas, next, slowest } = result;
  const isExam = isTimed(kind);
  return (
    <div className="max-w-4xl space-y-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-muted-foreground text-sm">{title}</p>
          <h1 className="heading mt-1 text-3xl">
            {isExam ? marksInWords(marks, outOf, result.passMark) : rightInWords(items)}
          </h1>
          <p className="mt-1 text-muted-foreground tabular-nums">
            {isExam ? rightInWords(items) : `${verdictMarks(marks, outOf)} in ${secondsInWords(seconds)}`}
          </p>
          {kind === "mistakes" && (
            <p className="mt-1 text-sm">A mistake leaves your list when it was right on two later days.</p>
          )}
          {result.paper === "AUD" && (
            <p className="mt-1 text-sm">CPA scores are scaled from 0 to 99, so a share of marks is not a score.</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <a href={`/api/attempts/${id}/result.csv`} download className={buttonVariants({ variant: "outline" })}>
            <Icon name="download" />
            Download
          </a>
          <Button variant="outline" onClick={() => window.print()}>
            <Icon name="printer" />
            Print
          </Button>
          <Link href="/practice" className={buttonVariants({ variant: "outline" })}>
            Practice
          </Link>
        </div>
      </header>
      {result.offersCompletion && topicId !== null && courseId !== null && (
        <CompleteOffer topicId={topicId} courseId={courseId} title={title} />
      )}
      {isExam && <ExamResultView result={result} />}
      {kind === "review" && <ReviewDone />}
      {next.length > 0 && <ResultNext next={next} />}
      {areas.length > 1 && <ResultAreas areas={areas} />}
      <ResultItems attemptId={id} items={items} slowest={slowest} />
    </div>
  );
}

/** Marks by area, each with its rating. */
function ResultAreas({ areas }: { areas: Result["areas"] }) {
  return (
    <SectionCard title="Areas">
      <ul className="divide-y border-t">
        {areas.map(({ moduleId, title, marks, outOf, word }) => (
          <li key={moduleId} className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 px-4 py-3 md:px-5">
            <p className="min-w-0 font-medium text-sm">{title}</p>
            <p className="text-sm tabular-nums">
              {marks} of {outOf} <span className="text-muted-foreground">{word}</span>
            </p>
            <ShareBar share={outOf === 0 ? 0 : marks / outOf} className="col-span-2" />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** Suggestions what to do next. */
function ResultNext({ next }: { next: Result["next"] }) {
  return (
    <SectionCard title="What to do next" className="print:hidden">
      <ul className="divide-y border-t">
        {next.map(({ sentence, minutes, link }) => (
          <li key={sentence}>
            <Link
              href={link}
              className="flex min-h-12 items-center gap-3 px-4 py-2.5 -outline-offset-2! hover:bg-muted/50 md:px-5"
            >
              <span className="min-w-0 flex-1">{sentence}</span>
              <span className="shrink-0 text-compact text-muted-foreground">{durationOf(minutes)}</span>
              <Icon name="arrow-right" className="size-4 shrink-0 text-primary" />
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

type CompleteOfferProps = { topicId: number; courseId: number; title: string };

/** Shown after a good quiz. The student decides whether to tick the topic. */
function CompleteOffer({ topicId, courseId, title }: CompleteOfferProps) {
  const [isDone, setDone] = useState(false);
  const { mutate, isPending } = useCompleteTopic(courseId, () => title);
  const showTick = useShowTick(topicId);
  const onSuccess = () => {
    setDone(true);
    showTick(true);
  };
  return (
    <section
      aria-label="Complete this topic"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-primary/40 bg-primary-soft px-4 py-3 md:px-5 print:hidden"
    >
      <p className="min-w-0 flex-1 basis-60">
        {isDone ? `'${title}' is completed.` : `You know most of '${title}'. Is this topic done?`}
      </p>
      {!isDone && (
        <Button
          aria-disabled={isPending}
          onClick={() => isPending || mutate({ params: { id: topicId }, body: { completed: true } }, { onSuccess })}
        >
          <Icon name="check" />
          Mark as complete
        </Button>
      )}
    </section>
  );
}
