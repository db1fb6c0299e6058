"use client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Attempt, Item } from "@/lib/practice/contract/shapes";
import { useAttemptCache, useFinish, useHold, useSeen } from "@/lib/practice/hooks/attempt";
import { useClosePart, useExamClock, useExamOutbox } from "@/lib/practice/hooks/exam";
import { useScratchSending } from "@/lib/practice/hooks/exam-scratch";
import type { SendProblem } from "@/lib/practice/hooks/send-problem";
import { changeAt, draftAt } from "@/lib/practice/rules/exam-outbox";
import { offersBreak, openOrder, openPart } from "@/lib/practice/rules/parts";
import { neighbour, startPlace } from "@/lib/practice/rules/walk";
import type { Answer } from "@/lib/questions/contract/answers";
import { answerOf, emptyDraft, faultOf, fits, soundAnswerOf } from "@/lib/questions/rules/drafts";
import { useSeconds } from "../attempt/use-seconds";

const SUBMIT_AGAIN_MS = 10_000;
/** Fewer seconds at a question are not worth a request of their own. */
const LEAST_SECONDS = 3;

type Options = {
  attempt: Attempt;
  unsentFlags: { waits: boolean; sendProblem: SendProblem | null };
  isTabKnown: boolean;
  onFinished(): void;
};

