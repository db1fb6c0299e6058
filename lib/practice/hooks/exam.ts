"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { afterOrOnline } from "@/lib/platform/browser/connection";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { CallError, call } from "@/lib/platform/query/call";
import { useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type { Answer } from "@/lib/questions/contract/answers";
import type * as attempts from "../contract/attempts";
import type * as items from "../contract/items";
import type * as contract from "../contract/mocks";
import type { Attempt, NewerAnswer } from "../contract/shapes";
import {
  changeAt,
  EMPTY_EXAM_OUTBOX,
  type ExamChange,
  nextChange,
  quietMs,
  withChange,
  withExamDraft,
  withHeld,
  withMine,
  withoutExamDraft,
  withoutPlace,
  withoutSaved,
} from "../rules/exam-outbox";
import { waitAfter } from "../rules/outbox";
import { changeAttempt, showHead } from "./attempt";
import { examOutboxOf } from "./exam-stores";
import { isOverError, type SendProblem, sendProblemOf } from "./send-problem";
import { tabName } from "./tab";

const getMocks = clientEndpoint<typeof contract.getMocks>("GET", "/api/courses/{id}/mocks");
const saveItem = clientEndpoint<typeof items.saveItem>("PUT", "/api/attempts/{id}/items/{place}");
const pauseAttempt = clientEndpoint<typeof attempts.pauseAttempt>("POST", "/api/attempts/{id}/pause");
const finishAttempt = clientEndpoint<typeof attempts.finishAttempt>("POST", "/api/attempts/{id}/finish");
const resumeAttempt = clientEndpoint<typeof attempts.resumeAttempt>("POST", "/api/attempts/{id}/resume");

export const useMocks = (id: number) => useEndpoint(getMocks, { params: { id } }, { staleTime: 10_000 });

/** An answer as it is given, and the saved one that it replaces. */
type GivenAnswer = Omit<ExamChange, "held"> & { before: Answer | null };

type Listener = {
  /** Another tab writes to this attempt. */
  onElsewhere(): void;
  /** The exam is finished on the server, or it refuses an answer. */
  onNews(): void;
};

/** Sends the answers of an exam one after another, until the server has confirmed all of them. */
export function useExamOutbox(attempt: Attempt, held: boolean, { onElsewhere, onNews }: Listener) {
  const { id } = attempt;
  const client = useQueryClient();
  const store = examOutboxOf(id);
  const outbox = useSyncExternalStore(store.subscribe, store.read, () => EMPTY_EXAM_OUTBOX);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const failures = useRef({ count: 0, retryAt: 0 });
  const [isOver, setOver] = useState(false);
  const [, wake] = useState(0);
  const sending = useRef(false);
  const dueAt = useRef(new Map<number, number>());
  // An older response may arrive after a newer one, so what was confirmed here counts.
  const confirmed = useRef(new Map<number, number>());
  const next = nextChange(outbox);

  const showNewer = (place: number, { answer, revision }: NewerAnswer) =>
    changeAttempt(client, id, (now) => ({
      ...now,
      items: now.items.map((item) =>
        item.place === place ? { ...item, answer, revision, state: answer ? "saved" : "new" } : item,
      ),
    }));

  const handleError = (sent: ExamChange, error: unknown) => {
    const kind = sendProblemOf(error);
    if (kind === "elsewhere") return onElsewhere();
    if (error instanceof CallError && error.code === "edit_conflict") {
      store.update((now) => withHeld(now, sent, "newer"));
      return showNewer(sent.place, error.newer as NewerAnswer);
    }
    if (kind === "refused") {
      store.update((now) => withHeld(now, sent, "refused"));
      if (isOverError(error)) setOver(true);
      return onNews();
    }
    setProblem(kind);
    const count = failures.current.count + 1;
    failures.current = { count, retryAt: performance.now() + waitAfter(count) };
  };

  const send = useEffectEvent(async (change: ExamChange) => {
    if (sending.current) return;
    sending.current = true;
    const { place, answer, seconds, revision, at } = change;
    try {
      const saved = await call(saveItem, {
        params: { id, place },
        body: { answer, seconds, revision, at, tab: tabName() },
      });
      // First shows the answer as saved, then removes it from the outbox, so that it is never shown as blank in
      // between.
      changeAttempt(client, id, (now) => ({
        ...now,
        now: saved.now,
        endsAt: saved.endsAt,
        items: now.items.map((item) =>
          item.place === place
            ? { ...item, answer, seconds, revision: saved.revision, state: answer ? "saved" : "new" }
            : item,
        ),
      }));
      confirmed.current.set(place, saved.revision);
      store.update((now) => withoutSaved(now, change, saved.revision));
      failures.current = { count: 0, retryAt: 0 };
      setProblem(null);
    } catch (error) {
      handleError(change, error);
    } finally {
      sending.current = false;
      wake((count) => count + 1);
    }
  });

  useEffect(() => {
    if (!next || !held) return;
    // Points in time, not durations, because this runs again with every render.
    const at = Math.max(dueAt.current.get(next.place) ?? 0, failures.current.retryAt);
    return afterOrOnline(Math.max(0, at - performance.now()), () => void send(next));
  });

  const flush = () => {
    dueAt.current.clear();
    wake((count) => count + 1);
  };
  useEffect(() => {
    const hide = () => {
      dueAt.current.clear();
      const first = nextChange(examOutboxOf(id).read());
      if (document.visibilityState === "hidden" && first && held) void send(first);
    };
    document.addEventListener("visibilitychange", hide);
    return () => document.removeEventListener("visibilitychange", hide);
  }, [id, held]);

  return {
    outbox,
    isOver,
    sendProblem: next ? problem : null,
    flush,
    /** `draft` is the answer as typed, if a part of it cannot be sent. */
    write({ before, ...given }: GivenAnswer, draft: Answer | null) {
      const { place, answer } = given;
      dueAt.current.set(place, performance.now() + quietMs(draft ?? answer));
      const revision = Math.max(given.revision, confirmed.current.get(place) ?? 0);
      store.update((now) => {
        const isNothing = answer === null && before === null && !changeAt(now, place);
        const changed = isNothing ? now : withChange(now, { ...given, revision });
        return draft ? withExamDraft(changed, { place, answer: draft, revision }) : withoutExamDraft(changed, place);
      });
    },
    /** Sends the seconds at a question with the answer that it has, which may be none. */
    writeSeconds(change: Omit<ExamChange, "held">) {
      const revision = Math.max(change.revision, confirmed.current.get(change.place) ?? 0);
      store.update((now) => withChange(now, { ...change, revision }));
    },
    keepMine: (place: number, revision: number) => store.update((now) => withMine(now, place, revision)),
    takeNewer: (place: number) => store.update((now) => withoutPlace(now, place)),
  };
}

/** Stops the clock of an exam, or lets it go on. */
export function useExamClock(id: number) {
  const client = useQueryClient();
  const pause = useEndpointMutation(pauseAttempt, {
    invalidates: ["/api/attempts?"],
    errorToast: "The exam could not be paused",
    onSuccess: (head) => void showHead(client, head),
  });
  const resume = useEndpointMutation(resumeAttempt, {
    invalidates: ["/api/attempts?"],
    errorToast: "The exam could not be resumed",
    onSuccess: (head) => void showHead(client, head),
  });
  const request = () => ({ params: { id }, body: { tab: tabName() } });
  return {
    isPending: pause.isPending || resume.isPending,
    pause: () => pause.mutate(request()),
    takeBreak: () => pause.mutate({ params: { id }, body: { tab: tabName(), isBreak: true } }),
    resume: () => resume.mutate(request()),
  };
}

/** Closes a part of an exam whose parts close one behind the other. */
export function useClosePart(id: number) {
  const client = useQueryClient();
  const write = useEndpointMutation(finishAttempt, {
    invalidates: [],
    errorToast: "This part could not be closed",
    onSuccess: (head) => void ("order" in head && showHead(client, head)),
  });
  return {
    isPending: write.isPending,
    closePart: (part: number) => write.mutate({ params: { id }, body: { tab: tabName(), close: part } }),
  };
}
