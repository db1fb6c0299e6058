"use client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { readStored, writeStored } from "@/lib/platform/browser/local-storage";
import { ALWAYS_SHOWN_S, leftInWords, warningAt } from "@/lib/practice/rules/exam";

type ExamClockProps = { endsAt: string; isStopped: boolean; serverNow(): Date; onOver(): void };

const HIDDEN = "exam-clock";

/** The time left, by the server's clock. It can be hidden until the last five minutes; warnings are announced. */
export function ExamClock({ endsAt, isStopped, serverNow, onOver }: ExamClockProps) {
  const left = () => Math.ceil((Date.parse(endsAt) - serverNow().getTime()) / 1000);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [hidden, setHidden] = useState(false);
  const [warning, setWarning] = useState("");
  const before = useRef<number | null>(null);
  useEffect(() => setHidden(readStored(HIDDEN) === "hidden"), []);
  const tick = useEffectEvent(() => {
    const now = left();
    const sentence = before.current === null ? null : warningAt(before.current, now);
    before.current = now;
    setSeconds(now);
    if (sentence) setWarning(sentence);
    if (now <= 0) onOver();
  });
  useEffect(() => {
    if (isStopped) return;
    tick();
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, [isStopped]);
  const isShort = seconds !== null && seconds < ALWAYS_SHOWN_S;
  const toggle = () => {
    setHidden(!hidden);
    writeStored(HIDDEN, hidden ? "" : "hidden");
  };
  return (
    <>
      <span
        className={cn(
          "flex items-center gap-1.5 whitespace-nowrap text-sm tabular-nums",
          isShort ? "font-semibold text-destructive" : "text-muted-foreground",
        )}
      >
        <Icon name="timer" className="size-4" />
        {(!hidden || isShort) && (
          <span role="timer" aria-live="off">
            {seconds === null ? "…" : leftInWords(seconds)}
          </span>
        )}
      </span>
      {!isShort && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={hidden ? "Show the time" : "Hide the time"}
          title={hidden ? "Show the time" : "Hide the time"}
          onClick={toggle}
        >
          <Icon name={hidden ? "eye" : "eye-off"} />
        </Button>
      )}
      <span role="status" className="sr-only">
        {warning}
      </span>
    </>
  );
}
