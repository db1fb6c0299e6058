"use client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { afterOrOnline } from "@/lib/platform/browser/connection";
import { waitAfter } from "../rules/outbox";
import { type SendProblem, sendProblemOf } from "./send-problem";

type SendingOptions<Unsent> = {
  /** Sends it and, once the server has it, removes it from what waits. */
  send(unsent: Unsent): Promise<void>;
  /** Another tab writes to this attempt. What waits is sent when this tab holds the attempt again. */
  onElsewhere(): void;
  /** The server does not take it, now or later. */
  onRefused(unsent: Unsent, error: unknown): void;
};

const NO_FAILURE = { failures: 0, problem: null };

/** Sends what waits, one after another, and tries again after a failure. Returns why nothing can be sent now. */
export function useSending<Unsent>(
  next: Unsent | undefined,
  held: boolean,
  { send, onElsewhere, onRefused }: SendingOptions<Unsent>,
): SendProblem | null {
  const isSending = useRef(false);
  // A new object after each response: what became the next one while another was on its way is sent then.
  const [last, setLast] = useState<{ failures: number; problem: SendProblem | null }>(NO_FAILURE);

  const handleError = (unsent: Unsent, error: unknown) => {
    const problem = sendProblemOf(error);
    if (problem === "elsewhere") return onElsewhere();
    if (problem !== "refused") return setLast(({ failures }) => ({ failures: failures + 1, problem }));
    onRefused(unsent, error);
    setLast({ ...NO_FAILURE });
  };

  const sendOne = useEffectEvent(async (unsent: Unsent) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await send(unsent);
      setLast({ ...NO_FAILURE });
    } catch (error) {
      handleError(unsent, error);
    } finally {
      isSending.current = false;
    }
  });

  useEffect(() => {
    if (next === undefined || !held) return;
    return afterOrOnline(waitAfter(last.failures), () => void sendOne(next));
  }, [next, held, last]);

  return next === undefined ? null : last.problem;
}
