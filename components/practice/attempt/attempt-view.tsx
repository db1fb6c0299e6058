"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { useChangeItem } from "@/lib/practice/hooks/attempt";
import { withOption } from "@/lib/questions/rules/drafts";
import { AttemptFoot } from "./attempt-foot";
import { AttemptHead } from "./attempt-head";
import { ItemPanel } from "./item-panel";
import { useAttemptKeys } from "./use-attempt-keys";
import { useAttemptState } from "./use-attempt-state";

/** One question of an open attempt, with what leads on from it. */
export function AttemptView({ attempt, isAsked }: { attempt: Attempt; isAsked: boolean }) {
  const router = useRouter();
  const toResult = () => router.push(`/practice/${attempt.id}/result`);
  const state = useAttemptState({ attempt, isAsked, onFinished: toResult });
  const { change, isPending } = useChangeItem(attempt.id);
  const [listsKeys, setListsKeys] = useState(false);
  const { item, draft, place } = state;

  const flag = () => item && change(place, { flagged: !item.flagged });
  const hint = () => item?.question?.hasHint && !item.hint && !state.isMarked && change(place, { hinted: true });
  const goOn = () =>
    state.isMarked || state.isWaiting ? (state.next === null ? finish() : state.goOn()) : state.check();
  const finish = () => state.hasUnsent || state.finish();
  useAttemptKeys({
    choose(number) {
      const id = item?.question && "options" in item.question ? item.question.options[number - 1]?.id : undefined;
      if (id && (draft?.kind === "choice" || draft?.kind === "several")) state.write(withOption(draft, id));
    },
    goOn,
    step: state.step,
    flag,
    skip: () => !state.isMarked && !state.isWaiting && state.skip(),
    hint,
    guessed: () => item?.feedback?.verdict === "right" && change(place, { guessed: !item.guessed }),
    easy: () => item?.feedback?.verdict === "right" && change(place, { easy: !item.easy }),
    listKeys: () => setListsKeys(true),
  });

  return (
    <div className="mx-auto max-w-4xl">
      <AttemptHead attempt={attempt} state={state} onFlag={flag} listsKeys={listsKeys} onListKeys={setListsKeys} />
      {state.elsewhere && (
        <Banner
          variant="exam"
          className="mb-4"
          title="This attempt is open elsewhere."
          action={
            <Button size="sm" onClick={state.takeOver} disabled={state.isTaking}>
              Use it here
            </Button>
          }
        >
          Answers are taken from one tab at a time. What you wrote here is kept.
        </Banner>
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
