"use client";
import { CirclePlay, Lightbulb, RefreshCw } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { AttemptForm } from "@/lib/practice/contract/attempts";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { useAttempt, useChangeItem, useStartAttempt } from "@/lib/practice/hooks/attempt";
import { ItemPanel } from "./attempt/item-panel";
import { useAttemptState } from "./attempt/use-attempt-state";

type TryHereProps = {
  /** The question's key in a lesson, or the thread whose variant is shown. */
  form: Pick<AttemptForm, "topicId" | "question" | "threadId">;
  title?: string;
  hint?: string;
};

/** One practice question that is answered in the page. It is requested only on a press. */
export function TryHere({ form, title = "Try it", hint = "One question on what you have just read." }: TryHereProps) {
  const [id, setId] = useState<number>();
  const { start, isPending } = useStartAttempt((attempt) => setId(attempt.id));
  const again = () => isPending || start({ kind: "try", ...form });
  return (
    // Not a landmark, because a lesson may contain several of them.
    <div className="rounded-lg border border-primary/40 bg-card print:hidden">
      {id === undefined ? (
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 md:px-5">
          <p>
            <span className="font-semibold">{title}.</span> <span className="text-muted-foreground">{hint}</span>
          </p>
          <Button onClick={again} aria-disabled={isPending}>
            <CirclePlay aria-hidden="true" />
            {isPending ? "Starting..." : "Show the question"}
          </Button>
        </div>
      ) : (
        <Started
          key={id}
          id={id}
          within={form.threadId ? "thread" : "lesson"}
          isStarting={isPending}
          onAgain={form.threadId ? undefined : again}
        />
      )}
    </div>
  );
}

type SingleProps = {
  within: "lesson" | "thread";
  isStarting: boolean;
  /** Requests another variant. */
  onAgain: (() => void) | undefined;
};

function Started({ id, ...single }: SingleProps & { id: number }) {
  const { data: attempt, isFetchedAfterMount } = useAttempt(id);
  if (!attempt) return <Skeleton className="h-56" />;
  return <TriedQuestion attempt={attempt} isAsked={isFetchedAfterMount} {...single} />;
}

type TriedQuestionProps = SingleProps & { attempt: Attempt; isAsked: boolean };

function TriedQuestion({ attempt, isAsked, within, isStarting, onAgain }: TriedQuestionProps) {
  const state = useAttemptState({ attempt, isAsked, onFinished: () => {} });
  const { change, isPending } = useChangeItem(attempt.id);
  const { item, isMarked, isWaiting, place } = state;
  if (!item) return null;
  const canHint = item.question?.hasHint && !item.hint && !isMarked && !isWaiting;
  return (
    <div className="p-2 md:p-3">
      <ItemPanel
        attempt={attempt}
        item={item}
        state={state}
        within={within}
        onChange={(words) => change(place, words)}
      />
      <div className="flex flex-wrap gap-2 px-2 pt-3 pb-1">
        {!isMarked && (
          <Button onClick={state.check} disabled={isWaiting || state.elsewhere}>
            {isWaiting ? "Checking..." : "Check"}
          </Button>
        )}
        {canHint && (
          <Button variant="ghost" onClick={() => change(place, { hinted: true })} disabled={isPending}>
            <Lightbulb aria-hidden="true" />
            Hint
          </Button>
        )}
        {isMarked && onAgain && (
          <Button variant="outline" onClick={onAgain} aria-disabled={isStarting}>
            <RefreshCw aria-hidden="true" />
            {isStarting ? "Starting..." : "Another one"}
          </Button>
        )}
      </div>
    </div>
  );
}
