"use client";
import { Timer } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { readStored, writeStored } from "@/components/ui/local-storage";
import type { Attempt } from "@/lib/practice/contract/shapes";

type ClockProps = { attempt: Attempt; place: number; secondsAt(place: number): number };

const HIDDEN = "practice-clock";

/** The time that went into the attempt. It counts up, presses nobody, and can be hidden. */
export function Clock({ attempt, place, secondsAt }: ClockProps) {
  const [hidden, setHidden] = useState(false);
  const [, tick] = useState(0);
  useEffect(() => setHidden(readStored(HIDDEN) === "hidden"), []);
  useEffect(() => {
    if (hidden) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [hidden]);
  const toggle = () => {
    setHidden(!hidden);
    writeStored(HIDDEN, hidden ? "" : "hidden");
  };
  const before = attempt.items.reduce((sum, item) => sum + (item.place === place ? 0 : item.seconds), 0);
  const here = attempt.items.find((item) => item.place === place)?.seconds || secondsAt(place);
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={hidden}
      aria-label={hidden ? "Show the time" : "Hide the time"}
      title={hidden ? "Show the time" : "Hide the time"}
      onClick={toggle}
      className="px-2 text-muted-foreground tabular-nums"
    >
      <Timer aria-hidden="true" />
      {!hidden && (
        <span role="timer" aria-live="off">
          {clockText(before + here)}
        </span>
      )}
    </Button>
  );
}

function clockText(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, "0");
  return `${Math.floor(seconds / 60)}:${rest}`;
}
