"use client";
import { Flag, Keyboard, X } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Progress } from "@/components/ui/progress";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { Clock } from "./clock";
import type { AttemptState } from "./use-attempt-state";

const KeysDialog = dynamic(() => import("./keys-dialog").then((dialog) => dialog.KeysDialog), { ssr: false });

type AttemptHeadProps = {
  attempt: Attempt;
  state: AttemptState;
  listsKeys: boolean;
  onFlag(): void;
  onListKeys(open: boolean): void;
};

/** Which attempt this is, how far it is, and the way out. */
export function AttemptHead({ attempt, state, listsKeys, onFlag, onListKeys }: AttemptHeadProps) {
  const { item, waiting } = state;
  const done = attempt.items.filter(({ state: at }) => at === "marked").length + waiting.length;
  const flagged = item?.flagged ?? false;
  return (
    <header className="mb-4">
      <div className="flex items-center gap-1">
        <h1 className="heading mr-auto min-w-0 truncate text-lg sm:text-xl">{attempt.title}</h1>
        <Clock attempt={attempt} place={state.place} secondsAt={state.secondsAt} />
        <Button
          variant="ghost"
          size="icon"
          aria-pressed={flagged}
          aria-label="Flag this question"
          title="Flag this question (F)"
          onClick={onFlag}
        >
          <Flag aria-hidden="true" className={cn(flagged && "fill-exam text-exam")} />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Keys"
          aria-haspopup="dialog"
          title="Keys (?)"
          onClick={() => onListKeys(true)}
          className="pointer-coarse:hidden"
        >
          <Keyboard aria-hidden="true" />
        </Button>
        <Link
          prefetch={false}
          href="/practice"
          aria-label="Close: it can be continued for seven days"
          title="Close: it can be continued for seven days"
          className={buttonVariants({ variant: "ghost", size: "icon" })}
        >
          <X aria-hidden="true" />
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
