"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { afterOrOnline } from "@/lib/platform/browser/connection";
import { toast } from "@/lib/platform/browser/toast";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { call, sentenceOf } from "@/lib/platform/query/call";
import type * as items from "../contract/items";
import type { Attempt } from "../contract/shapes";
import { type Flag, type Flags, flaggedItems, withFlag, withoutFlag } from "../rules/exam-flags";
import { waitAfter } from "../rules/outbox";
import { changeAttempt } from "./attempt";
import { examFlagsOf } from "./outbox-store";
import { isOverError, type SendProblem, sendProblemOf } from "./send-problem";
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
  const [problem, setProblem] = useState<SendProblem | null>(null);
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
      setProblem(null);
    } catch (error) {
      const kind = sendProblemOf(error);
      if (kind === "refused" || kind === "elsewhere") {
        store.update((now) => withoutFlag(now, flag));
        // Once the exam is over, a flag helps nobody any more.
        if (isOverError(error)) return;
        toast({ variant: "destructive", title: "That could not be saved", description: sentenceOf(error) });
      } else {
        setProblem(kind);
        setFailures((count) => count + 1);
      }
    } finally {
      sending.current = false;
    }
  });

  useEffect(() => {
    if (!next || !held) return;
    return afterOrOnline(waitAfter(failures), () => void send(next));
  }, [next, held, failures]);

  return {
    attempt: flags.length === 0 ? attempt : { ...attempt, items: flaggedItems(attempt.items, flags) },
    waits: held && next !== undefined,
    hindrance: next ? problem : null,
    flag: (place: number, flagged: boolean) => store.update((now) => withFlag(now, { place, flagged })),
  };
}
