"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { toast } from "@/lib/platform/browser/toast";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { call, sentenceOf } from "@/lib/platform/query/call";
import type * as items from "../contract/items";
import type { Attempt } from "../contract/shapes";
import { type Flags, flaggedItems, withFlag, withoutFlag } from "../rules/exam-flags";
import { changeAttempt, useAttemptCache } from "./attempt";
import { examFlagsOf } from "./exam-stores";
import { isOverError } from "./send-problem";
import { useSending } from "./sending";
import { tabName } from "./tab";

const changeItem = clientEndpoint<typeof items.changeItem>("PATCH", "/api/attempts/{id}/items/{place}");

const NONE: Flags = [];

/**
 * The exam as the student flagged it. A flag is kept in the browser until the server has it, also without a connection.
 */
export function useExamFlags(attempt: Attempt) {
  const { id, held } = attempt;
  const client = useQueryClient();
  const cache = useAttemptCache(id);
  const store = examFlagsOf(id);
  const flags = useSyncExternalStore(store.subscribe, store.read, () => NONE);
  const [next] = flags;

  const sendProblem = useSending(next, held, {
    async send(flag) {
      const { place, flagged } = flag;
      await call(changeItem, { params: { id, place }, body: { flagged, tab: tabName() } });
      // First the item shows it, then it leaves the store, so that it never disappears in between.
      changeAttempt(client, id, (now) => ({ ...now, items: flaggedItems(now.items, [flag]) }));
      store.update((now) => withoutFlag(now, flag));
    },
    onElsewhere: cache.showElsewhere,
    onRefused(flag, error) {
      store.update((now) => withoutFlag(now, flag));
      // After the exam a flag has no use, so its loss is not reported.
      if (isOverError(error)) return;
      toast({ variant: "destructive", title: "That could not be saved", description: sentenceOf(error) });
    },
  });

  return {
    attempt: flags.length === 0 ? attempt : { ...attempt, items: flaggedItems(attempt.items, flags) },
    waits: held && next !== undefined,
    sendProblem,
    flag: (place: number, flagged: boolean) => store.update((now) => withFlag(now, { place, flagged })),
  };
}
