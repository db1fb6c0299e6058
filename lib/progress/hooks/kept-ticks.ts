"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useIsOffline } from "@/lib/platform/browser/connection";
import { readStored, writeStored } from "@/lib/platform/browser/local-storage";
import { toast } from "@/lib/platform/browser/toast";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { CallError, call, isConnectionError, maySucceedLater, sentenceOf } from "@/lib/platform/query/call";
import type * as contract from "../contract";
import { type KeptTick, ticksFrom, withoutTick, withTick } from "../rules/kept-ticks";

export const tickEndpoint = clientEndpoint<typeof contract.completeTopic>("POST", "/api/topics/{id}/complete");

/** The signed-in user: another one on the same device neither sees nor sends these ticks. */
let owner: string | undefined;

const keyOf = (userId: string) => `ticks:${userId}`;
const keptBy = (userId: string) => ticksFrom(readStored(keyOf(userId)));

function change(userId: string, by: (ticks: KeptTick[]) => KeptTick[]): void {
  const ticks = by(keptBy(userId));
  writeStored(keyOf(userId), ticks.length ? JSON.stringify(ticks) : "");
}

/** Nothing was refused: there is no connection, or the session is over. */
export const isSendable = (error: unknown): boolean =>
  isConnectionError(error) || (error instanceof CallError && error.status === 401);

/** Keeps a tick for later. False if it is not known who is signed in. */
export function keepTick(tick: KeptTick): boolean {
  if (owner) change(owner, (ticks) => withTick(ticks, tick));
  return owner !== undefined;
}

/** Sends what was ticked without a connection, once there is one, and what was ticked before the session ended. */
export function useSendKeptTicks(userId: string | undefined): void {
  const client = useQueryClient();
  const isOffline = useIsOffline();
  const isSending = useRef(false);

  const send = useEffectEvent(async (user: string) => {
    if (isSending.current || keptBy(user).length === 0) return;
    isSending.current = true;
    try {
      for (let [tick] = keptBy(user); tick; [tick] = keptBy(user)) {
        await sendTick(tick);
        const sent = tick;
        change(user, (ticks) => withoutTick(ticks, sent));
      }
      await client.invalidateQueries();
    } catch {
      // Without a connection again: what is left stays for the next time.
    } finally {
      isSending.current = false;
    }
  });

  useEffect(() => {
    owner = userId;
    if (userId && !isOffline) void send(userId);
  }, [userId, isOffline]);
}

/** Throws when the tick could not be sent; a tick that is refused for good is given up with a sentence. */
async function sendTick({ topicId, completed }: KeptTick): Promise<void> {
  try {
    await call(tickEndpoint, { params: { id: topicId }, body: { completed } });
  } catch (error) {
    if (isSendable(error) || !(error instanceof CallError) || maySucceedLater(error)) throw error;
    toast({ variant: "destructive", title: "A topic could not be ticked", description: sentenceOf(error) });
  }
}
