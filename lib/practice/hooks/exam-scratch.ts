"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { toast } from "@/lib/platform/browser/toast";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { call, sentenceOf } from "@/lib/platform/query/call";
import type * as attempts from "../contract/attempts";
import type { Attempt } from "../contract/shapes";
import { changeAttempt } from "./attempt";
import { examScratchOf } from "./exam-stores";
import { isOverError } from "./send-problem";
import { useSending } from "./sending";
import { tabName } from "./tab";

const saveScratch = clientEndpoint<typeof attempts.saveScratch>("PUT", "/api/attempts/{id}/scratch");

const QUIET_MS = 1500;

/** The text of the scratch pad. For the pad alone, because each key renders it. */
export function useScratch({ id, scratch }: Attempt) {
  const store = examScratchOf(id);
  const draft = useSyncExternalStore(store.subscribe, store.read, () => null);
  return { text: draft ?? scratch, isSaved: draft === null, write: (text: string) => store.update(() => text) };
}

export type Scratch = ReturnType<typeof useScratch>;

type Options = {
  canSend: boolean;
  /** Nothing more is written, so nothing is waited for. */
  isOver: boolean;
  onElsewhere(): void;
};

/** Sends the scratch pad a moment after the last key, also when the pad is closed by then. */
export function useScratchSending({ id }: Attempt, { canSend, isOver, onElsewhere }: Options) {
  const client = useQueryClient();
  const store = examScratchOf(id);
  const isUnsaved = useSyncExternalStore(
    store.subscribe,
    () => store.read() !== null,
    () => false,
  );
  const [next, setNext] = useState<string>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setNext(store.read() ?? undefined), isOver ? 0 : QUIET_MS);
    };
    restart();
    const leave = store.subscribe(restart);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [store, isOver]);

  const markSaved = (sent: string) => {
    changeAttempt(client, id, (now) => ({ ...now, scratch: sent }));
    store.update((now) => (now === sent ? null : now));
    setNext(undefined);
  };
  const sendProblem = useSending(next, canSend, {
    async send(text) {
      await call(saveScratch, { params: { id }, body: { text, tab: tabName() } });
      markSaved(text);
    },
    onElsewhere,
    onRefused(text, error) {
      markSaved(text);
      // After the exam a note has no use, so its loss is not reported.
      if (isOverError(error)) return;
      toast({ variant: "destructive", title: "That could not be saved", description: sentenceOf(error) });
    },
  });
  return { waits: canSend && isUnsaved, sendProblem };
}
