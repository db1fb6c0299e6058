"use client";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { useAttempt, useChangeItem } from "@/lib/practice/hooks/attempt";
import { ItemPanel } from "./attempt/item-panel";
import { useAttemptState } from "./attempt/use-attempt-state";

type SingleProps = {
  within: "lesson" | "thread";
  isStarting: boolean;
  /** Requests another variant. */
  onAgain: (() => void) | undefined;
};

/** The question, its fields and its feedback: loaded with the first question, as most readers of a page try none. */
export function TriedQuestion({ id, ...single }: SingleProps & { id: number }) {
  const { data: attempt, isFetchedAfterMount } = useAttempt(id);
  if (!attempt) return <Skeleton className="h-56" />;
  return <OneQuestion attempt={attempt} isTabKnown={isFetchedAfterMount} {...single} />;
}

type OneQuestionProps = SingleProps & { attempt: Attempt; isTabKnown: boolean };

function OneQuestion({ attempt, isTabKnown, within, isStarting, onAgain }: OneQuestionProps) {
  const state = useAttemptState({ attempt, isTabKnown, onFinished: () => {} });
  const { change, isPending } = useChangeItem(attempt.id);
  const { item, isMarked, isWaiting, place } = state;
  if (!item) return null;
  const canHint = item.question?.hasHint && !item.hint && !isMarked && !isWaiting;
  return (
    // A form, so that Enter in a field checks the answer as in practice.
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        state.check();
      }}
      className="p-2 md:p-3"
    >
      <ItemPanel
        attempt={attempt}
        item={item}
        state={state}
        within={within}
        onChange={(itemChange) => change(place, itemChange)}
      />
      <div className="flex flex-wrap gap-2 px-2 pt-3 pb-1">
        {!isMarked && (
          <Button type="submit" disabled={isWaiting || state.isElsewhere}>
            {isWaiting ? "Checking..." : "Check"}
          </Button>
        )}
        {canHint && (
          <Button variant="ghost" onClick={() => change(place, { hinted: true })} disabled={isPending}>
            <Icon name="lightbulb" />
            Hint
          </Button>
        )}
        {isMarked && onAgain && (
          <Button variant="outline" onClick={onAgain} aria-disabled={isStarting}>
            <Icon name="refresh-cw" />
            {isStarting ? "Starting..." : "Another one"}
          </Button>
        )}
      </div>
    </form>
  );
}
