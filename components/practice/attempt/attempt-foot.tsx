"use client";
import { CloudOff, Lightbulb } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { AttemptState } from "./use-attempt-state";

type AttemptFootProps = {
  state: AttemptState;
  canHint: boolean;
  isHinting: boolean;
  onGoOn(): void;
  onHint(): void;
};

/** The way on, under the thumb on a phone, with what is known about saving. */
export function AttemptFoot({ state, canHint, isHinting, onGoOn, onHint }: AttemptFootProps) {
  const { isMarked, isWaiting, next, item } = state;
  const answered = isMarked || isWaiting;
  const closed = item?.locked || item?.withdrawn;
  return (
    <footer
      data-keep-clear
      className="z-30 flex flex-wrap items-center gap-2 border-t bg-background px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-md:fixed max-md:inset-x-0 max-md:bottom-0 md:sticky md:bottom-0 md:mt-4 md:px-0"
    >
      {answered || closed ? (
        <GoOn state={state} onGoOn={closed && next !== null ? state.goOn : onGoOn} />
      ) : (
        <>
          <Button size="lg" onClick={onGoOn} disabled={state.elsewhere} className="max-sm:flex-1">
            Check
          </Button>
          {(next !== null || item?.state === "new") && (
            <Button
              variant="ghost"
              size="lg"
              onClick={state.skip}
              disabled={next === null || state.elsewhere}
              className="px-4"
            >
              Skip
            </Button>
          )}
          {canHint && (
            <Button variant="ghost" size="lg" onClick={onHint} disabled={isHinting || state.elsewhere} className="px-4">
              <Lightbulb aria-hidden="true" />
              Hint
            </Button>
          )}
        </>
      )}
      <Saving state={state} />
    </footer>
  );
}

function GoOn({ state, onGoOn }: { state: AttemptState; onGoOn(): void }) {
  const { next, hasUnsent, isFinishing } = state;
  if (next !== null)
    return (
      <Button size="lg" onClick={onGoOn} className="max-sm:flex-1">
        Next
      </Button>
    );
  return (
    <Button size="lg" onClick={onGoOn} disabled={hasUnsent || isFinishing || state.elsewhere} className="max-sm:flex-1">
      {isFinishing ? "Finishing..." : "Show the result"}
    </Button>
  );
}

/** What is acknowledged is saved, and nothing else is called so. */
function Saving({ state: { hasUnsent, hindrance, isMarked } }: { state: AttemptState }) {
  const status = hasUnsent ? (hindrance ? NOT_SAVED[hindrance] : "Saving…") : isMarked ? "Saved" : "";
  return (
    <p role="status" className="ml-auto flex items-center gap-2 text-compact text-muted-foreground">
      {hasUnsent && !hindrance && <Spinner label="" className="size-4" />}
      {hindrance && <CloudOff aria-hidden="true" className="size-4" />}
      {status}
    </p>
  );
}

const NOT_SAVED = {
  offline: "Not saved: no connection",
  "signed-out": "Not saved: signed out",
  busy: "Not saved: the server is busy",
} as const;
