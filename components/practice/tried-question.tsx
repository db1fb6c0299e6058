"use client";
import { Lightbulb, RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { useChangeItem } from "@/lib/practice/hooks/attempt";
import { ItemPanel } from "./attempt/item-panel";
import { useAttemptState } from "./attempt/use-attempt-state";

type TriedQuestionProps = {
  attempt: Attempt;
  isAsked: boolean;
  isStarting: boolean;
  /** Draws another variant. */
  onAgain: (() => void) | undefined;
};

export function TriedQuestion({ attempt, isAsked, isStarting, onAgain }: TriedQuestionProps) {
  const state = useAttemptState({ attempt, isAsked, onFinished: () => {} });
  const { change, isPending } = useChangeItem(attempt.id);
  const { item, isMarked, isWaiting, place } = state;
  if (!item) return null;
  const canHint = item.question?.hasHint && !item.hint && !isMarked && !isWaiting;
  return (
    <div className="p-2 md:p-3">
      <ItemPanel attempt={attempt} item={item} state={state} onChange={(words) => change(place, words)} />
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
