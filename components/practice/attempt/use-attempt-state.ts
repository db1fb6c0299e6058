"use client";
import { useEffect, useRef, useState } from "react";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { useAttemptCache, useFinish, useHold, useSeen, useSkip } from "@/lib/practice/hooks/attempt";
import { useOutbox } from "@/lib/practice/hooks/outbox";
import { unsentAt } from "@/lib/practice/rules/outbox";
import { needsNoAnswer, neighbour, nextInWalk, startPlace } from "@/lib/practice/rules/walk";
import type { Answer } from "@/lib/questions/contract/answers";
import { answerOf, emptyDraft, faultOf, fits } from "@/lib/questions/rules/drafts";
import { useRest } from "@/lib/review/hooks";
import { useSeconds } from "./use-seconds";

type Options = { attempt: Attempt; isTabKnown: boolean; onFinished(): void };

/** The state of an attempt: the current item, the answers, and all actions. */
export function useAttemptState({ attempt, isTabKnown, onFinished }: Options) {
  const { id } = attempt;
  const cache = useAttemptCache(id);
  const [isTakenOver, setTakenOver] = useState(false);
  // Until the server has received this tab's id, it cannot say whether this tab may write.
  const isElsewhere = isTakenOver || (isTabKnown && !attempt.held && attempt.state === "open");
  const sender = useOutbox(id, !isElsewhere, {
    onAnswered: cache.showAnswered,
    onElsewhere: () => setTakenOver(true),
    onRefused: cache.refetch,
  });
  const { outbox } = sender;
  const waiting = outbox.unsent.filter(({ refused }) => refused === undefined).map(({ place }) => place);
  const [place, setPlace] = useState(() => startPlace(attempt));
  const [fault, setFault] = useState<string | null>(null);
  const item = attempt.items.find((candidate) => candidate.place === place);
  const unsent = unsentAt(outbox, place);
  const isMarked = item?.state === "marked";
  const isWaiting = waiting.includes(place);
  const secondsAt = useSeconds(place, !isMarked && !isWaiting);
  const draft = draftAt();

  function draftAt(): Answer | null {
    if (!item?.question) return null;
    if (isMarked) return item.answer ?? emptyDraft(item.question);
    const storedDraft = isWaiting ? unsent?.answer : (outbox.drafts[place] ?? unsent?.answer);
    return storedDraft && fits(item.question, storedDraft) ? storedDraft : emptyDraft(item.question);
  }

  const { rest } = useRest({ onRested: cache.showLeftOut });
  const hold = useHold(id);
  const finish = useFinish(id, onFinished);
  const skip = useSkip(id);
  const seen = useSeen(id);
  const headings = useFocusOnNews(place, isMarked);

  const goTo = (to: number | null) => {
    if (to === null || to === place) return;
    setPlace(to);
    setFault(null);
    headings.goTo();
    seen(to);
  };
  return {
    place,
    item,
    draft,
    waiting,
    isMarked,
    isWaiting,
    isDone: isWaiting || (item !== undefined && needsNoAnswer(item)),
    isElsewhere,
    sendProblem: sender.sendProblem,
    fault: fault ?? unsent?.refused ?? null,
    headings,
    secondsAt,
    next: nextInWalk(attempt, waiting, place),
    isTaking: hold.isPending,
    isFinishing: finish.isPending,
    hasUnsent: waiting.length > 0,
    write(next: Answer) {
      if (isMarked || isWaiting) return;
      setFault(null);
      sender.draft(place, next);
    },
    check() {
      if (!item?.question || !draft || isMarked || isWaiting || isElsewhere) return;
      const wrong = faultOf(item.question, draft);
      setFault(wrong);
      if (wrong) return;
      headings.await();
      sender.answer({ place, answer: answerOf(draft), seconds: secondsAt(place), hinted: item.hinted, at: Date.now() });
    },
    skip() {
      const to = nextInWalk(attempt, waiting, place);
      skip(place);
      goTo(to);
    },
    /** 'Not now': the point rests for a week, and its question leaves this review. */
    canRest: attempt.kind === "review" && item?.state === "new" && !isWaiting && !item.withdrawn && !isElsewhere,
    rest() {
      if (item?.pointId == null) return;
      const to = nextInWalk(attempt, waiting, place);
      rest(item.pointId);
      goTo(to);
    },
    goOn: () => goTo(nextInWalk(attempt, waiting, place)),
    step: (by: 1 | -1) => goTo(neighbour(attempt, place, by)),
    // The server refuses unsent answers until it knows that this tab writes again.
    takeOver: () => hold.hold(() => setTakenOver(false)),
    finish: finish.finish,
  };
}

export type AttemptState = ReturnType<typeof useAttemptState>;

/** The focus moves to the verdict when it appears, and to the question when another one is shown. */
function useFocusOnNews(place: number, isMarked: boolean) {
  const question = useRef<HTMLHeadingElement>(null);
  const verdict = useRef<HTMLHeadingElement>(null);
  const awaited = useRef<"verdict" | "question" | null>(null);
  useEffect(() => {
    if (awaited.current !== "verdict" || !isMarked) return;
    awaited.current = null;
    verdict.current?.focus({ preventScroll: true });
    verdict.current?.scrollIntoView({ block: "nearest" });
  }, [isMarked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the item changes
  useEffect(() => {
    if (awaited.current !== "question") return;
    awaited.current = null;
    question.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [place]);
  return {
    question,
    verdict,
    await: () => {
      awaited.current = "verdict";
    },
    goTo: () => {
      awaited.current = "question";
    },
  };
}