/** The state of an exam: the question shown, the answers, the clock of the server, and all actions. */
export function useExamState({ attempt, unsentFlags, isTabKnown, onFinished }: Options) {
  const { id, items, pausedAt } = attempt;
  const cache = useAttemptCache(id);
  const [isTakenOver, setTakenOver] = useState(false);
  // Until the server has received this tab's id, it cannot say whether this tab may write. When the exam is over, no
  // tab writes to it, and each tab that shows it may finish it.
  const isElsewhere = !attempt.isOver && (isTakenOver || (isTabKnown && !attempt.held && attempt.state === "open"));
  const sender = useExamOutbox(attempt, !isElsewhere, { onElsewhere: () => setTakenOver(true), onNews: cache.refetch });
  const { outbox } = sender;
  const part = openPart(attempt);
  const order = openOrder(attempt);
  const [chosen, setPlace] = useState(() => startPlace(attempt));
  // When a part is closed, the next one begins with its first question.
  const place = order.includes(chosen) ? chosen : (order[0] ?? chosen);
  // The answers exactly as they are typed. Those that are sent have no empty lines and no sums.
  const [drafts, setDrafts] = useState<Record<number, Answer>>({});
  const item = items.find((candidate) => candidate.place === place);
  const breakEndsAt = attempt.paper?.breakEndsAt ?? null;
  const [declined, setDeclined] = useState(false);
  const isOffered = offersBreak(attempt) && !declined;
  const isPaused = pausedAt !== null || breakEndsAt !== null || isOffered;
  const [isOver, setOver] = useState(false);
  const [isTimeUp, setTimeUp] = useState(false);
  const serverNow = useServerClock(attempt.now);
  const spent = useSeconds(place, !isPaused && !isElsewhere && !isOver);
  const hold = useHold(id);
  const finish = useFinish(id, onFinished);
  const closer = useClosePart(id);
  const seen = useSeen(id);
  const clock = useExamClock(id);
  const heading = useFocusOnPlace(place);
  const isExamOver = isOver || sender.isOver || attempt.isOver;
  const scratch = useScratchSending(attempt, {
    canSend: !isElsewhere && !isPaused,
    isOver: isExamOver,
    onElsewhere: () => setTakenOver(true),
  });

  const typed = drafts[place] ?? (item && draftAt(outbox, item));
  const draft = ((): Answer | null => {
    if (!item?.question) return null;
    const latest = typed ?? changeAt(outbox, place)?.answer ?? item.answer;
    return latest && fits(item.question, latest) ? latest : emptyDraft(item.question);
  })();
  const fault = item?.question && draft && typed ? faultIn(item.question, draft) : null;

  // Saving writes the sum into the item, so the seconds from before this page are kept here.
  const before = useRef(new Map<number, number>());
  const secondsAt = ({ seconds }: Item): number => {
    const known = before.current.get(place) ?? Math.max(seconds, changeAt(outbox, place)?.seconds ?? 0);
    before.current.set(place, known);
    return known + spent(place);
  };
  const write = (next: Answer) => {
    if (!item?.question || isElsewhere || isExamOver || isPaused) return;
    setDrafts((now) => ({ ...now, [place]: next }));
    sender.write(
      {
        place,
        answer: soundAnswerOf(item.question, next),
        before: item.answer,
        seconds: secondsAt(item),
        revision: item.revision,
        at: serverNow().toISOString(),
      },
      faultIn(item.question, next) ? next : null,
    );
  };
  // Thinking takes time also where no answer comes of it, and reading an answer again.
  const keepSeconds = () => {
    const waiting = changeAt(outbox, place);
    if (!item?.question || isElsewhere || isExamOver || isPaused || waiting?.held) return;
    const seconds = secondsAt(item);
    if (seconds < Math.max(item.seconds, waiting?.seconds ?? 0) + LEAST_SECONDS) return;
    const answer = waiting ? waiting.answer : item.answer;
    sender.writeSeconds({ place, answer, seconds, revision: item.revision, at: serverNow().toISOString() });
  };
  const leave = () => {
    keepSeconds();
    sender.flush();
  };
  const goTo = (to: number | null) => {
    if (to === null || to === place) return;
    leave();
    setPlace(to);
    heading.await();
    if (!isElsewhere && !isExamOver) seen(to);
  };
  // The first question of the exam, and of a part, is shown without navigation.
  const markSeen = useEffectEvent(() => {
    if (isTabKnown && item && !item.seen && !isElsewhere && !isExamOver && !isPaused) seen(item.place);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place, when this tab may write
  useEffect(() => markSeen(), [place, isTabKnown, isPaused]);
  const isAnswered = (itemPlace: number): boolean => {
    const waiting = changeAt(outbox, itemPlace);
    return waiting
      ? waiting.answer !== null
      : (items.find((candidate) => candidate.place === itemPlace)?.answer ?? null) !== null;
  };

  // Leaving a field saves its content.
  const left = useEffectEvent(() => outbox.unsent.length > 0 && sender.flush());
  useEffect(() => {
    const onLeft = () => void left();
    document.addEventListener("focusout", onLeft);
    return () => document.removeEventListener("focusout", onLeft);
  }, []);

  const [closing, setClosing] = useState<number | null>(null);
  const submit = useEffectEvent(() => {
    if (!isElsewhere && !finish.isPending && !finish.isSuccess) finish.finish();
  });
  const waits = outbox.unsent.some(({ held }) => held === undefined) || unsentFlags.waits || scratch.waits;
  // The answers, flags and notes on this screen are sent first. Then the exam is submitted, and again until that
  // succeeds.
  useEffect(() => {
    if (!isExamOver || waits) return;
    submit();
    const timer = setInterval(() => submit(), SUBMIT_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isExamOver, waits]);
  // A part is closed once everything in it is saved.
  const close = useEffectEvent((number: number) => {
    if (number !== part?.number || isElsewhere) return;
    heading.await();
    closer.closePart(number);
  });
  useEffect(() => {
    if (closing === null || waits) return;
    close(closing);
    setClosing(null);
  }, [closing, waits]);
  // While a device sleeps, its page does not count the time.
  const ask = useEffectEvent(() => document.visibilityState === "visible" && cache.refetch());
  useEffect(() => {
    const onShown = () => void ask();
    document.addEventListener("visibilitychange", onShown);
    return () => document.removeEventListener("visibilitychange", onShown);
  }, []);

  return {
    place,
    item,
    draft,
    fault,
    outbox,
    isElsewhere,
    part,
    order,
    isPaused,
    isBreakOffered: isOffered,
    breakEndsAt,
    isOver: isExamOver,
    isTimeUp: isTimeUp || sender.isOver || attempt.isOver,
    serverNow,
    sendProblem: sender.sendProblem ?? unsentFlags.sendProblem ?? scratch.sendProblem,
    waits,
    heading: heading.ref,
    isTaking: hold.isPending,
    isFinishing: finish.isPending || finish.isSuccess,
    clockIsPending: clock.isPending,
    conflict: changeAt(outbox, place)?.held ?? null,
    isAnswered,
    /** The places with an answer that is not saved and cannot be sent as it is. */
    unsavable: items
      .filter(
        (candidate) =>
          order.includes(candidate.place) && (draftAt(outbox, candidate) || changeAt(outbox, candidate.place)?.held),
      )
      .map((candidate) => candidate.place),
    write,
    goTo,
    flush: sender.flush,
    step: (by: 1 | -1) => goTo(neighbour({ order }, place, by)),
    next: neighbour({ order }, place, 1),
    previous: neighbour({ order }, place, -1),
    keepMine: () => sender.keepMine(place, item?.revision ?? 0),
    takeNewer() {
      sender.takeNewer(place);
      setDrafts(({ [place]: _, ...others }) => others);
    },
    // The server refuses unsent answers until it knows that this tab writes again.
    takeOver: () =>
      hold.hold(() => {
        setTakenOver(false);
        setDrafts({});
      }),
    timeIsOver() {
      sender.flush();
      setTimeUp(true);
      setOver(true);
    },
    submit() {
      leave();
      setOver(true);
    },
    isClosing: closing !== null || closer.isPending,
    closePart() {
      leave();
      setClosing(part?.number ?? null);
    },
    takeBreak: clock.takeBreak,
    declineBreak() {
      setDeclined(true);
      seen(place);
    },
    pause() {
      leave();
      clock.pause();
    },
    resume: clock.resume,
  };
}

export type ExamState = ReturnType<typeof useExamState>;

type Question = Parameters<typeof faultOf>[0];

/** A blank answer may be sent: it takes an answer back. */
function faultIn(question: Question, draft: Answer): string | null {
  const blank = answerOf(draft) === null;
  // In an exam some of several may be chosen for now.
  return blank || draft.kind === "several" ? null : faultOf(question, draft);
}

/** The server's time: the time of its last response plus the time since. Never this device's own clock. */
function useServerClock(now: string): () => Date {
  const base = useRef({ now, server: Date.parse(now), at: 0 });
  if (base.current.at === 0 || base.current.now !== now)
    base.current = { now, server: Date.parse(now), at: performance.now() };
  return () => new Date(base.current.server + performance.now() - base.current.at);
}

/** The focus moves to the question when another one is shown. */
function useFocusOnPlace(place: number) {
  const ref = useRef<HTMLHeadingElement>(null);
  const awaited = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the item changes
  useEffect(() => {
    if (!awaited.current) return;
    awaited.current = false;
    ref.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [place]);
  return {
    ref,
    await: () => {
      awaited.current = true;
    },
  };
}
