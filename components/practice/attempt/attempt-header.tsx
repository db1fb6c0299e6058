"use client";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { Progress } from "@/components/ui/progress";
import { readStored, writeStored } from "@/lib/platform/browser/local-storage";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { FlagButton } from "../flag-button";
import { KeysButton } from "../keys-button";
import type { AttemptState } from "./use-attempt-state";

const KeysDialog = lazyPart(() => import("./keys-dialog").then((dialog) => dialog.KeysDialog));

type AttemptHeadProps = {
  attempt: Attempt;
  state: AttemptState;
  listsKeys: boolean;
  onFlag(): void;
  onListKeys(open: boolean): void;
};

/** The name of the attempt, its progress, and the button to leave it. */
export function AttemptHeader({ attempt, state, listsKeys, onFlag, onListKeys }: AttemptHeadProps) {
  const { item, waiting } = state;
  const done = attempt.items.filter((each) => each.state === "marked").length + waiting.length;
  const flagged = item?.flagged ?? false;
  return (
    <header className="mb-4">
      <div className="flex items-center gap-1">
        <h1 className="heading mr-auto min-w-0 truncate text-lg sm:text-xl">{attempt.title}</h1>
        <Clock attempt={attempt} place={state.place} secondsAt={state.secondsAt} />
        <FlagButton size="icon" flagged={flagged} onFlag={onFlag} />
        <KeysButton size="icon" onClick={() => onListKeys(true)} />
        <Link
          href="/practice"
          aria-label="Close: it can be continued for seven days"
          title="Close: it can be continued for seven days"
          className={buttonVariants({ variant: "ghost", size: "icon" })}
        >
          <Icon name="x" />
        </Link>
      </div>
      <div className="mt-2 flex items-center gap-3">
        <Progress value={(done / Math.max(1, attempt.itemCount)) * 100} aria-label="Answered" />
        <p className="shrink-0 text-compact text-muted-foreground tabular-nums">
          {done} of {attempt.itemCount} answered
        </p>
      </div>
      {listsKeys && <KeysDialog open={listsKeys} onOpenChange={onListKeys} />}
    </header>
  );
}

type ClockProps = { attempt: Attempt; place: number; secondsAt(place: number): number };

const HIDDEN = "practice-clock";

/** The time spent on the attempt. It counts up, sets no limit, and can be hidden. */
function Clock({ attempt, place, secondsAt }: ClockProps) {
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
  const seconds = attempt.items.find((item) => item.place === place)?.seconds || secondsAt(place);
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
      <Icon name="timer" />
      {!hidden && (
        <span role="timer" aria-live="off">
          {clockText(before + seconds)}
        </span>
      )}
    </Button>
  );
}

function clockText(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, "0");
  return `${Math.floor(seconds / 60)}:${rest}`;
}
