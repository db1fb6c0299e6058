"use client";
import { useCallback, useSyncExternalStore } from "react";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { call, sentenceOf } from "@/lib/platform/query/call";
import type * as contract from "../contract/items";
import type { Answered } from "../contract/shapes";
import {
  EMPTY_OUTBOX,
  nextToSend,
  type Outbox,
  type Unsent,
  withAnswer,
  withDraft,
  withoutRefusal,
  withoutSent,
  withRefusal,
} from "../rules/outbox";
import { outboxOf } from "./outbox-store";
import { useSending } from "./sending";
import { tabName } from "./tab";

const answerItem = clientEndpoint<typeof contract.answerItem>("POST", "/api/attempts/{id}/items/{place}/answer");

type Listener = {
  /** The server has received and marked the answer. */
  onAnswered(answered: Answered): void;
  /** Another tab writes to this attempt. */
  onElsewhere(): void;
  /** The server refuses the answer: the attempt is finished, or the question was withdrawn. */
  onRefused(): void;
};

/** Sends the answers of an attempt one after another, until the server has confirmed all of them. */
export function useOutbox(attemptId: number, held: boolean, { onAnswered, onElsewhere, onRefused }: Listener) {
  const store = outboxOf(attemptId);
  const outbox = useSyncExternalStore(store.subscribe, store.read, () => EMPTY_OUTBOX);
  const next = nextToSend(outbox);

  const sendProblem = useSending(next, held, {
    async send(unsent) {
      const { place, answer, seconds, hinted } = unsent;
      const answered = await call(answerItem, {
        params: { id: attemptId, place },
        body: { answer, seconds, hinted, tab: tabName() },
      });
      // First stores the answer with its feedback, then removes it from the outbox, so that the question is never shown
      // as unanswered in between.
      onAnswered(answered);
      store.update((now) => withoutSent(now, unsent));
    },
    onElsewhere,
    onRefused(unsent, error) {
      store.update((now) => withRefusal(now, unsent, sentenceOf(error)));
      onRefused();
    },
  });

  const change = useCallback((by: (now: Outbox) => Outbox) => store.update(by), [store]);
  return {
    outbox,
    sendProblem,
    answer: (unsent: Unsent) => change((now) => withAnswer(now, unsent)),
    draft: (place: number, draft: Unsent["answer"]) =>
      change((now) => (draft ? withDraft(withoutRefusal(now, place), place, draft) : now)),
  };
}
