"use client";
import { CirclePlay } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { AttemptForm } from "@/lib/practice/contract/attempts";
import { useAttempt, useStartAttempt } from "@/lib/practice/hooks/attempt";
import { TriedQuestion } from "./tried-question";

type TryHereProps = {
  /** The question's key in a lesson, or the thread whose variant is shown. */
  form: Pick<AttemptForm, "topicId" | "question" | "threadId">;
  title?: string;
  hint?: string;
};

/** One live question, answered in place. Nothing is drawn before it is asked for. */
export function TryHere({ form, title = "Try it", hint = "One question on what you have just read." }: TryHereProps) {
  const [id, setId] = useState<number>();
  const { start, isPending } = useStartAttempt((attempt) => setId(attempt.id));
  const again = () => isPending || start({ kind: "try", ...form });
  return (
    // No landmark: a lesson may have several of them.
    <div className="rounded-lg border border-primary/40 bg-card print:hidden">
      {id === undefined ? (
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 md:px-5">
          <p>
            <span className="font-semibold">{title}.</span> <span className="text-muted-foreground">{hint}</span>
          </p>
          <Button onClick={again} aria-disabled={isPending}>
            <CirclePlay aria-hidden="true" />
            {isPending ? "Starting..." : "Show the question"}
          </Button>
        </div>
      ) : (
        <Started key={id} id={id} isStarting={isPending} onAgain={form.threadId ? undefined : again} />
      )}
    </div>
  );
}

type StartedProps = { id: number; isStarting: boolean; onAgain: (() => void) | undefined };

function Started({ id, isStarting, onAgain }: StartedProps) {
  const { data: attempt, isFetchedAfterMount } = useAttempt(id);
  if (!attempt) return <Skeleton className="h-56" />;
  return <TriedQuestion attempt={attempt} isAsked={isFetchedAfterMount} isStarting={isStarting} onAgain={onAgain} />;
}
