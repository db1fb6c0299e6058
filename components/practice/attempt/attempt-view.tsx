"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { preloadEditors } from "@/components/questions/answer-fields";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { useChangeItem } from "@/lib/practice/hooks/attempt";
import { withOption } from "@/lib/questions/rules/drafts";
import { ElsewhereBanner } from "../elsewhere-banner";
import { AttemptHeader } from "./attempt-header";
import { ItemPanel } from "./item-panel";
import { useAttemptKeys } from "./use-attempt-keys";
import { type AttemptState, useAttemptState } from "./use-attempt-state";

/** One question of an open attempt with its navigation. */
export function AttemptView({ attempt, isTabKnown }: { attempt: Attempt; isTabKnown: boolean }) {
  const router = useRouter();
  const toResult = () => router.push(`/practice/${attempt.id}/result`);
  const state = useAttemptState({ attempt, isTabKnown, onFinished: toResult });
  const { change, isPending } = useChangeItem(attempt.id);
  const [listsKeys, setListsKeys] = useState(false);
  useEffect(() => preloadEditors(attempt.items.map(({ question }) => question)), [attempt]);
  const { item, draft, place } = state;

  const flag = () => item && change(place, { flagged: !item.flagged });
  const hint = () => item?.question?.hasHint && !item.hint && !state.isMarked && change(place, { hinted: true });
  const goOn = () => (state.isDone ? (state.next === null ? finish() : state.goOn()) : state.check());
  const finish = () => state.hasUnsent || state.finish();
  useAttemptKeys({
    choose(number) {
      const id = item?.question && "options" in item.question ? item.question.options[number - 1]?.id : undefined;
      if (id && (draft?.kind === "choice" || draft?.kind === "several")) state.write(withOption(draft, id));
    },
    goOn,
    step: state.step,
    flag,
    skip: () => !state.isDone && state.skip(),
    hint,
    ...(state.canRest && { rest: state.rest }),
    guessed: () => item?.feedback?.verdict === "right" && change(place, { guessed: !item.guessed }),
    easy: () => item?.feedback?.verdict === "right" && change(place, { easy: !item.easy }),
    listKeys: () => setListsKeys(true),
  });

  return (
    <div className="mx-auto max-w-4xl">
      <AttemptHeader attempt={attempt} state={state} onFlag={flag} listsKeys={listsKeys} onListKeys={setListsKeys} />
      {state.isElsewhere && (
        <ElsewhereBanner isTaking={state.isTaking} onTakeOver={state.takeOver}>
          Answers are taken from one tab at a time. What you wrote here is kept.
        </ElsewhereBanner>
      )}
      {item && <ItemPanel attempt={attempt} item={item} state={state} onChange={(body) => change(place, body)} />}
      <AttemptFoot
        state={state}
        canHint={Boolean(item?.question?.hasHint && !item.hint)}
        isHinting={isPending}
        onGoOn={goOn}
        onHint={hint}
      />
    </div>
  );
}

type AttemptFootProps = {
  state: AttemptState;
  canHint: boolean;
  isHinting: boolean;
  onGoOn(): void;
  onHint(): void;
};

/** The navigation buttons, at the bottom on a phone, with the saving state. */
function AttemptFoot({ state, canHint, isHinting, onGoOn, onHint }: AttemptFootProps) {
  const { isDone, next, item } = state;
  return (
    <footer
      data-keep-clear
      className="z-30 flex flex-wrap items-center gap-2 border-t bg-background px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-md:fixed max-md:inset-x-0 max-md:bottom-0 md:sticky md:bottom-0 md:mt-4 md:px-0"
    >
      {isDone ? (
        <GoOn state={state} onGoOn={onGoOn} />
      ) : (
        <>
          <Button size="lg" onClick={onGoOn} disabled={state.isElsewhere} className="max-sm:flex-1">
            Check
          </Button>
          {(next !== null || item?.state === "new") && (
            <Button
              variant="ghost"
              size="lg"
              onClick={state.skip}
              disabled={next === null || state.isElsewhere}
              className="px-4"
            >
              Skip
            </Button>
          )}
          {canHint && (
            <Button
              variant="ghost"
              size="lg"
              onClick={onHint}
              disabled={isHinting || state.isElsewhere}
              className="px-4"
            >
              <Icon name="lightbulb" />
              Hint
            </Button>
          )}
        </>
      )}
      <Saving state={state} />
    </footer>
  );
}

function GoOn({ state, onGoOn }: { state: AttemptState; onGoOn(): void }) {
  const { next, hasUnsent, isFinishing } = state;
  if (next !== null)
    return (
      <Button size="lg" onClick={onGoOn} className="max-sm:flex-1">
        Next
      </Button>
    );
  return (
    <Button
      size="lg"
      onClick={onGoOn}
      disabled={hasUnsent || isFinishing || state.isElsewhere}
      className="max-sm:flex-1"
    >
      {isFinishing ? "Finishing..." : "Show the result"}
    </Button>
  );
}

/** Only answers that the server has confirmed are called saved. */
function Saving({ state: { hasUnsent, sendProblem, isMarked } }: { state: AttemptState }) {
  const status = hasUnsent ? (sendProblem ? NOT_SAVED[sendProblem] : "Saving…") : isMarked ? "Saved" : "";
  return (
    <p role="status" className="ml-auto flex items-center gap-2 text-compact text-muted-foreground">
      {hasUnsent && !sendProblem && <Spinner label="" className="size-4" />}
      {sendProblem && <Icon name="cloud-off" className="size-4" />}
      {status}
    </p>
  );
}

const NOT_SAVED = {
  offline: "Not saved: no connection",
  "signed-out": "Not saved: signed out",
  busy: "Not saved: the server is busy",
} as const;
