"use client";
import { useEffect, useState } from "react";
import type { PlanVerdict } from "@/lib/plan/contract/plan";
import { askWhatIf } from "@/lib/plan/hooks";
import { sentenceOf } from "@/lib/platform/query/call";
import type { CivilDay } from "@/lib/platform/time/civil";

const QUIET_MS = 300;

/** The verdict for these hours and days off, requested once nothing has changed for a moment. */
export function useWhatIf(minutes: readonly number[], daysOff: readonly CivilDay[]) {
  const asked = `${minutes.join()} ${daysOff.join()}`;
  const [answer, setAnswer] = useState<{ asked: string; verdict: PlanVerdict }>();
  const [failed, setFailed] = useState<{ asked: string; sentence: string }>();
  useEffect(() => {
    const aborted = new AbortController();
    const [week = "", off = ""] = asked.split(" ");
    const body = { minutes: week.split(",").map(Number), daysOff: off === "" ? [] : off.split(",") };
    const timer = setTimeout(() => {
      // When a request fails, the last verdict stays on the screen; only where there is none is the error shown.
      askWhatIf(body, aborted.signal).then(
        (verdict) => setAnswer({ asked, verdict }),
        (error: unknown) => aborted.signal.aborted || setFailed({ asked, sentence: sentenceOf(error) }),
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [asked]);
  const failure = failed?.asked === asked ? failed.sentence : undefined;
  return { verdict: answer?.verdict, isAsking: answer?.asked !== asked && failure === undefined, failure };
}
