"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { toast } from "@/lib/platform/browser/toast";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { CallError, call, maySucceedLater, sentenceOf } from "@/lib/platform/query/call";
import type * as items from "../contract/items";
import type { Attempt } from "../contract/shapes";
import { type Flag, type Flags, flaggedItems, withFlag, withoutFlag } from "../rules/exam-flags";
import { waitAfter } from "../rules/outbox";
import { changeAttempt } from "./attempt";
import { examFlagsOf } from "./outbox-store";
import { tabName } from "./tab";

const changeItem = clientEndpoint<typeof items.changeItem>("PATCH", "/api/attempts/{id}/items/{place}");

const NONE: Flags = [];

/** The exam as the student flagged it. A flag is kept in the browser until the server has it, also without a connection. */
export function useExamFlags(attempt: Attempt) {
  const { id, held } = attempt;
  const client = useQueryClient();
  const store = examFlagsOf(id);
  const flags = useSyncExternalStore(store.subscribe, store.read, () => NONE);
  const sending = useRef(false);
  const [failures, setFailures] = useState(0);
  const [next] = flags;

  const send = useEffectEvent(async (flag: Flag) => {
    if (sending.current) return;
    sending.current = true;
    const { place, flagged } = flag;
    try {
      await call(changeItem, { params: { id, place }, body: { flagged, tab: tabName() } });
      // First the item shows it, then it leaves the store, so that it never disappears in between.
      changeAttempt(client, id, (now) => ({ ...now, items: flaggedItems(now.items, [flag]) }));
      store.update((now) => withoutFlag(now, flag));
      setFailures(0);
    } catch (error) {
      const isRefused = error instanceof CallError && error.status !== 401 && !maySucceedLater(error);
      if (isRefused) {
        store.update((now) => withoutFlag(now, flag));
        toast({ variant: "destructive", title: "That could not be saved", description: sentenceOf(error) });
      } else setFailures((count) => count + 1);
    } finally {
      sending.current = false;
    }
  });

  useEffect(() => {
    if (!next || !held) return;
    const timer = setTimeout(() => void send(next), waitAfter(failures));
    const tryNow = () => {
      clearTimeout(timer);
      void send(next);
    };
    window.addEventListener("online", tryNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", tryNow);
    };
  }, [next, held, failures]);

  return {
    attempt: flags.length === 0 ? attempt : { ...attempt, items: flaggedItems(attempt.items, flags) },
    flag: (place: number, flagged: boolean) => store.update((now) => withFlag(now, { place, flagged })),
  };
}
